import { createIntl, createIntlCache } from 'react-intl';
import en from '../../../translations/en.json';
import ar from '../../../translations/ar.json';
import type { View } from './visitor.ts';

const cache = createIntlCache();
const intls = {
  en: createIntl({ locale: 'en-GB', messages: en }, cache),
  ar: createIntl({ locale: 'ar-KW-u-nu-latn', messages: ar }, cache),
};

export type Texts = (key: keyof typeof en, values?: Record<string, string | number>) => string;

/** The shop's own words in the language of the view: what a customer looks for. */
export function textsOf({ language }: Pick<View, 'language'>): Texts {
  return (key, values) => intls[language].formatMessage({ id: key }, values);
}
