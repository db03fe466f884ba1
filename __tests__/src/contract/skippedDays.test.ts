import fc from 'fast-check';
import { deliveryDates, isDeliveryDay } from '../../../src/contract/deliveryCalendar.ts';
import { addDays } from '../../../src/contract/kuwaitTime.ts';
import {
  daysAddedFor,
  lastDayOf,
  newLastDay,
  type SkippableDay,
} from '../../../src/contract/skippedDays.ts';
import type { DeliveryPreference } from '../../../src/contract/wire/common.ts';

const day = (id: number, date: string, more: Partial<SkippableDay> = {}): SkippableDay => ({
  id,
  date,
  status: 'scheduled',
  makes_up_for: null,
  ...more,
});

describe('a skipped delivery', () => {
  // Thursday and Saturday.
  const days = [day(2, '2027-01-23'), day(1, '2027-01-21')];

  it.each<[DeliveryPreference, string[], string]>([
    ['all_days', [], '2027-01-24'],
    ['all_days', ['2027-01-24', '2027-01-25'], '2027-01-26'],
    [
      'except_friday',
      ['2027-01-28', '2027-01-27', '2027-01-26', '2027-01-25', '2027-01-24'],
      '2027-01-30',
    ],
    [
      'except_friday_saturday',
      ['2027-01-24', '2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28'],
      '2027-01-31',
    ],
  ])('moves, delivered on %s and closed on %j, to %s', (preference, closed, moved) => {
    expect(newLastDay(lastDayOf(days), preference, new Set(closed))).toBe(moved);
  });

  it('is found where it is now, when the day that was added for it has been skipped too', () => {
    const skipped = day(1, '2027-01-21', { status: 'skipped' });
    const added = day(3, '2027-01-24', { status: 'skipped', makes_up_for: 1 });
    const last = day(4, '2027-01-25', { makes_up_for: 3 });
    const plan = [skipped, day(2, '2027-01-23'), added, last];
    expect(daysAddedFor(plan, skipped)).toEqual([added, last]);
    expect(daysAddedFor(plan, last)).toEqual([]);
  });
});

/** The kitchen's use of the rule. */
function skip(plan: readonly SkippableDay[], at: number, world: World): SkippableDay[] {
  const skipped = plan[at % plan.length]!;
  if (skipped.status !== 'scheduled') return [...plan];
  const date = newLastDay(lastDayOf(plan), world.preference, world.closed);
  const id = Math.max(...plan.map((one) => one.id)) + 1;
  return [
    ...plan.map((one) => (one === skipped ? { ...one, status: 'skipped' } : one)),
    day(id, date, { makes_up_for: skipped.id }),
  ];
}

function takeBack(plan: readonly SkippableDay[], at: number): SkippableDay[] {
  const back = plan[at % plan.length]!;
  if (back.status !== 'skipped') return [...plan];
  const gone = new Set(daysAddedFor(plan, back));
  return plan
    .filter((one) => !gone.has(one))
    .map((one) => (one === back ? { ...one, status: 'scheduled' } : one));
}

interface World {
  preference: DeliveryPreference;
  closed: ReadonlySet<string>;
}

const worlds = fc.record({
  preference: fc.constantFrom<DeliveryPreference>(
    'all_days',
    'except_friday',
    'except_friday_saturday',
  ),
  closed: fc
    .array(fc.integer({ min: 0, max: 60 }))
    .map((offsets) => new Set(offsets.map((offset) => addDays('2027-01-15', offset)))),
});
const moves = fc.array(fc.record({ skips: fc.boolean(), at: fc.nat({ max: 40 }) }), {
  maxLength: 40,
});

describe('any sequence of skips and take-backs', () => {
  it('keeps the number of deliveries, each on a delivery day of its own', () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 1, max: 26 }), moves, (world, count, steps) => {
        const bought = deliveryDates('2027-01-15', count, world.preference, world.closed);
        const start = bought.map((date, index) => day(index + 1, date));
        const end = steps.reduce<SkippableDay[]>(
          (plan, { skips, at }) => (skips ? skip(plan, at, world) : takeBack(plan, at)),
          start,
        );
        const delivered = end.filter(({ status }) => status === 'scheduled');
        expect(delivered).toHaveLength(count);
        expect(new Set(end.map(({ date }) => date)).size).toBe(end.length);
        for (const { date } of end) {
          expect(isDeliveryDay(date, world.preference, world.closed)).toBe(true);
        }
        for (const skipped of end.filter(({ status }) => status === 'skipped')) {
          expect(daysAddedFor(end, skipped).at(-1)?.status).toBe('scheduled');
        }
      }),
    );
  });

  it('leaves the plan that was bought, once everything is taken back', () => {
    fc.assert(
      fc.property(worlds, moves, (world, steps) => {
        const bought = deliveryDates('2027-01-15', 5, world.preference, world.closed);
        const start = bought.map((date, index) => day(index + 1, date));
        const moved = steps.reduce((plan, { at }) => skip(plan, at, world), start);
        const back = bought.reduce((plan, _, at) => takeBack(plan, at), moved);
        expect(back).toEqual(start);
      }),
    );
  });
});
