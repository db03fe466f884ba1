import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const NUL = '\u0000';
const OVERRIDE = '\u202e';
const LONE_SURROGATE = '\ud83d';

/** Texts that have broken other shops. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\u0001\u0008\u001b[31m\u007f\u0085',
  LONE_SURROGATE,
  `a${LONE_SURROGATE}b`,
  '\udc00\ud800',
  `${OVERRIDE}gnp.exe`,
  '\u2066\u2067\u2068\u2069\u200b\ufeff\u2028\u2029',
  '\uffff\ufffe',
  'ﷺ'.repeat(50),
  `a${'\u0301'.repeat(500)}`,
  "' or '1'='1",
  "'; drop table customers; --",
  '1); select pg_sleep(10); --',
  '%_\\',
  '$1',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '{name}',
  '{n, plural, one {x}',
  "'{",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'a@b.co\r\nBcc: all@example.com',
  '=cmd|/c calc!A1',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0x10',
  '٠١٢٣',
  'true',
  'null',
  '[object Object]',
  'x'.repeat(101),
  'س'.repeat(5000),
];

const DATES: readonly string[] = [
  '0000-00-00',
  '0001-01-01',
  '1582-10-10',
  '2027-02-29',
  '2027-02-30',
  '2027-13-01',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '275760-09-14',
  '2027-01-17T00:00:00Z',
  '2027-1-7',
  '24:00',
  '23:59',
  '15:01',
];

/** JSON as text, because some of it is not a value of JavaScript. */
const LITERALS: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e0',
  '0.1e1',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967297',
  '9007199254740993',
  '1e21',
  '1e308',
  '-1e308',
  '1e999',
  '5e-324',
  '100000000000000000000000000000000000000',
  'NaN',
  'Infinity',
  'undefined',
  '01',
  '{}',
  '[]',
  '[[]]',
  '[null]',
  '[{}]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"length":1000000000}',
  '{"toString":null,"valueOf":null}',
  '{"then":1}',
  '{"$ne":null}',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
];

/** Large ones, of which a few are enough. */
const LARGE: readonly string[] = [
  JSON.stringify('x'.repeat(200_000)),
  JSON.stringify(NUL.repeat(20_000)),
  `[${'1,'.repeat(9999)}1]`,
  `[${Array.from({ length: 10_000 }, (_, index) => index + 1).join(',')}]`,
  `[${'"a",'.repeat(9999)}"a"]`,
];

export const hostileText: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  { arbitrary: fc.constantFrom(...DATES), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
);

/** Values in a body; `foreign` are ids of another customer's things. */
export function hostileJson(foreign: readonly number[]): Arbitrary<string> {
  return fc.oneof(
    { arbitrary: hostileText.map((text) => JSON.stringify(text)), weight: 24 },
    { arbitrary: fc.constantFrom(...LITERALS), weight: 18 },
    { arbitrary: fc.constantFrom(...foreign).map(String), weight: 9 },
    { arbitrary: fc.array(fc.constantFrom(...foreign), { maxLength: 4 }).map(String), weight: 3 },
    { arbitrary: fc.integer({ min: -3, max: 400 }).map(String), weight: 6 },
    { arbitrary: fc.json({ maxDepth: 3 }), weight: 3 },
    { arbitrary: fc.constantFrom(...LARGE), weight: 1 },
  );
}

const PATHS: readonly string[] = [
  '0',
  '-1',
  '1.0',
  '1e3',
  '+1',
  '01',
  '0x1',
  '2147483648',
  '99999999999999999999',
  '1'.repeat(101),
  'x'.repeat(1000),
  'NaN',
  '%00',
  '1%00',
  '%ff',
  '%',
  '%2',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..',
  '../1',
  '1/../2',
  '1;x=1',
  '1,2',
  "1'%20or%20'1'='1",
  '%3Cscript%3E',
  '__proto__',
  'constructor',
  '%D9%A1',
  '%F0%9F%8D%94',
  '%E2%80%AE1',
  '',
  '/',
  '*',
  '{id}',
  '1/',
  '1//',
];

/** A part of a path, encoded as in the address. */
export const hostileSegment = (foreign: readonly number[]): Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...foreign).map(String),
    fc.constantFrom(...PATHS),
    fc.string({ unit: 'binary', maxLength: 12 }).map(encodeLoosely),
  );

/** Lone surrogates have no form in an address. */
export const encodeLoosely = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString());
