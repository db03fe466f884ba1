import { languages, type Language } from '../contract/languages.ts';

/** The one place where `lang` and `dir` of a document are set, always together. */
export function applyLanguage(root: HTMLElement, language: Language): void {
  root.lang = language;
  root.dir = languages[language].direction;
}
