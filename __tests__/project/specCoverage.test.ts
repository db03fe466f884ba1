import { existsSync, readFileSync } from 'node:fs';
import { routes } from '../../src/contract/pages/routes.ts';
import { hasTitle, testTitles } from '../support/testTitles.ts';

const DOCUMENT = 'docs/spec-coverage.md';
const text = readFileSync(DOCUMENT, 'utf8');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const english = readJson('translations/en.json') as Record<string, string>;
const { paths: apiPaths, ...api } = readJson('docs/openapi.json') as {
  paths: Record<string, object>;
};

interface Row {
  section: string;
  /** The requirements of the specification. */
  wanted: string;
  /** The lines below it: a test each, or `no test` and why. */
  shown: readonly string[];
}

/** A row begins with `- `, a test that shows it with `  - `. */
const rows: readonly Row[] = text.split(/^## /m).flatMap((section) =>
  section
    .split(/^- /m)
    .slice(1)
    .map((entry) => {
      const [wanted = '', ...lines] = entry.split('\n');
      const shown = lines.filter((line) => line.startsWith('  - ')).map((line) => line.slice(4));
      return { section: section.charAt(0), wanted, shown };
    }),
);

const rowsOf = (section: string) => rows.filter((row) => row.section === section);
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside);

function pathOf(file: string): string | null {
  const paths = ['test.ts', 'test.tsx', 'spec.ts'].map((end) => `__tests__/${file}.${end}`);
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The fault of a line below a row; null for an existing test and for a `no test` with a reason. */
function complaintAbout(line: string): string | null {
  if (/^no test\b/.test(line)) return /^no test: .+/.test(line) ? null : `no reason: ${line}`;
  const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(line) ?? [];
  const path = pathOf(file);
  if (path === null) return `no such test file: ${line}`;
  return hasTitle(testTitles(path), title) ? null : `no such test: ${line}`;
}

/** Names of every property that the API takes or gives. */
function propertiesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...propertiesIn(value),
  ]);
}

/** As the page shows it: `{min} characters` for the plural, one apostrophe for two. */
const plain = (message: string) =>
  message.replace(/\{(\w+), plural,.* other \{# (\w+)\}\}/, '{$1} $2').replaceAll("''", "'");

const routesOfSpecification = Object.values(routes).map(({ path }) =>
  path.replaceAll(/:(\w+)/g, '{$1}'),
);

const callsOfSpecification = [
  'GET home',
  'POST login',
  'POST logout',
  'GET register',
  'POST register',
  'POST reset-password-token',
  'POST reset-password',
  'POST quick-signup',
  'POST contact-us',
  'GET profile',
  'PUT profile',
  'POST address',
  'PUT address/{id}',
  'DELETE address/{id}',
  'PUT password',
  'GET package-categories/{id}',
  'GET dislikes-allergies/{cartItemId}',
  'POST dislikes-allergies',
  'GET meals',
  'POST meal-selection',
  'PUT meal-selection',
  'GET carts',
  'POST carts',
  'PUT carts/items',
  'DELETE carts/items/{id}',
  'DELETE carts/clear',
  'POST carts/voucher',
  'DELETE carts/voucher',
  'PUT carts',
  'POST subscriptions',
  'GET subscriptions',
  'GET subscriptions/{id}',
  'PUT subscriptions',
  'GET appointment-bookings-form',
  'GET appointment-bookings-time-slots',
  'POST appointment-booking',
  'PUT appointment-booking',
  'GET customer-booking',
  'GET appointment-booking/{id}',
  'PUT cancel-booking/{id}',
];

/** Texts that the specification quotes literally. */
const quotedMessages = [
  'The field is required.',
  '{property} field is required.',
  'The email must be a valid email address.',
  'Invalid mobile number',
  'Invalid civil id',
  "Password doesn't match",
  '{property} do not match',
  'The Terms and Conditions must be accepted.',
  'Value is not an integer',
  '{property} must only have integers/numbers',
  'Delivery days off field is required.',
  'Please login before you proceed.',
  'Oops! The Page you requested was not found!',
  "Sorry, the email account doesn't exist in our system.",
  'Sorry, we were unable to process your payment. Please try again.',
  'No Data Found!',
  "We'll be back soon!",
  'We could not complete your payment. Any amount deducted will be refunded to you soon.',
  'We do not have time slots available for the selected day.',
];

it.each([
  ['`src/forms/Form` shows a title that nobody wrote', 'no such test: '],
  ['`src/forms/Formular` names what is missing', 'no such test file: '],
  ['`src/forms/Form`', 'no such test file: '],
  ['`server/http/formChecks` holds %s to the rule %s', 'no such test: '],
  ['`src/i18n/formats` shows 7 fils with three places and the currency', 'no such test: '],
  ['no test', 'no reason: '],
  ['no test, as nothing sets it', 'no reason: '],
])('complains about %s', (line, complaint) => {
  expect(complaintAbout(line)).toBe(`${complaint}${line}`);
});

it.each([
  '`src/i18n/formats` shows 24500 fils with three places and the currency',
  '`server/http/formChecks` POST login > holds email to the rule email',
  'no test: nothing sets it',
])('takes %s', (line) => {
  expect(complaintAbout(line)).toBeNull();
});

describe('a row', () => {
  it.each(rows.map((row) => [row.section, row.wanted, row] as const))(
    'of section %s names existing tests, or says that there is none: %s',
    (_section, _wanted, { shown }) => {
      expect(shown).not.toEqual([]);
      expect(shown.map(complaintAbout).filter((complaint) => complaint !== null)).toEqual([]);
    },
  );
});

it('has each section of the specification', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual('123456789'.split(''));
});

it('has each route, and no other', () => {
  const named = rowsOf('2').flatMap(({ wanted }) =>
    quoted(wanted).filter((path) => /^\/[^#]*$/.test(path)),
  );
  expect(named.toSorted()).toEqual(routesOfSpecification.toSorted());
});

it('has each call of the API, and no other', () => {
  const documented = Object.entries(apiPaths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/', '')}`),
  );
  const named = rowsOf('7').flatMap(({ wanted }) => (wanted.startsWith('`') ? quoted(wanted) : []));
  expect(named).toEqual(expect.arrayContaining(callsOfSpecification));
  expect(named.toSorted()).toEqual(documented.toSorted());
});

it('names fields as they are on the wire', () => {
  const known = new Set([...propertiesIn(api), ...propertiesIn(apiPaths)]);
  const named = rowsOf('3').flatMap(({ wanted }) => quoted(wanted));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((field) => !known.has(field))).toEqual([]);
});

it('has each message of the validation, with the text of the translations', () => {
  const messages = rowsOf('5').flatMap(({ wanted }) => {
    const [, key, message] = /^`([^`]+)` (.+)$/.exec(wanted) ?? [];
    return key === undefined || message === undefined ? [] : [[key, message] as const];
  });
  const keys = Object.keys(english).filter((key) => key.startsWith('validation.'));
  expect(messages.map(([key]) => key)).toEqual(expect.arrayContaining(keys));
  expect(Object.fromEntries(messages)).toEqual(
    Object.fromEntries(messages.map(([key]) => [key, plain(english[key] ?? '')])),
  );
});

it('has each message that the specification quotes, word for word', () => {
  const messages = new Set(Object.values(english).map(plain));
  expect(quotedMessages.filter((message) => !messages.has(message))).toEqual([]);
  expect(quotedMessages.filter((message) => !text.includes(message))).toEqual([]);
});
