import type { BuiltFiles, Typeface } from '../../src/contract/pages/renderedPage.ts';

const latin: Typeface = {
  file: 'assets/latin.woff2',
  family: 'Letters',
  weight: '380 620',
  unicodeRange: 'U+0020-007E',
};
const arabic: Typeface = { ...latin, file: 'assets/arabic.woff2', unicodeRange: 'U+0600-06FF' };

/** With the names of a build. */
export const builtTypefaces = {
  en: [latin],
  ar: [arabic, latin],
} satisfies BuiltFiles['typefaces'];
