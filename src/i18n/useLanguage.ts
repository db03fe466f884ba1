import { useIntl } from 'react-intl';
import { languages, type Language } from './languages.ts';

/** The language of the surrounding texts. */
export function useLanguage(): Language {
  const { locale } = useIntl();
  return locale === languages.ar.locale ? 'ar' : 'en';
}
