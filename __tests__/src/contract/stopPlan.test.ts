import fc from 'fast-check';
import { addDays, kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import { isOpenForChanges } from '../../../src/contract/planDays.ts';
import { REFUND_WITHIN_DAYS } from '../../../src/contract/policies.ts';
import {
  lastDayToStop,
  owedForStop,
  stopPlan,
  stopProblem,
} from '../../../src/contract/stopPlan.ts';

const RUNS = Number(process.env['STOP_RUNS'] ?? 200);
const day = (date: string, status = 'scheduled') => ({ date, status });
const at = (date: string, time: string) => kuwaitInstant(date, time);

/** Saturday to Saturday, without the Friday; one has frozen or skipped first days. */
const WEEK = ['16', '17', '18', '19', '20', '21', '23'].map((number) => day(`2027-01-${number}`));
const DELAYED = [
  day('2027-01-16', 'skipped'),
  day('2027-01-17'),
  day('2027-01-18', 'frozen'),
  day('2027-01-19', 'frozen'),
  ...['20', '21', '23', '24', '25', '26'].map((number) => day(`2027-01-${number}`)),
];

describe('the last day on which a plan can be stopped', () => {
  it.each([
    ['that of its third delivery', WEEK, '2027-01-18'],
    ['later by what is skipped and frozen', DELAYED, '2027-01-21'],
    ['that of the last delivery of a shorter one', WEEK.slice(0, 2), '2027-01-17'],
    ['none without a delivery', [day('2027-01-16', 'cancelled')], null],
  ])('is %s', (_what, days, expected) => {
    expect(lastDayToStop(days)).toBe(expected);
  });
});

describe('a plan', () => {
  it.each([
    ['long before it begins', WEEK, at('2026-12-01', '12:00'), null],
    ['a minute before its third delivery day ends', WEEK, at('2027-01-18', '23:59'), null],
    ['when that day has ended', WEEK, at('2027-01-19', '00:00'), 'tooLate 2027-01-18'],
    [
      'while nothing is open',
      WEEK.slice(0, 3),
      at('2027-01-16', '00:00'),
      'nothingLeft 2027-01-18',
    ],
  ])('can be stopped or not: %s', (_what, days, now, expected) => {
    const problem = stopProblem(days, now);
    expect(problem && `${problem.key.replace('stopPlan.', '')} ${problem.date}`).toBe(expected);
  });

  it('that is stopped keeps its closed days, and loses its open ones', () => {
    // Monday 18 January: Thursday 21 is the third day ahead.
    const effect = stopPlan(WEEK, at('2027-01-18', '12:00'));
    expect(effect).toMatchObject({
      undelivered: 2,
      delivered: 5,
      from: '2027-01-21',
      lastDay: '2027-01-20',
    });
    expect(effect.cancelled.map(({ date }) => date)).toEqual(['2027-01-21', '2027-01-23']);
    expect(stopPlan(WEEK, at('2027-01-01', '12:00'))).toMatchObject({
      undelivered: 7,
      delivered: 0,
      lastDay: null,
    });
  });

  it('that is stopped has its frozen and skipped days taken out, and none of them counted twice', () => {
    const effect = stopPlan(DELAYED, at('2027-01-15', '12:00'));
    expect(effect.cancelled).toHaveLength(8);
    expect(effect).toMatchObject({ undelivered: 6, delivered: 1, from: '2027-01-20' });
  });

  it('can be stopped for exactly as long as the terms promise', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: -40, max: 100 }),
        fc.integer({ min: 0, max: 1439 }),
        (offsets, ahead, minutes) => {
          const days = offsets.sort((a, b) => a - b).map((one) => day(addDays('2027-01-16', one)));
          const now = new Date(
            at(addDays('2027-01-16', ahead), '00:00').getTime() + minutes * 60_000,
          );
          const begun = days.filter(({ date }) => at(date, '00:00') <= now);
          const isFourthDayPast =
            begun.length > REFUND_WITHIN_DAYS ||
            (begun.length === Math.min(REFUND_WITHIN_DAYS, days.length) &&
              now >= at(addDays(begun.at(-1)!.date, 1), '00:00'));
          const isAnyOpen = days.some(({ date }) => isOpenForChanges(date, now));
          expect(stopProblem(days, now) === null).toBe(!isFourthDayPast && isAnyOpen);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe('the refund', () => {
  const plan = (id: number, total: number, delivered: number) => ({ id, total, delivered });

  it.each([
    ['all of it, with the delivery, where nothing comes', 20_000, 0, [0, 10], [22_000, 2_000]],
    ['the days that do not come, without the delivery', 20_000, 0, [3, 7], [14_000, 0]],
    ['of what is left after a voucher', 20_000, 5_000, [5, 5], [7_500, 0]],
    ['rounded in favour of the customer', 100, 0, [1, 2], [67, 0]],
    ['nothing where a voucher paid', 20_000, 22_000, [0, 10], [0, 0]],
  ])('is %s', (_what, total, off, [delivered, undelivered], [amount, delivery]) => {
    const order = { grandTotal: Math.max(0, total + 2_000 - off), delivery: 2_000 };
    const owed = owedForStop(
      { ...order, delivery: off > total ? 0 : 2_000, plans: [plan(1, total, delivered!)] },
      { id: 1, undelivered: undelivered! },
    );
    expect([owed.amount, owed.delivery]).toEqual([amount, delivery]);
  });

  it('is each plan’s own share, and the delivery fee with the last of them', () => {
    const order = { grandTotal: 32_000, delivery: 2_000 };
    const stopped = plan(1, 20_000, 0);
    const first = { ...order, plans: [stopped, plan(2, 10_000, 5)] };
    expect(owedForStop(first, { id: 1, undelivered: 10 })).toEqual({ amount: 20_000, delivery: 0 });
    const second = { ...order, plans: [stopped, plan(2, 10_000, 0)] };
    expect(owedForStop(second, { id: 2, undelivered: 5 })).toEqual({
      amount: 12_000,
      delivery: 2_000,
    });
  });

  const plans = fc.array(
    fc.record({
      total: fc.integer({ min: 0, max: 100_000_000 }),
      days: fc.integer({ min: 1, max: 60 }),
      delivered: fc.nat({ max: 60 }),
    }),
    { minLength: 1, maxLength: 6 },
  );

  it('is never more than was paid, nor less than its days, in whatever order plans are stopped', () => {
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        fc.boolean(),
        (bought, delivery, percent, isReversed, isUntouched) => {
          const price = bought.reduce((sum, { total }) => sum + total, 0);
          const off = Math.floor((price * percent) / 100);
          const grandTotal = price - off + delivery;
          // As things are now: a plan that is not stopped delivers all of its days.
          const standing = bought.map(({ total, days }, index) => plan(index, total, days));
          const ids = bought.map((_plan, id) => id);
          const turns = isReversed ? ids.toReversed() : ids;
          let returned = 0;
          for (const id of turns) {
            const { days, total } = bought[id]!;
            const delivered = isUntouched ? 0 : Math.min(bought[id]!.delivered, days);
            standing[id] = plan(id, total, delivered);
            const order = { grandTotal, delivery, plans: standing };
            const owed = owedForStop(order, { id, undelivered: days - delivered });
            expect(Number.isSafeInteger(owed.amount) && owed.amount >= owed.delivery).toBe(true);
            const paid = price === 0 ? 0 : ((grandTotal - delivery) / price) * total;
            const fair = (paid * (days - delivered)) / days;
            expect(Math.abs(owed.amount - owed.delivery - fair)).toBeLessThan(2);
            returned += owed.amount;
          }
          expect(returned).toBeLessThanOrEqual(grandTotal);
          // Undelivered plans cost nothing, to the last fils.
          const isNothingDelivered = standing.every(({ delivered }) => delivered === 0);
          expect(isNothingDelivered && price > 0 ? returned : grandTotal).toBe(grandTotal);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
