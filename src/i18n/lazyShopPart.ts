import type { ComponentType } from 'react';
import type { LaterPart } from '../contract/pages/routes.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { loadTexts } from './messages.ts';

/** A `lazyPart` that may be shown on a page without the texts of the shop. */
export const lazyShopPart = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  texts: readonly LaterPart[] = ['shop'],
) =>
  lazyPart(async () => {
    const [part] = await Promise.all([fetchPart(), ...texts.map(loadTexts)]);
    return part;
  });
