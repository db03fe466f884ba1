import {
  addDays,
  isDateText,
  kuwaitToday,
  timeOfMinute,
  weekdayOf,
} from '../../../src/contract/kuwaitTime.ts';

it('begins the day at midnight in Kuwait', () => {
  expect(kuwaitToday(new Date('2026-11-21T20:59:59.999Z'))).toBe('2026-11-21');
  expect(kuwaitToday(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
});

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 40, '2026-12-31'],
])('counts from %s by %i days to %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

it('numbers the weekdays from Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(weekdayOf('2026-11-28')).toBe(6);
});

it.each(['2026-11-22', '2028-02-29'])('takes %s for a day', (text) => {
  expect(isDateText(text)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-22T00:00:00Z',
  '02026-11-22',
  '2026-1-22',
  '22/11/2026',
  '',
])('takes "%s" for no day', (text) => {
  expect(isDateText(text)).toBe(false);
});

it.each([
  [0, '00:00'],
  [545, '09:05'],
  [1439, '23:59'],
  [1440, '00:00'],
])('writes minute %i of a day as %s', (minute, time) => {
  expect(timeOfMinute(minute)).toBe(time);
});
