import {
  count,
  day,
  either,
  fieldOf,
  flag,
  id,
  instant,
  list,
  measure,
  nullable,
  object,
  oneOf,
  optional,
  orAbsent,
  text,
  time,
  type Reader,
} from '../../../src/api/shape.ts';
import { localized, money } from '../../../src/api/common.ts';

const accepts = (read: Reader<unknown>, value: unknown) => {
  try {
    read(value);
    return true;
  } catch {
    return false;
  }
};

it.each([
  { name: 'text', read: text, good: ['', 'x'], bad: [1, null, undefined, {}] },
  { name: 'flag', read: flag, good: [true, false], bad: ['true', 0, null] },
  { name: 'count', read: count, good: [0, 7], bad: [-1, 1.5, Number.NaN, '7', 2 ** 53] },
  { name: 'measure', read: measure, good: [0, 71.5], bad: [-1, Number.NaN, Infinity, '7'] },
  { name: 'id', read: id, good: [1, 2 ** 40], bad: [0, -1, 1.5, 2 ** 53, '1'] },
  { name: 'money', read: money, good: ['0.000', '24.500'], bad: ['-1.000', '1.5', 24.5, null] },
  { name: 'day', read: day, good: ['2027-02-01'], bad: ['2027-2-1', '2027-13-01', 'tomorrow'] },
  { name: 'time', read: time, good: ['07:00', '16:30'], bad: ['7 am', '25:00', '', null] },
  { name: 'instant', read: instant, good: ['2027-01-17T09:30:00.000Z'], bad: ['', 'soon', 0] },
  { name: 'oneOf', read: oneOf('a', 'b'), good: ['a', 'b'], bad: ['c', null] },
  { name: 'nullable', read: nullable(text), good: ['x', null], bad: [undefined, 1] },
  { name: 'optional', read: optional(text, ''), good: ['x', null, undefined], bad: [1] },
  { name: 'orAbsent', read: orAbsent(text), good: ['x', undefined], bad: [null, 1] },
  { name: 'either', read: either(text, flag), good: ['x', true], bad: [1, null] },
  { name: 'list', read: list(count), good: [[], [1, 2]], bad: [['x'], {}, null] },
  { name: 'object', read: object({ a: text }), good: [{ a: '' }], bad: [{}, { a: 1 }, [], null] },
])('$name accepts good values and refuses bad ones', ({ read, good, bad }) => {
  expect(good.filter((value) => !accepts(read, value))).toEqual([]);
  expect(bad.filter((value) => accepts(read, value))).toEqual([]);
});

it('reads amounts as fils', () => {
  expect(money('24.500')).toBe(24_500);
});

it('uses a default for a missing field', () => {
  expect(object<{ isComplete: boolean }>({ isComplete: optional(flag, true) })({})).toEqual({
    isComplete: true,
  });
});

it('leaves out unread fields', () => {
  expect(object<{ a: string }>({ a: text })({ a: 'x', b: 'y' })).toEqual({ a: 'x' });
});

it('reads a column for each language', () => {
  const readDish = object<{ name_en: string; name_ar: string }>(localized(text, 'name'));
  expect(readDish({ name_en: 'Soup', name_ar: 'شوربة' })).toEqual({
    name_en: 'Soup',
    name_ar: 'شوربة',
  });
  expect(accepts(readDish, { name_en: 'Soup' })).toBe(false);
});

it('names the place of a fault', () => {
  const readCart = object<{ items: { quantity: number }[] }>({
    items: list(object<{ quantity: number }>({ quantity: count })),
  });
  expect(() => readCart({ items: [{ quantity: 1 }, { quantity: 'two' }] })).toThrow(
    'The answer.items.1.quantity is malformed.',
  );
});

it.each([[null], [undefined], ['x'], [[]]])('finds no field in %j', (answer) => {
  expect(fieldOf(answer, 'cart')).toBeUndefined();
});
