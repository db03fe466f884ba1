import { pathRule } from '../../../src/recorder/addressRule.ts';
import { paths } from '../../../src/routing/paths.ts';

const plan = { variant: 1, meals: 2, snacks: 1, days: 20, start: '2027-01-20' };

it.each([
  paths.packageCategory(1, { ...plan, delivery: 'all_days', slot: 3, item: 11 }),
  paths.packages(),
  paths.login(paths.orderDetails(7)),
  paths.dietitianCalendar({ dietitianId: 2, date: '2027-01-20', time: '10:00' }),
  paths.orderDetails(7, { day: '2027-01-20' }),
])('keeps %s, which shows what was visible', (path) => {
  expect(pathRule(path)).toBe(path);
});

it('keeps no text that may have been typed', () => {
  expect(pathRule('/orders?name=Noura&day=Noura+Al-Salem')).toBe(
    '/orders?day=%E2%80%A2%E2%80%A2%E2%80%A2',
  );
});
