import type { History } from 'history';
import { askedLanguage, withoutLanguage } from '../contract/pages/pageAddress.ts';
import type { Language } from '../contract/languages.ts';

/**
 * The language that the address of a shared link asks for. It leaves the address, so that a later
 * choice of language is not undone by a reload.
 */
export function takeArrivalLanguage(history: History): Language | null {
  const { pathname, search, hash, state } = history.location;
  const rest = withoutLanguage(search);
  if (rest === null) return null;
  history.replace({ pathname, search: rest, hash }, state);
  return askedLanguage(search);
}
