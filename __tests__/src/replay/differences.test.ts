import { differences, shortened } from '../../../src/replay/differences.ts';

const long = 'variant=1&meals=1&snacks=0&days=10&start=2026-11-26&delivery=all_days';

it.each([
  ['as they are', 1, { a: 2 }, '1', '{"a":2}'],
  ['what is new', undefined, null, '–', 'null'],
  [
    'from where they differ',
    `${long}&slot=3&item=2`,
    `${long}&item=2`,
    '…6&delivery=all_days&slot=3&item=2"',
    '…6&delivery=all_days&item=2"',
  ],
  ['longer ones cut', '', 'x'.repeat(99), '""', `"${'x'.repeat(59)}…`],
])('shows values %s', (_name, before, after, was, is) => {
  const [difference] = differences({ value: before }, { value: after });
  expect(shortened(difference!)).toEqual([was, is]);
});
