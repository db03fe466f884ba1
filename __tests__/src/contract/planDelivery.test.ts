import fc from 'fast-check';
import { addDays, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import {
  deliveriesIn,
  deliveryOn,
  deliveryProblems,
  isAsAskedFor,
  mostCommon,
  spanKind,
  type DeliveryRule,
  type DeliverySpan,
} from '../../../src/contract/planDelivery.ts';
import { closesAt } from '../../../src/contract/planDays.ts';

type Rule = DeliveryRule<string, number>;

const rule = (from: string, changes: Partial<Rule> = {}): Rule => ({
  from,
  until: null,
  weekdays: null,
  address: null,
  slot: null,
  ...changes,
});
const bought = { address: 'home', slot: 1 };
const isSame = (one: typeof bought, other: typeof bought) =>
  one.address === other.address && one.slot === other.slot;

describe('where and when a day is delivered', () => {
  // Office from Sunday to Thursday, home on Saturday.
  const rules = [
    rule('2027-01-17', { address: 'office', slot: 2 }),
    rule('2027-01-17', { weekdays: [6], address: 'home' }),
    rule('2027-01-20', { until: '2027-01-20', slot: 3 }),
  ];

  it.each([
    ['2027-01-16', 'home', 1],
    ['2027-01-17', 'office', 2],
    ['2027-01-20', 'office', 3],
    ['2027-01-21', 'office', 2],
    ['2027-01-23', 'home', 2],
    // Added later.
    ['2027-02-27', 'home', 2],
  ])('is, on %s, %s at %d', (date, address, slot) => {
    expect(deliveryOn(date, rules, bought)).toEqual({ address, slot });
  });
});

const PLAN = ['2027-01-16', '2027-01-17', '2027-01-18', '2027-01-19', '2027-01-20'].map(
  (date, index) => ({ date, status: index === 3 ? 'skipped' : 'scheduled' }),
);
/** 17 January has just closed. */
const NOW = closesAt('2027-01-17');

describe('a change of deliveries', () => {
  it.each<[DeliverySpan, [string, string, string] | null]>([
    [rule('2027-01-17'), ['from', 'deliveryChange.tooSoon', '2027-01-18']],
    [rule('2027-01-21'), ['from', 'deliveryChange.afterEnd', '2027-01-20']],
    [
      rule('2027-01-19', { until: '2027-01-18' }),
      ['until', 'deliveryChange.backwards', '2027-01-19'],
    ],
    [
      rule('2027-01-19', { until: '2027-01-21' }),
      ['until', 'deliveryChange.afterEnd', '2027-01-20'],
    ],
    [rule('2027-01-19', { until: '2027-01-19' }), ['from', 'deliveryChange.nothing', '2027-01-19']],
    [
      rule('2027-01-18', { weekdays: [4, 5] }),
      ['weekdays', 'deliveryChange.nothing', '2027-01-18'],
    ],
    [rule('2027-01-18'), null],
    [rule('2027-01-18', { weekdays: [3] }), null],
  ])('of %j is refused with %j', (span, problem) => {
    const found = deliveryProblems(span, PLAN, NOW);
    expect(found.map(({ field, key, date }) => [field, key, date])).toEqual(
      problem === null ? [] : [problem],
    );
  });

  it('is refused for both of its ends at once', () => {
    const found = deliveryProblems(rule('2027-01-17', { until: '2027-01-21' }), PLAN, NOW);
    expect(found).toEqual([
      { field: 'from', key: 'deliveryChange.tooSoon', date: '2027-01-18' },
      { field: 'until', key: 'deliveryChange.afterEnd', date: '2027-01-20' },
    ]);
  });

  it('is judged by what is known, without the plan or a day of it', () => {
    const keysOf = (span: Partial<DeliverySpan>) =>
      deliveryProblems(span, null, NOW).map(({ field, key }) => [field, key]);
    expect(keysOf({ from: '2027-01-17', until: '2027-01-01' })).toEqual([
      ['from', 'deliveryChange.tooSoon'],
    ]);
    expect(keysOf({ from: '2027-01-19', until: '2027-01-18' })).toEqual([
      ['until', 'deliveryChange.backwards'],
    ]);
    expect(keysOf({ until: '2027-01-18', weekdays: [4] })).toEqual([]);
    expect(keysOf({ from: '2099-01-01' })).toEqual([]);
  });

  it('begins with a day until the instant at which that closes', () => {
    const before = new Date(NOW.getTime() - 1);
    expect(deliveryProblems(rule('2027-01-17'), PLAN, before)).toEqual([]);
  });

  it('is about the deliveries of its weekdays alone', () => {
    const dates = (span: DeliverySpan) => deliveriesIn(span, PLAN).map(({ date }) => date);
    expect(dates(rule('2027-01-17', { weekdays: [0, 2, 3, 6] }))).toEqual([
      '2027-01-17',
      '2027-01-20',
    ]);
  });

  it.each<[Partial<Rule>, string]>([
    [{ until: '2027-01-18' }, 'day'],
    [{ until: '2027-01-20' }, 'until'],
    [{ until: '2027-01-20', weekdays: [2] }, 'weekdaysUntil'],
    [{ weekdays: [2] }, 'weekdays'],
    [{}, 'from'],
  ])('of %j is described as that of a %s', (span, kind) => {
    expect(spanKind(rule('2027-01-18', span))).toBe(kind);
  });
});

describe('a change that was made already', () => {
  const plan = (...rules: Rule[]) => ({ rules, bought, firstDay: '2027-01-16' });

  it('differs from one whose later days differ', () => {
    const office = rule('2027-01-18', { address: 'office' });
    const day = rule('2027-01-19', { until: '2027-01-19', address: 'home' });
    expect(isAsAskedFor(office, plan(office), isSame)).toBe(true);
    expect(isAsAskedFor(office, plan(office, day), isSame)).toBe(false);
    expect(isAsAskedFor(rule('2027-01-18', { address: 'home' }), plan(), isSame)).toBe(true);
    const farAway = rule('2027-12-31', { weekdays: [6], address: 'office' });
    expect(isAsAskedFor(rule('2027-01-18', { address: 'home' }), plan(farAway), isSame)).toBe(
      false,
    );
  });

  const dates = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2027-01-16', days));
  const anyRule = fc
    .record({
      from: dates,
      length: fc.option(fc.nat({ max: 6 })),
      weekdays: fc.option(fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1 })),
      address: fc.option(fc.constantFrom('home', 'office')),
      slot: fc.option(fc.constantFrom(1, 2)),
    })
    .map(({ from, length, ...rest }): Rule => ({
      ...rest,
      from,
      until: length === null ? null : addDays(from, length),
    }));

  it('is so exactly where it would change no day, however late it is added', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 5 }), anyRule, (rules, asked) => {
        const days = Array.from({ length: 90 }, (_, index) => addDays('2027-01-16', index));
        const changes = days.some(
          (date) =>
            !isSame(deliveryOn(date, rules, bought), deliveryOn(date, [...rules, asked], bought)),
        );
        expect(isAsAskedFor(asked, plan(...rules), isSame)).toBe(!changes);
        // Then it says what was asked for, on its days and on no other.
        for (const date of days) {
          const after = deliveryOn(date, [...rules, asked], bought);
          const isMeant =
            date >= asked.from &&
            date <= (asked.until ?? date) &&
            (asked.weekdays ?? [weekdayOf(date)]).includes(weekdayOf(date));
          const before = deliveryOn(date, rules, bought);
          expect(after).toEqual(
            isMeant
              ? { address: asked.address ?? before.address, slot: asked.slot ?? before.slot }
              : before,
          );
        }
      }),
      { numRuns: 100 },
    );
  });
});

it('finds the most common value', () => {
  expect(mostCommon([2, 1, 1, 3])).toBe(1);
  expect(mostCommon([2, 1])).toBe(2);
  expect(mostCommon<number>([])).toBeUndefined();
});
