import { IntlMessageFormat } from 'intl-messageformat';
import type { I18nProvider } from 'ra-core';
import { languages, type Language } from '../../contract/languages.ts';
import type { Texts } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** `resources.members.fields.name` of react-admin is `members.fields.name` here. */
const RESOURCE = /^resources\./;

/** The texts of react-admin's core come from this app's translations too: ICU messages, as in the storefront. */
export function createI18nProvider(language: Language, texts: Texts): I18nProvider {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string): IntlMessageFormat | null => {
    const text = texts[key];
    if (text === undefined) return null;
    const format = formats.get(key) ?? new IntlMessageFormat(text, languages[language].locale);
    formats.set(key, format);
    return format;
  };
  return {
    /** A key without a translation is a text already, such as a message of the API. */
    translate(key, values?: Values) {
      const format = formatOf(key.replace(RESOURCE, ''));
      return format === null ? String(values?.['_'] ?? key) : String(format.format(values));
    },
    getLocale: () => language,
    // KitchenApp passes a new provider: react-admin's own way would mount every screen again.
    changeLocale: () => Promise.resolve(),
  };
}
