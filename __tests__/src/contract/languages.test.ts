import {
  DEFAULT_LANGUAGE,
  isLanguage,
  languageOfTag,
  languages,
  otherLanguage,
  pickText,
  pickTexts,
  preferredLanguage,
} from '../../../src/contract/languages.ts';

it.each(Object.values(languages))('formats with Latin digits ($name)', ({ locale }) => {
  expect(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem).toBe('latn');
  expect(new Intl.DateTimeFormat(locale).resolvedOptions().calendar).toBe('gregory');
});

it('recognises the languages of the shop', () => {
  expect(['en', 'ar', 'fr', '', 'toString', null, 1, ['en']].filter(isLanguage)).toEqual([
    'en',
    'ar',
  ]);
});

it('falls back to English', () => {
  expect(DEFAULT_LANGUAGE).toBe('en');
});

it.each([
  ['ar', 'ar'],
  ['AR-kw', 'ar'],
  [' ar', 'ar'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr', null],
  ['', null],
  [undefined, null],
])('reads the tag %s as %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it.each([
  [['ar-KW', 'en'], 'ar'],
  [['fr-FR', 'en-US', 'ar'], 'en'],
  [['fr', 'de'], null],
  [[], null],
])('prefers of %j the language %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

it('offers the other of two languages', () => {
  expect(otherLanguage('en')).toBe('ar');
  expect(otherLanguage('ar')).toBe('en');
});

it('picks the column of a language', () => {
  const dish = { name_en: 'Soup', name_ar: 'شوربة', notes_en: ['Hot'], notes_ar: ['ساخنة'] };
  expect(pickText(dish, 'name', 'ar')).toBe('شوربة');
  expect(pickTexts(dish, 'notes', 'en')).toEqual(['Hot']);
});
