import { existsSync, readFileSync } from 'node:fs';
import { languageCodes, languages } from '../../src/contract/languages.ts';

/** Files that cannot be derived from the table of languages: each has to be written or drawn. */
const filesOf = (language: string) => [
  `translations/${language}.json`,
  `translations/kitchen.${language}.json`,
  `public/manifest.${language}.webmanifest`,
  `public/images/brand/logo-${language}.svg`,
  `public/images/brand/share-${language}.jpg`,
];

it.each(languageCodes)('%s has each file that has its code in the name', (language) => {
  expect(filesOf(language).filter((file) => !existsSync(file))).toEqual([]);
});

it.each(languageCodes)('the manifest of %s says its language and direction', (language) => {
  const manifest: unknown = JSON.parse(
    readFileSync(`public/manifest.${language}.webmanifest`, 'utf8'),
  );
  expect(manifest).toMatchObject({ lang: language, dir: languages[language].direction });
});
