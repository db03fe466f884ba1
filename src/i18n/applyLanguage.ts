import { languages, type Language } from '../contract/languages.ts';

/** The only code that sets `lang` and `dir` of a document, always together. */
export function applyLanguage(root: HTMLElement, language: Language): void {
  root.lang = language;
  root.dir = languages[language].direction;
}
