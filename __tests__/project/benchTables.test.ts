import { globSync, readFileSync } from 'node:fs';
import { median } from '../../tools/bench/figures.ts';
import { replaceTable } from '../../tools/bench/table.ts';

const DOCUMENT = 'Before\n\n<!-- bench:a -->\n\nold\n\n<!-- bench:a -->\n\nAfter\n';

it('a bench replaces its own table and nothing else', () => {
  expect(replaceTable(DOCUMENT, 'bench:a', 'new')).toBe(DOCUMENT.replace('old', 'new'));
});

it.each([
  ['no comment', 'Before\n'],
  ['one comment', 'Before\n\n<!-- bench:a -->\n'],
  ['three comments', `${DOCUMENT}<!-- bench:a -->\n`],
])('a document with %s of the bench is refused', (_, text) => {
  expect(() => replaceTable(text, 'bench:a', 'new')).toThrow('<!-- bench:a -->');
});

const WRITES = /writeTable\(\s*'([^']+)',[^;]*?(?:'(docs\/[\w.]+)',?\s*)?\);/g;
const tables = globSync('tools/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(WRITES)].map(
    ([, bench = '', document = 'docs/performance.md']) => ({ bench, document }),
  ),
);

it.each(tables)('$document has a place for the table of $bench', ({ bench, document }) => {
  const text = readFileSync(document, 'utf8');
  expect(() => replaceTable(text, bench, '')).not.toThrow();
});

it('a median with a missing figure is missing', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([1, NaN, 2])).toBeNaN();
});
