import { useMemo, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl';
import { DEFAULT_LANGUAGE, languages, type Language } from '../contract/languages.ts';
import { formatCount } from './formats.ts';
import type { Messages } from './messages.ts';

interface TextsProviderProps {
  language: Language;
  messages: Messages;
  children: ReactNode;
}

/** Gives what is below it the texts and `useIntl`. */
export function TextsProvider({ language, messages, children }: TextsProviderProps) {
  const intl = useMemo(() => createTexts(language, messages), [language, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

const counts = { format: formatCount };

/**
 * Numbers of texts come from `formatCount`, and plurals from the bare language: the first `Intl.NumberFormat`, and the
 * first `Intl.PluralRules` of a locale that names its digits, hold up a slow phone (decision 199).
 */
function createTexts(language: Language, messages: Messages): IntlShape {
  const { locale } = languages[language];
  const intl = createIntl({ locale, defaultLocale: languages[DEFAULT_LANGUAGE].locale, messages });
  const { getPluralRules } = intl.formatters;
  Object.assign(intl.formatters, {
    getNumberFormat: () => counts,
    getPluralRules: (_locale: string, options: Intl.PluralRulesOptions) =>
      getPluralRules(language, options),
  });
  return intl;
}
