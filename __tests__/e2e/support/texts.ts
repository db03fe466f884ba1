import { createIntl, createIntlCache } from 'react-intl';
import en from '../../../translations/en.json' with { type: 'json' };
import ar from '../../../translations/ar.json' with { type: 'json' };

export type Language = 'en' | 'ar';
export type TextKey = keyof typeof en;

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

const cache = createIntlCache();
const intls = {
  en: createIntl({ locale: 'en-GB', messages: en }, cache),
  ar: createIntl({ locale: 'ar-KW-u-nu-latn', messages: ar }, cache),
};

/** The storefront's own texts in a language: what a customer looks for. */
export function textsOf(language: Language): Texts {
  return (key, values) => intls[language].formatMessage({ id: key }, values);
}
