import {
  DEFAULT_LANGUAGE,
  isLanguage,
  preferredLanguage,
  type Language,
} from '../../contract/languages.ts';
import { observable, type Changeable } from '../observable.ts';

const STORED_KEY = 'mizan.kitchen.language';

export type LanguageChoice = Changeable<Language>;

/** The language that was chosen on this device, or the browser's. */
export function createLanguageChoice(window: Window): LanguageChoice {
  const choice = observable(
    storedLanguage(window) ?? preferredLanguage(window.navigator.languages) ?? DEFAULT_LANGUAGE,
  );
  return {
    ...choice,
    write(language) {
      choice.write(language);
      try {
        window.localStorage.setItem(STORED_KEY, language);
      } catch {
        // A browser without storage asks again at the next visit.
      }
    },
  };
}

function storedLanguage(window: Window): Language | null {
  try {
    const stored = window.localStorage.getItem(STORED_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}
