import { readVisitor } from '../../../server/pages/visitor.ts';

it.each([
  ['nothing is known', '', {}, { language: 'en', isSettled: false, offered: null }],
  [
    'the browser prefers another language',
    '',
    { 'accept-language': 'fr, ar-KW;q=0.9, en;q=0.5' },
    { language: 'en', isSettled: false, offered: 'ar' },
  ],
  [
    'a language was chosen before',
    '',
    { cookie: 'a=b; language=ar', 'accept-language': 'en' },
    { language: 'ar', isSettled: true, offered: null },
  ],
  [
    'the address asks for a language',
    'lang=ar&x=1',
    { cookie: 'language=en' },
    { language: 'ar', isSettled: true, offered: null },
  ],
  [
    'the cookie holds no language of the shop',
    '',
    { cookie: 'language=__proto__' },
    { language: 'en', isSettled: false, offered: null },
  ],
] as const)('reads a visitor: %s', (_name, query, headers, visitor) => {
  expect(readVisitor(query, headers)).toEqual(visitor);
});
