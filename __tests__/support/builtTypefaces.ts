import type { BuiltFiles } from '../../src/contract/pages/renderedPage.ts';

/** As a build names them. */
export const builtTypefaces: BuiltFiles['typefaces'] = {
  en: {
    file: 'assets/latin.woff2',
    family: 'Letters',
    weight: '380 620',
    unicodeRange: 'U+0020-007E',
  },
  ar: {
    file: 'assets/arabic.woff2',
    family: 'Letters',
    weight: '380 620',
    unicodeRange: 'U+0600-06FF',
  },
};
