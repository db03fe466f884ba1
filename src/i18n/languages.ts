export type Language = 'en' | 'ar';
export type Direction = 'ltr' | 'rtl';

interface LanguageFacts {
  /** In the language itself. */
  name: string;
  direction: Direction;
  /** Latin digits in both, as Kuwaiti shops and KNET show them. */
  locale: string;
}

export const DEFAULT_LANGUAGE: Language = 'en';

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-KW-u-nu-latn' },
};

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

/** The one place where `lang` and `dir` of a document are set, always together. */
export function applyLanguage(root: HTMLElement, language: Language): void {
  root.lang = language;
  root.dir = languages[language].direction;
}
