import { followUpAt, isOver, nextCheckAt } from '../../../server/payments/schedule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const created_at = new Date('2027-01-12T07:00:00Z');
const after = (ms: number) => new Date(created_at.getTime() + ms);
/** The session of a quarter of an hour, and as much grace. */
const OVER = 30 * MINUTE;

test.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [8, 256],
  [9, 360],
  [10_000, 360],
])('after %d checks the next one is in %d minutes', (checks, minutes) => {
  expect(nextCheckAt(checks, created_at)).toEqual(after(minutes * MINUTE));
});

test('an attempt is over when its session and the grace have passed, not before', () => {
  expect(isOver({ created_at }, after(OVER))).toBe(false);
  expect(isOver({ created_at }, after(OVER + 1))).toBe(true);
});

test.each<[string, Date, Date | null]>([
  ['at once: when it is over', after(MINUTE), after(OVER + MINUTE)],
  ['just before it is over: then', after(OVER), after(OVER + MINUTE)],
  ['once it is over: a day later', after(OVER + 1), after(OVER + 1 + DAY)],
  ['at the end of the week: once more', after(OVER + 7 * DAY - 1), after(OVER + 8 * DAY - 1)],
  ['after the week: never', after(OVER + 7 * DAY), null],
])('a decided attempt is checked again, %s', (_when, now, next) => {
  expect(followUpAt({ created_at }, now)).toEqual(next);
});
