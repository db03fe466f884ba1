import { globSync, readFileSync } from 'node:fs';
import { forbiddenVariants } from '../support/glossary.ts';

const TEXTS = ['translations/*.json', 'server/seed/**/*.ts'] as const;

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

it.each(forbiddenVariants())('no text says "$variant"', ({ isIn }) => {
  expect(texts.filter(({ text }) => isIn(text))).toEqual([]);
});
