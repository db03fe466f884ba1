import { existsSync, globSync, readFileSync } from 'node:fs';

/** CHANGELOG and the decisions describe the past. */
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md')].filter(
  (document) => document !== 'docs/decisions.md',
);

const FOLDERS = /^(src|server|scripts|tools|webpack|translations|docs|__tests__)\/[\w./-]+\.\w+$/;

it.each(documents)('%s names no file that is not there', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, inside = '']) => inside);
  const files = named.filter((inside) => FOLDERS.test(inside));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it.each(documents)('%s links to nothing that is not there', (document) => {
  const folder = document.startsWith('docs/') ? 'docs' : '.';
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  const files = links.map(([, path = '']) => `${folder}/${path}`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const texts = [...globSync('*.md'), ...globSync('docs/*.md')];

it.each(texts)('%s holds one version of each passage', (document) => {
  const lines = readFileSync(document, 'utf8').split('\n');
  // The formatter spreads the last mark of a conflict.
  expect(lines.filter((line) => /^(<{7}|={7}$|>{7}|(> ){6})/.test(line))).toEqual([]);
});

it('docs/decisions.md lists the decisions in the order of their numbers', () => {
  const text = readFileSync('docs/decisions.md', 'utf8');
  const numbers = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
});
