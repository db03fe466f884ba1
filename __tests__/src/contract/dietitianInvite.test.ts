import { isTimeForDietitian } from '../../../src/contract/dietitianInvite.ts';

const plan = { start_date: '2027-01-16', end_date: '2027-02-14' };

it.each([
  ['2027-01-25', false],
  ['2027-01-26', true],
  ['2027-02-14', true],
  ['2027-02-15', false],
])('is time for a dietitian on %s: %s', (today, expected) => {
  expect(isTimeForDietitian(plan, today)).toBe(expected);
});

it('is never time in a plan that is shorter', () => {
  expect(isTimeForDietitian({ ...plan, end_date: '2027-01-25' }, '2027-01-26')).toBe(false);
});
