import {
  alternateAddresses,
  askedLanguage,
  sharedAddress,
  withoutLanguage,
} from '../../../../src/contract/pages/pageAddress.ts';

it.each([
  ['?lang=ar', 'ar'],
  ['?meals=3&lang=en', 'en'],
  ['lang=ar', 'ar'],
  ['?lang=fr', null],
  ['?lang=', null],
  ['?language=ar', null],
  ['', null],
])('reads the language of %s', (search, language) => {
  expect(askedLanguage(search)).toBe(language);
});

it.each([
  ['?lang=ar', ''],
  ['?meals=3&lang=ar&snacks=1', '?meals=3&snacks=1'],
  ['?lang=nonsense', ''],
  ['?meals=3', null],
  ['', null],
])('takes the language out of %s', (search, rest) => {
  expect(withoutLanguage(search)).toBe(rest);
});

it('names the address of a page in each language, and the default one', () => {
  expect(sharedAddress('https://mizan.example', '/about-us', 'ar')).toBe(
    'https://mizan.example/about-us?lang=ar',
  );
  expect(alternateAddresses('https://mizan.example', '/about-us')).toEqual([
    ['en', 'https://mizan.example/about-us?lang=en'],
    ['ar', 'https://mizan.example/about-us?lang=ar'],
    ['x-default', 'https://mizan.example/about-us?lang=en'],
  ]);
});
