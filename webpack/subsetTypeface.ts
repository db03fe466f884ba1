import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** Those of src/ui/tokens.css: the lightest and the boldest. */
export const WEIGHTS = { min: 380, max: 620 };

/**
 * The features that browsers apply to Latin and Arabic by default, and `tnum` for `tabular-nums`. Glyphs of other
 * features (above all fractions) are never used.
 */
const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'],
  ...['curs', 'isol', 'init', 'medi', 'fina', 'mset', 'ltra', 'ltrm', 'rtla', 'rtlm', 'tnum'],
];

/** Apart, as the types of subset-font do not know `keepFeatures`. */
const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
} as const;

/**
 * A webpack loader: leaves of a typeface what the query of its address names, in the form of CSS's
 * unicode-range, and the weights that the storefront uses.
 */
export default function subsetTypeface(
  this: Pick<LoaderContext<unknown>, 'resourceQuery' | 'async'>,
  typeface: Buffer,
): void {
  const done = this.async();
  const characters = charactersOf(this.resourceQuery.slice('?'.length));
  subsetFont(typeface, characters, OPTIONS).then(
    (subset) => done(null, subset),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

/** A typeface is no text. */
export const raw = true;

/** `U+0020-007E,U+2013` */
export function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap(codesOf)
    .map((code) => String.fromCodePoint(code))
    .join('');
}

function codesOf(range: string): number[] {
  const [, first = '', last = first] = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/.exec(range) ?? [];
  const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
  if (Number.isNaN(from)) throw new Error(`"${range}" is not a range of characters.`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
