import { useSyncExternalStore } from 'react';
import type { Language } from '../../contract/languages.ts';
import { useKitchen } from '../kitchen.ts';

/** The language that was chosen. */
export function useLanguage(): Language {
  const { language } = useKitchen();
  return useSyncExternalStore(language.subscribe, language.read);
}
