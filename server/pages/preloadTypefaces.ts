import type { Language } from '../../src/contract/languages.ts';
import type { BuiltFiles } from '../../src/contract/pages/renderedPage.ts';

/** One that comes after the text is not drawn before the next page; digits of an Arabic page are in the second one. */
export const preloadTypefaces = ({ typefaces }: BuiltFiles, language: Language): string =>
  typefaces[language]
    .map(
      ({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin/>`,
    )
    .join('');
