import { askAgain, keepAskedLanguage } from '../../../src/app/askAgain.ts';
import { remembered, STORED_KEY } from '../../support/memoryStorage.ts';

const reload = jest.fn();

interface Visit {
  page: string;
  stored?: string;
  cookie?: string;
  search?: string;
  takesCookies?: boolean;
}

/** A window that is still loading the server's page; its cookies are those of one host. */
function arrive({ page, stored, cookie = '', search = '', takesCookies = true }: Visit) {
  const kept = { cookie };
  const document = {
    documentElement: { lang: page, hidden: false },
    get cookie() {
      return kept.cookie;
    },
    set cookie(text: string) {
      if (takesCookies) kept.cookie = text.split(';')[0]!;
    },
  };
  const localStorage = { getItem: (key: string) => (key === STORED_KEY ? (stored ?? null) : null) };
  const location = { protocol: 'https:', search, reload };
  const goes = askAgain({ document, location, localStorage } as unknown as Window);
  return { goes, cookie: kept.cookie, hidden: document.documentElement.hidden };
}

beforeEach(() => reload.mockClear());

const arabic = remembered({ language: 'ar' })[STORED_KEY];
const english = remembered({ language: 'en' })[STORED_KEY];

it.each([
  ['ar', { page: 'en', stored: arabic }],
  ['en', { page: 'ar', stored: english }],
] as const)('asks again, in the stored %s', (language, visit) => {
  expect(arrive(visit)).toEqual({ goes: true, cookie: `language=${language}`, hidden: true });
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['a visitor without stored data', { page: 'en' }],
  ['a page in the stored language', { page: 'ar', stored: arabic }],
  ['a shared link', { page: 'en', stored: arabic, search: '?lang=en', cookie: 'language=en' }],
  [
    'a visitor whose choice was not stored yet',
    { page: 'ar', stored: english, cookie: 'language=ar' },
  ],
  ['a host that does not look at cookies', { page: 'en', stored: arabic, cookie: 'language=ar' }],
  ['a browser that takes no cookies', { page: 'en', stored: arabic, takesCookies: false }],
  [
    'a language that the shop does not have',
    { page: 'en', stored: '{"language":"{\\"current\\":\\"fr\\"}"}' },
  ],
  ['a store of another shape', { page: 'en', stored: '{"language":"ar"}' }],
])('leaves the page of %s as it is', (_who, visit) => {
  expect(arrive(visit)).toMatchObject({ goes: false, hidden: false });
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['?lang=ar', 'language=ar'],
  ['?from=mail&lang=en', 'language=en'],
  ['?lang=fr', ''],
  ['', ''],
])('keeps the language of a link that ends in %s', (search, cookie) => {
  const document = { cookie: '' };
  keepAskedLanguage({ document, location: { protocol: 'https:', search } } as Window);
  expect(document.cookie.split(';')[0]).toBe(cookie);
});
