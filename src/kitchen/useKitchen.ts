import { createContext, use } from 'react';
import type { Kitchen } from './createKitchen.ts';

export const KitchenContext = createContext<Kitchen | null>(null);

export function useKitchen(): Kitchen {
  const kitchen = use(KitchenContext);
  if (kitchen === null) throw new Error('This belongs into <KitchenApp>.');
  return kitchen;
}
