import { use, useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../features/language/languageSlice.ts';
import { DEFAULT_LANGUAGE, languages } from '../contract/languages.ts';
import { applyLanguage } from '../i18n/applyLanguage.ts';
import { loadMessages } from '../i18n/messages.ts';

/** Texts, formats and direction follow the store, so that a replayed session moves them too. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  const messages = use(loadMessages(language));
  useLayoutEffect(() => applyLanguage(document.documentElement, language), [language]);
  return (
    <IntlProvider
      locale={languages[language].locale}
      defaultLocale={languages[DEFAULT_LANGUAGE].locale}
      messages={messages}
    >
      {children}
    </IntlProvider>
  );
}
