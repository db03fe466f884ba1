import { isLanguage, type Language } from '../languages.ts';

/** The cookie that holds the language on which a visitor has settled. */
export const LANGUAGE_COOKIE = 'language';

/** The settled language among the cookies of a request or of a document; null for none. */
export function keptLanguage(cookies: string | undefined): Language | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(value) ? value : null;
}
