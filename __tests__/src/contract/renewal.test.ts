import fc from 'fast-check';
import { deliveryDates, isDeliveryDay } from '../../../src/contract/deliveryCalendar.ts';
import { addDays, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import {
  earliestStart,
  choicesByWeekday,
  hasEnded,
  isRenewable,
  lastDayToRenew,
  reminderSpan,
  renewableFrom,
  renewalStart,
} from '../../../src/contract/renewal.ts';

const FIRST = '2027-01-10';
const arbitraryDay = fc.nat({ max: 400 }).map((days) => addDays(FIRST, days));
const preference = fc.constantFrom(
  'all_days' as const,
  'except_friday' as const,
  'except_friday_saturday' as const,
);
const closedDays = fc.uniqueArray(arbitraryDay, { maxLength: 60 }).map((days) => new Set(days));

describe('the first day of a renewed plan', () => {
  it('is a permitted day, the next one after the plan or after the shop’s earliest day', () => {
    fc.assert(
      fc.property(
        arbitraryDay,
        arbitraryDay,
        preference,
        closedDays,
        (endDate, today, pref, closed) => {
          const start = renewalStart({ end_date: endDate, preference: pref }, today, closed);
          expect(isDeliveryDay(start, pref, closed)).toBe(true);
          expect(start > endDate).toBe(true);
          expect(start >= addDays(today, 3)).toBe(true);
          for (let day = addDays(start, -1); day > endDate; day = addDays(day, -1)) {
            if (day < addDays(today, 3)) break;
            expect(isDeliveryDay(day, pref, closed)).toBe(false);
          }
        },
      ),
    );
  });

  it('follows a plan as if both were one', () => {
    fc.assert(
      fc.property(
        arbitraryDay,
        fc.integer({ min: 1, max: 30 }),
        preference,
        closedDays,
        (startDate, days, pref, closed) => {
          const both = deliveryDates(startDate, 2 * days, pref, closed);
          const end_date = both[days - 1]!;
          const start = renewalStart({ end_date, preference: pref }, addDays(end_date, -5), closed);
          expect(start).toBe(both[days]);
          expect(deliveryDates(start, days, pref, closed)).toEqual(both.slice(days));
        },
      ),
    );
  });
});

it('begins a plan three days ahead, and one that goes on with another after its last day', () => {
  const closed = new Set(['2027-01-13']);
  const start = (continues: string | null) =>
    earliestStart({ preference: 'except_friday', continues }, '2027-01-10', closed);
  expect(start(null)).toBe('2027-01-14');
  expect(start('2027-01-12')).toBe('2027-01-14');
  // A Thursday.
  expect(start('2027-01-21')).toBe('2027-01-23');
});

describe('when a plan can be renewed', () => {
  const plan = { start_date: '2027-01-10', end_date: '2027-02-04' };

  it('opens two weeks before its last day, and stays open after it', () => {
    expect(isRenewable(plan, '2027-01-20')).toBe(false);
    expect(isRenewable(plan, '2027-01-21')).toBe(true);
    expect(isRenewable(plan, '2028-01-01')).toBe(true);
  });

  it('opens with the first day of a short plan', () => {
    const short = { ...plan, end_date: '2027-01-14' };
    expect(renewableFrom(short)).toBe('2027-01-10');
    expect(isRenewable(short, '2027-01-09')).toBe(false);
  });

  it('is over on the day after its last one', () => {
    expect(hasEnded(plan, '2027-02-04')).toBe(false);
    expect(hasEnded(plan, '2027-02-05')).toBe(true);
  });

  it('has a last day on which the plan that follows can begin on its day', () => {
    const closed = new Set<string>();
    const start = renewalStart(
      { end_date: plan.end_date, preference: 'all_days' },
      '2027-01-25',
      closed,
    );
    expect(lastDayToRenew(start)).toBe('2027-02-02');
    const on = (today: string) =>
      renewalStart({ end_date: plan.end_date, preference: 'all_days' }, today, closed);
    expect(on('2027-02-02')).toBe(start);
    expect(on('2027-02-03')).not.toBe(start);
  });

  it('is announced by mail from five days before the last one, until then', () => {
    expect(reminderSpan('2027-01-30')).toEqual({ from: '2027-01-30', until: '2027-02-04' });
  });
});

describe('the choices for a plan, on the days of the next', () => {
  it('are on the same weekdays, in turn', () => {
    const days = ['2027-01-10', '2027-01-11', '2027-01-17'].map((date, dish) => ({ date, dish }));
    const dates = ['2027-01-24', '2027-01-25', '2027-01-26', '2027-01-31', '2027-02-07'];
    expect(choicesByWeekday(days, dates)).toEqual([
      { date: '2027-01-24', dish: 0 },
      { date: '2027-01-25', dish: 1 },
      { date: '2027-01-31', dish: 2 },
      { date: '2027-02-07', dish: 0 },
    ]);
    expect(weekdayOf('2027-01-26')).toBe(2);
  });
});
