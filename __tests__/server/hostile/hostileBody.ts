import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Json } from './calls.ts';
import { hostileJson } from './hostileValues.ts';

/** One thing that is done to a valid body; `at` names its place, such as `/days/0/date`. */
interface Edit {
  readonly at: string;
  readonly kind: 'replace' | 'remove' | 'repeat';
  readonly json: string;
}

const KEYS: readonly string[] = [
  'extra',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'id',
  'customer_id',
  'price',
  'status',
  '',
  ' ',
  '\u0000',
  '\u202e',
  '{property}',
  'a'.repeat(300),
];

/** Tried in every field once, because random choices would rarely put them there. */
const IN_EVERY_FIELD: readonly string[] = [
  'null',
  '{}',
  '[]',
  'true',
  '-1',
  '1e308',
  '9007199254740993',
  '""',
  '"\\u0000"',
  '"a\\u0000\\ud800b"',
  JSON.stringify('x'.repeat(101)),
  '{"__proto__":{"polluted":true}}',
];

/** A valid body with each field in turn missing, repeated, or hostile. */
export function everyFieldHostile(valid: Json): string[] {
  return placesOf(valid).flatMap((at) => [
    write(valid, [{ at, kind: 'remove', json: '' }]),
    write(valid, [{ at, kind: 'repeat', json: 'null' }]),
    ...IN_EVERY_FIELD.map((json) => write(valid, [{ at, kind: 'replace', json }])),
  ]);
}

/** A valid body with one to three hostile fields, as JSON text. */
export function hostileBody(valid: Json, foreign: readonly number[]): Arbitrary<string> {
  const places = placesOf(valid);
  const json = hostileJson(foreign);
  const edit = fc.record<Edit>({
    at: fc.constantFrom(...places),
    kind: fc.oneof(
      { arbitrary: fc.constant('replace' as const), weight: 8 },
      { arbitrary: fc.constantFrom('remove' as const, 'repeat' as const), weight: 1 },
    ),
    json,
  });
  const edited = fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) => write(valid, edits));
  const extended = fc
    .tuple(fc.constantFrom(...KEYS), json)
    .map(([key, value]) => extend(write(valid, []), `${JSON.stringify(key)}:${value}`));
  return fc.oneof(
    { arbitrary: edited, weight: 9 },
    { arbitrary: extended, weight: 2 },
    { arbitrary: json, weight: 1 },
  );
}

function placesOf(value: Json, at = ''): string[] {
  const inside = entriesOf(value).flatMap(([key, child]) => placesOf(child, `${at}/${key}`));
  return at === '' && inside.length > 0 ? inside : [at, ...inside];
}

function entriesOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function write(value: Json, edits: readonly Edit[], at = ''): string {
  const edit = edits.find((one) => one.at === at && one.kind !== 'remove');
  if (edit?.kind === 'replace') return edit.json;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const children = entriesOf(value).flatMap(([key, child]) => {
    const place = `${at}/${key}`;
    const here = edits.find((one) => one.at === place);
    if (here?.kind === 'remove') return [];
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}:`;
    const written = `${name}${write(child, edits, place)}`;
    return here?.kind === 'repeat' ? [written, `${name}${here.json}`] : [written];
  });
  return Array.isArray(value) ? `[${children.join(',')}]` : `{${children.join(',')}}`;
}

const extend = (body: string, member: string): string =>
  body.startsWith('{') && body !== '{}' ? `${body.slice(0, -1)},${member}}` : `{${member}}`;
