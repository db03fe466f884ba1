import type { Language } from '../../src/contract/languages.ts';
import type { BuiltFiles } from '../../src/contract/pages/renderedPage.ts';

/** A typeface that comes after the text is not drawn before the next page. */
export function preloadTypeface({ typefaces }: BuiltFiles, language: Language): string {
  return `<link rel="preload" href="/${typefaces[language][0].file}" as="font" type="font/woff2" crossorigin/>`;
}
