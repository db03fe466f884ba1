import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { EMBEDDED_FAMILY } from '../../webpack/BuiltFilesPlugin.ts';
import subsetTypeface, { charactersOf } from '../../webpack/subsetTypeface.ts';

const FOLDER = 'node_modules/@fontsource-variable/readex-pro/files/';
const css = readFileSync('src/ui/fonts.css', 'utf8');
const faces = [
  ...css.matchAll(/url\('[^']*?files\/([^?']+)\??([^']*)'\)[^;]*;\s*unicode-range:([^;]*);/g),
];

const subset = (file: string, ranges: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const async = () => (error?: Error | null, result?: string | Buffer) =>
      error ? reject(error) : resolve(Buffer.from(result ?? ''));
    subsetTypeface.call({ resourceQuery: `?${ranges}`, async }, readFileSync(FOLDER + file));
  });

it('draws with each part of the typeface the characters that the part holds', () => {
  const parts = faces.filter(([, , held]) => held !== '');
  expect(parts).toHaveLength(2);
  for (const [, , held = '', drawn = ''] of parts) {
    expect(charactersOf(drawn)).toBe(charactersOf(held));
  }
});

it.each(['en', 'ar'])(
  'draws every text of the shop in %s without the file for rare signs',
  (language) => {
    const texts = JSON.parse(readFileSync(`translations/${language}.json`, 'utf8')) as object;
    const parts = faces.filter(([, , held]) => held !== '');
    const drawn = new Set(parts.flatMap(([, , , ranges = '']) => Array.from(charactersOf(ranges))));
    const others = Array.from(Object.values(texts).join('').replaceAll('\n', '')).filter(
      (sign) => !drawn.has(sign),
    );
    expect(others).toEqual([]);
  },
);

it('draws each character with one file', () => {
  const drawn = faces.flatMap(([, , , ranges = '']) => Array.from(charactersOf(ranges)));
  const twice = drawn.filter((character, index) => drawn.indexOf(character) !== index);
  expect(twice).toEqual([]);
});

it('asks for what the page carries first, then for each file in a family of its own', () => {
  const families = [...css.matchAll(/font-family: ('[^']+');/g)].map(([, family]) => family);
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const [, asked = ''] = /--font-sans:\s*([^;]*);/.exec(tokens) ?? [];
  const [first, ...others] = asked.split(/,\s*/);
  expect(first).toBe(`'${EMBEDDED_FAMILY}'`);
  expect(others.filter((family) => family.startsWith("'")).toSorted()).toEqual(families.toSorted());
});

it('offers each part in the same weights, so that a browser takes all of them', () => {
  const weights = [...css.matchAll(/font-weight: ([^;]*);/g)].map(([, range]) => range);
  expect(weights).toHaveLength(faces.length);
  expect(new Set(weights).size).toBe(1);
});

it('keeps the named characters in a smaller file, and refuses an invalid range', async () => {
  const file = 'readex-pro-latin-wght-normal.woff2';
  const digits = await subset(file, 'U+0030-0039');
  expect(digits.subarray(0, 4).toString()).toBe('wOF2');
  expect(digits.length).toBeLessThan(readFileSync(FOLDER + file).length / 5);
  expect(() => charactersOf('0-9')).toThrow('"0-9" is not a range of characters.');
});

it('leaves out the glyphs of unused features', async () => {
  const file = 'readex-pro-latin-wght-normal.woff2';
  const left = await subset(file, 'U+0030-0039,U+0041-005A');
  const uncompressed = await subsetFont(left, '0123456789', { targetFormat: 'sfnt' });
  expect(uncompressed.includes('kern')).toBe(true);
  expect(uncompressed.includes('frac')).toBe(false);
});
