import { existsSync, globSync, readFileSync } from 'node:fs';

/** CHANGELOG and the decisions tell of what was. */
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
