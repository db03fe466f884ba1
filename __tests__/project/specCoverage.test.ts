import { existsSync, readFileSync } from 'node:fs';
import { routes } from '../../src/contract/pages/routes.ts';

const DOCUMENT = 'docs/spec-coverage.md';
const text = readFileSync(DOCUMENT, 'utf8');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const english = readJson('translations/en.json') as Record<string, string>;
const { paths: apiPaths, ...api } = readJson('docs/openapi.json') as {
  paths: Record<string, object>;
};

interface Row {
  section: string;
  cells: readonly string[];
  name: string;
  where: string;
  shown: string;
}

/** Every row of every table, with the number of its section of the specification. */
const rows: readonly Row[] = text.split(/^## /m).flatMap((part) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *-/.test(line))
    .filter((line) => !line.includes('| shown by'))
    .map((line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [name = '', where = '', shown = ''] = [cells[0], cells.at(-2), cells.at(-1)];
      return { section: part.charAt(0), cells, name, where, shown };
    }),
);

const rowsOf = (section: string) => rows.filter((row) => row.section === section);
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside);
const isPath = (inside: string) => /^[\w.-]+(\/|\.ts$)/.test(inside) && /\.\w+$/.test(inside);

/** Names of every property that the API takes or gives. */
function propertiesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...propertiesIn(value),
  ]);
}

/** As the page writes it: `{min} characters` for the plural, one apostrophe for two. */
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

/** What the specification quotes, word for word. */
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

describe('a row', () => {
  it.each(rows.map((row) => [row.section, row.name, row] as const))(
    'of section %s has a file and a test: %s',
    (_section, _name, { where, shown }) => {
      const [files, tests] = [quoted(where), quoted(shown)];
      expect(files).not.toEqual([]);
      expect(tests).not.toEqual([]);
      expect([...files, ...tests].filter((path) => !existsSync(path))).toEqual([]);
      expect(files.filter((path) => path.startsWith('__tests__/'))).toEqual([]);
      expect(tests.filter((path) => !/^__tests__\/.*\.test\.tsx?$/.test(path))).toEqual([]);
    },
  );
});

it('names no file that is not there', () => {
  const named = quoted(text).filter(isPath);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('has each section of the specification', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual('123456789'.split(''));
});

it('has each route, and no other', () => {
  const named = rowsOf('2').flatMap(({ name }) =>
    quoted(name).filter((path) => /^\/[^#]*$/.test(path)),
  );
  expect(named.toSorted()).toEqual(routesOfSpecification.toSorted());
});

it('has each call of the API, and no other', () => {
  const documented = Object.entries(apiPaths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/', '')}`),
  );
  const named = rowsOf('7').flatMap(({ name }) => (name.startsWith('`') ? quoted(name) : []));
  expect(named).toEqual(expect.arrayContaining(callsOfSpecification));
  expect(named.toSorted()).toEqual(documented.toSorted());
});

it('names fields as they are on the wire', () => {
  const known = new Set([...propertiesIn(api), ...propertiesIn(apiPaths)]);
  const named = rowsOf('3').flatMap(({ name }) => quoted(name));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((field) => !known.has(field))).toEqual([]);
});

it('has each message of the validation, in the words of the translations', () => {
  const messages = rowsOf('5').flatMap(({ cells, name }) =>
    quoted(name).map((key) => [key, cells[1] ?? ''] as const),
  );
  const keys = Object.keys(english).filter((key) => key.startsWith('validation.'));
  expect(messages.map(([key]) => key)).toEqual(expect.arrayContaining(keys));
  expect(Object.fromEntries(messages)).toEqual(
    Object.fromEntries(messages.map(([key]) => [key, plain(english[key] ?? '')])),
  );
});

it('has each message that the specification quotes, word for word', () => {
  const said = new Set(Object.values(english).map(plain));
  expect(quotedMessages.filter((message) => !said.has(message))).toEqual([]);
  expect(quotedMessages.filter((message) => !text.includes(message))).toEqual([]);
});
