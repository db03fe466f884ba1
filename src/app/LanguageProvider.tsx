import { use, useLayoutEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../features/language/languageSlice.ts';
import { applyLanguage } from '../i18n/applyLanguage.ts';
import { loadMessages } from '../i18n/messages.ts';
import { TextsProvider } from '../i18n/TextsProvider.tsx';

/** Texts, formats and direction follow the store, so that a replayed session moves them too. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  const messages = use(loadMessages(language));
  useLayoutEffect(() => applyLanguage(document.documentElement, language), [language]);
  return (
    <TextsProvider language={language} messages={messages}>
      {children}
    </TextsProvider>
  );
}
