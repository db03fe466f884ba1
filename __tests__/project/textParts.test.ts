import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { isTextOf, laterPartsOf } from '../../src/contract/pages/laterParts.ts';
import { routeNames } from '../../src/contract/pages/routes.ts';

const keys = Object.keys(JSON.parse(readFileSync('translations/en.json', 'utf8')) as object);

const IMPORT = /^import (?!type )[^;]*?'(\.[^']*\.tsx?)';$/gm;
/** A part of a page that brings no texts of its own. */
const LAZY_PART = /lazyPart\(\s*async \(\) =>\s*\(await import\('(\.[^']*\.tsx?)'\)\)/g;

/** The files whose texts arrive with these: their imports and lazy parts, without types. */
function loadedWith(files: readonly string[]): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const visit = (file: string): void => {
    if (sources.has(file)) return;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    const imports = [...source.matchAll(IMPORT), ...source.matchAll(LAZY_PART)];
    for (const [, path = ''] of imports) visit(join(file, '..', path));
  };
  files.forEach(visit);
  return sources;
}

/** The texts that a source names, whole or by their beginning and end. */
function textsIn(source: string): string[] {
  const named = new Set([...source.matchAll(/'([\w.]+)'/g)].map(([, key]) => key));
  const templates = [...source.matchAll(/`(\w[\w.]*\.)\$\{[^}]*\}([\w.]*)(?=`|\$)/g)];
  const isMade = (key: string) =>
    templates.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end));
  return keys.filter((key) => named.has(key) || isMade(key));
}

/** A load that failed names no field; the fields of forms come with the shop. */
const NOT_SAID = /^field\./;
/** Where texts are used, or passed to a component of every page. */
const says = (file: string, source: string) =>
  source.includes("'react-intl'") || file.startsWith('src/contract/pages/');

function lateTexts(files: readonly string[], arrived: readonly string[]): string[] {
  return [...loadedWith(files)]
    .filter(([file, source]) => says(file, source))
    .flatMap(([file, source]) => textsIn(source).map((key) => ({ file, key })))
    .filter(({ key }) => !NOT_SAID.test(key) && !arrived.some((part) => isTextOf(part, key)))
    .map(({ file, key }) => `${file}: ${key}`);
}

it('follows the parts of a page that load later', () => {
  expect([...loadedWith(['src/features/product/ProductPage.tsx']).keys()]).toContain(
    'src/ui/DateField.tsx',
  );
});

const pages = [
  ...readFileSync('src/app/pages.tsx', 'utf8').matchAll(
    /pageOf\(\s*'(\w+)'[^']*?import\([^']*'([^']+)'/g,
  ),
].map(([, name = '', path = '']) => ({ name: routeNames.find((it) => it === name), path }));

it('finds the page of every route', () => {
  expect(pages.map(({ name }) => name).sort()).toEqual([...routeNames].sort());
});

it.each(pages)('the texts of every page and of $path have loaded with them', ({ name, path }) => {
  const later = name === undefined ? [] : laterPartsOf(name);
  const files = ['src/index.tsx', join('src/app', path)];
  expect(lateTexts(files, ['first', ...later])).toEqual([]);
});

const DYNAMIC_IMPORT = /import\((?:\/\*.*?\*\/)?\s*'(\.[^']*)'/g;
const shownAnywhere = globSync('src/**/*.tsx')
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => source.includes('lazyShopPart('))
  .flatMap(({ file, source }) =>
    [...source.matchAll(DYNAMIC_IMPORT)].map(([, path = '']) => join(file, '..', path)),
  );

it('finds what may be shown on every page', () => {
  expect(shownAnywhere).toHaveLength(7);
});

it.each(shownAnywhere)('the texts of %s come with the shop', (file) => {
  expect(lateTexts([file], ['first', 'shop'])).toEqual([]);
});

it('the texts of the offline page come with it', () => {
  expect(lateTexts(['src/offline.tsx'], ['offline'])).toEqual([]);
});
