import { useIntl } from 'react-intl';
import {
  DEFAULT_LANGUAGE,
  languageCodes,
  languages,
  type Language,
} from '../contract/languages.ts';

/** The language of the texts' locale. */
export function languageOfLocale(locale: string): Language {
  return languageCodes.find((code) => languages[code].locale === locale) ?? DEFAULT_LANGUAGE;
}

/** The language of the surrounding texts. */
export function useLanguage(): Language {
  return languageOfLocale(useIntl().locale);
}
