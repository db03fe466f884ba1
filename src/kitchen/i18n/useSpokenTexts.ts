import { useEffect, useState, useSyncExternalStore } from 'react';
import type { I18nProvider } from 'ra-core';
import type { Language } from '../../contract/languages.ts';
import { createI18nProvider } from './createI18nProvider.ts';
import type { LanguageChoice } from './languageChoice.ts';
import { loadTexts } from './loadTexts.ts';

interface SpokenTexts {
  language: Language;
  provider: I18nProvider;
}

/** The texts of the chosen language; those of the previous one until they have loaded. */
export function useSpokenTexts(choice: LanguageChoice) {
  const wanted = useSyncExternalStore(choice.subscribe, choice.read);
  const [texts, setTexts] = useState<SpokenTexts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const spoken = texts?.language ?? null;
  useEffect(() => {
    if (wanted === spoken) return;
    let isWanted = true;
    loadTexts(wanted).then(
      (loaded) => {
        if (!isWanted) return;
        setTexts({ language: wanted, provider: createI18nProvider(wanted, loaded) });
      },
      () => {
        if (!isWanted) return;
        if (spoken === null) setFailed(true);
        else choice.write(spoken);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [choice, wanted, spoken]);
  return { texts, hasFailed };
}
