import { useTranslate } from 'ra-core';
import type { TextKey } from './texts.ts';

export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The same as react-admin's `useTranslate`, but the compiler knows the keys. */
export function useText(): Text {
  return useTranslate();
}
