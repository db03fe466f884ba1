import { weeksOf } from '../../../../src/features/orders/ordersSelectors.ts';

it('begins a week on Sunday', () => {
  const days = ['2027-01-21', '2027-01-23', '2027-01-24', '2027-01-30', '2027-02-07'];
  expect(weeksOf(days.map((date) => ({ date })))).toEqual([
    { start: '2027-01-17', days: [{ date: '2027-01-21' }, { date: '2027-01-23' }] },
    { start: '2027-01-24', days: [{ date: '2027-01-24' }, { date: '2027-01-30' }] },
    { start: '2027-02-07', days: [{ date: '2027-02-07' }] },
  ]);
});

it('has no week without a day', () => {
  expect(weeksOf([])).toEqual([]);
});
