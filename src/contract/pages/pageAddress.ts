import { DEFAULT_LANGUAGE, isLanguage, languageCodes, type Language } from '../languages.ts';

const LANGUAGE = 'lang';

/** The language that the query asks for, `?lang=ar`; null when the shop does not have it. */
export function askedLanguage(search: string): Language | null {
  const asked = new URLSearchParams(search).get(LANGUAGE);
  return isLanguage(asked) ? asked : null;
}

/** The query without its language; null when it has none. */
export function withoutLanguage(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE)) return null;
  query.delete(LANGUAGE);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The address that opens a page in a language. */
export function sharedAddress(publicUrl: string, path: string, language: Language): string {
  return `${publicUrl}${path}?${LANGUAGE}=${language}`;
}

/** The addresses of a page by `hreflang`; visitors with none of the languages get the default one. */
export function alternateAddresses(publicUrl: string, path: string): [string, string][] {
  const inLanguage = (language: Language) => sharedAddress(publicUrl, path, language);
  return [
    ...languageCodes.map((language): [string, string] => [language, inLanguage(language)]),
    ['x-default', inLanguage(DEFAULT_LANGUAGE)],
  ];
}
