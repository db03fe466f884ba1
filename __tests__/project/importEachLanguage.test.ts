import { globSync, readFileSync } from 'node:fs';
import importEachLanguage from '../../webpack/importEachLanguage.ts';

it('writes an import with the language in its path out for each language, with the name of its chunk', () => {
  const source =
    'const load = (language) =>\n  import(\n    /* webpackChunkName: "words-${language}" */ `./${language}.json?first`\n  );';
  const loads: Record<string, string> = {};
  for (const [, code = '', name = '', path = ''] of importEachLanguage(source).matchAll(
    /(\w+): \(\) => import\(\s*\/\* webpackChunkName: "([^"]*)" \*\/ `([^`]*)`\s*\)/g,
  )) {
    loads[code] = `${name} ${path}`;
  }
  expect(loads).toEqual({ en: 'words-en ./en.json?first', ar: 'words-ar ./ar.json?first' });
  expect(importEachLanguage(source)).toMatch(
    /^const load = \(language\) =>\n {2}\(\{.*\}\)\[language\]\(\);$/s,
  );
});

it.each([
  'import(`./${page}.json`)',
  'import("./en.json")',
  "const path = `./${language}.json`; import('./x.ts');",
])('leaves %s as it is', (source) => {
  expect(importEachLanguage(source)).toBe(source);
});

it('leaves no import in the sources that webpack would make a context of', () => {
  const left = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /\bimport\([^)]*\$\{/.test(importEachLanguage(readFileSync(file, 'utf8'))),
  );
  expect(left).toEqual([]);
});
