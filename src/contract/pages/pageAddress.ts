export type PageLanguage = 'en' | 'ar';

/** As `?lang=` names them. */
export const pageLanguages: readonly PageLanguage[] = ['en', 'ar'];

const LANGUAGE = 'lang';

/** What the query asks for, `?lang=ar`; null when that is nothing the shop speaks. */
export function askedLanguage(search: string): PageLanguage | null {
  const asked = new URLSearchParams(search).get(LANGUAGE);
  return pageLanguages.find((language) => language === asked) ?? null;
}

/** The query without the wish for a language; null when it holds none. */
export function withoutLanguage(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE)) return null;
  query.delete(LANGUAGE);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The address that shows a page in a language to whoever follows it. */
export function sharedAddress(publicUrl: string, path: string, language: PageLanguage): string {
  return `${publicUrl}${path}?${LANGUAGE}=${language}`;
}

/** The addresses of a page by `hreflang`; a visitor with neither language is shown English. */
export function alternateAddresses(publicUrl: string, path: string): [string, string][] {
  const inLanguage = (language: PageLanguage) => sharedAddress(publicUrl, path, language);
  return [
    ...pageLanguages.map((language): [string, string] => [language, inLanguage(language)]),
    ['x-default', inLanguage('en')],
  ];
}
