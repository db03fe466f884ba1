import { globSync, readFileSync } from 'node:fs';

const TEXTS = [
  'translations/*.json',
  'server/seed/**/*.ts',
  'server/sandbox-gateway/page/texts.ts',
] as const;

/** Each variant that docs/glossary.md forbids; `in Arabic` limits one to Arabic texts. */
function forbiddenVariants(): { variant: string; arabicOnly: boolean }[] {
  return readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').at(-2) ?? '')
    .flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`( in Arabic)?/g)].map(([, variant = '', arabicOnly]) => ({
        variant,
        arabicOnly: arabicOnly !== undefined,
      })),
    );
}

const ARABIC = /\p{Script=Arabic}/u;
/** Every text between quotes; identifiers and comments are not texts. */
const quoted = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );

const texts = TEXTS.flatMap((pattern) => globSync(pattern)).flatMap((file) =>
  quoted(readFileSync(file, 'utf8')).map((text) => ({ file, text })),
);

it('reads the forbidden variants and the texts', () => {
  expect(forbiddenVariants().length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(2000);
});

it.each(forbiddenVariants())('no text says "$variant"', ({ variant, arabicOnly }) => {
  const said = texts.filter(
    ({ text }) => text.includes(variant) && (!arabicOnly || ARABIC.test(text)),
  );
  expect(said).toEqual([]);
});
