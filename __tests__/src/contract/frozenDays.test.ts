import fc from 'fast-check';
import { deliveryDates, isDeliveryDay } from '../../../src/contract/deliveryCalendar.ts';
import {
  daysOff,
  endFreeze,
  freezePlan,
  freezeProblem,
  latestEnd,
  type FreezePeriod,
} from '../../../src/contract/frozenDays.ts';
import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { closesAt, firstOpenDay, isOpenForChanges } from '../../../src/contract/planDays.ts';
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

const planOf = (dates: readonly string[], closed: readonly string[] = []) => ({
  days: dates.map((date, index) => day(index + 1, date)),
  lastDay: dates.at(-1) ?? '',
  preference: 'except_friday' as DeliveryPreference,
  closedDays: new Set(closed),
});

/** Friday 15 January, noon in Kuwait: Monday 18 is the third day ahead. */
const NOW = new Date('2027-01-15T09:00:00Z');
/** Saturday to Thursday, and Saturday. */
const WEEK = deliveryDates('2027-01-16', 7, 'except_friday', new Set());

describe('the first day that is open', () => {
  it.each(['2027-01-14T21:00:00Z', '2027-01-15T09:00:00Z', '2027-01-15T20:59:59.999Z'])(
    'is the third one ahead all day long, at %s',
    (now) => {
      expect(firstOpenDay(new Date(now))).toBe('2027-01-18');
    },
  );

  it('is open, and the day before it is not', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01') }), (now) => {
        fc.pre(!Number.isNaN(now.getTime()));
        expect(isOpenForChanges(firstOpenDay(now), now)).toBe(true);
        expect(isOpenForChanges(addDays(firstOpenDay(now), -1), now)).toBe(false);
      }),
    );
  });
});

describe('a freeze', () => {
  it('of a renewed plan moves deliveries beyond those of the renewal', () => {
    const plan = { ...planOf(WEEK), lastDay: '2027-02-18' };
    const { moved, lastDay, resumesOn } = freezePlan(
      { from: '2027-01-20', until: '2027-01-20' },
      plan,
    );
    expect(moved.map(({ to }) => to)).toEqual(['2027-02-20']);
    expect([lastDay, resumesOn]).toEqual(['2027-02-20', '2027-01-21']);
  });

  it.each<[string, FreezePeriod, string | null]>([
    ['begins on the third day ahead', { from: '2027-01-18', until: '2027-01-19' }, null],
    ['lasts forty days', { from: '2027-01-18', until: '2027-02-26' }, null],
    ['is a single day', { from: '2027-01-23', until: '2027-01-23' }, null],
    ['too soon', { from: '2027-01-17', until: '2027-01-19' }, 'from tooSoon 2027-01-18'],
    ['after the end', { from: '2027-01-24', until: '2027-01-25' }, 'from afterEnd 2027-01-23'],
    ['backwards', { from: '2027-01-19', until: '2027-01-18' }, 'until backwards 2027-01-19'],
    ['too long', { from: '2027-01-18', until: '2027-02-27' }, 'until tooLong 2027-02-26'],
    ['without a delivery', { from: '2027-01-22', until: '2027-01-22' }, 'until nothing 2027-01-22'],
  ])('is allowed or refused: %s', (_what, period, expected) => {
    const problem = freezeProblem(period, planOf(WEEK), NOW);
    expect(
      problem && `${problem.field} ${problem.key.replace('freeze.', '')} ${problem.date}`,
    ).toBe(expected);
  });

  it.each<[Partial<FreezePeriod>, string | undefined]>([
    [{ from: '2027-01-17' }, 'from'],
    [{ from: '2027-01-19', until: '2027-01-18' }, 'until'],
    [{ from: '2099-01-01', until: '2099-01-02' }, undefined],
    [{ until: '2027-01-01' }, undefined],
  ])('of %j is judged by what is known, without the plan', (period, field) => {
    expect(freezeProblem(period, null, NOW)?.field).toBe(field);
  });

  it('moves each delivery to the end, past the freeze, Fridays and closed days', () => {
    const plan = planOf(WEEK, ['2027-01-24']);
    expect(freezePlan({ from: '2027-01-18', until: '2027-01-19' }, plan)).toEqual({
      moved: [
        { day: plan.days[2], to: '2027-01-25' },
        { day: plan.days[3], to: '2027-01-26' },
      ],
      resumesOn: '2027-01-20',
      lastDay: '2027-01-26',
    });
    const long = freezePlan({ from: '2027-01-20', until: '2027-01-28' }, plan);
    expect(long.moved.map(({ to }) => to)).toEqual(['2027-01-30', '2027-01-31', '2027-02-01']);
    expect(long.resumesOn).toBe('2027-01-30');
  });

  it('that is ended restores the open days, and removes as many days at the end', () => {
    const period = { from: '2027-01-18', until: '2027-01-21' };
    const plan = planOf(WEEK);
    const frozen = frozenDays(plan.days, freezePlan(period, plan));
    // Sunday 17 January: Wednesday 20 is the third day ahead.
    const end = endFreeze(period, { ...plan, days: frozen }, new Date('2027-01-17T09:00:00Z'));
    expect(end?.back.map(({ date }) => date)).toEqual(['2027-01-20', '2027-01-21']);
    expect(end?.gone.map(({ date }) => date)).toEqual(['2027-01-26', '2027-01-27']);
    expect(end).toMatchObject({
      resumesOn: '2027-01-20',
      lastDay: '2027-01-25',
      hasBegun: true,
    });
    expect(endFreeze(period, { ...plan, days: frozen }, NOW)).toMatchObject({ hasBegun: false });
    const closed = { ...plan, closedDays: new Set(['2027-01-18']), days: frozen };
    expect(endFreeze(period, closed, NOW)).toMatchObject({
      resumesOn: '2027-01-19',
      hasBegun: true,
    });
    expect(endFreeze(period, { ...plan, days: frozen }, closesAt('2027-01-21'))).toBeNull();
  });

  it('restores one day for a delivery that moved from one frozen day to another', () => {
    const days = [
      day(1, '2027-01-18', { status: 'frozen' }),
      day(2, '2027-01-25', { status: 'frozen', makes_up_for: 1 }),
      day(3, '2027-01-28', { makes_up_for: 2 }),
    ];
    const end = endFreeze(
      { from: '2027-01-18', until: '2027-01-26' },
      { ...planOf([]), days },
      NOW,
    );
    expect(end).toMatchObject({ back: [days[0]], gone: [days[1], days[2]] });
  });
});

describe('a freeze after one that was ended before it began', () => {
  it('has not begun because the kitchen closed a day of the earlier one', () => {
    const days = [
      day(1, '2027-01-19', { status: 'frozen' }),
      day(2, '2027-01-21', { status: 'frozen' }),
      day(3, '2027-01-28', { makes_up_for: 1 }),
      day(4, '2027-01-30', { makes_up_for: 2 }),
    ];
    const plan = { ...planOf([], ['2027-01-19']), days };
    expect(endFreeze({ from: '2027-01-20', until: '2027-01-22' }, plan, NOW)).toMatchObject({
      back: [days[1]],
      hasBegun: false,
    });
  });
});

type Freeze = ReturnType<typeof freezePlan>;

function frozenDays(days: readonly SkippableDay[], { moved }: Freeze): SkippableDay[] {
  const frozen = new Set(moved.map((one) => one.day.id));
  const free = Math.max(...days.map(({ id }) => id)) + 1;
  return [
    ...days.map((one) => (frozen.has(one.id) ? { ...one, status: 'frozen' } : one)),
    ...moved.map(({ day: { id }, to }, index) => day(free + index, to, { makes_up_for: id })),
  ];
}

/** The kitchen's record of a plan, and its use of the rules. */
class Plan {
  days: SkippableDay[];
  freeze: (FreezePeriod & { endedEarly: boolean }) | null = null;
  readonly preference: DeliveryPreference;
  readonly closedDays: Set<string>;

  constructor(bought: readonly string[], preference: DeliveryPreference, closed: string[]) {
    this.days = bought.map((date, index) => day(index + 1, date));
    this.preference = preference;
    this.closedDays = new Set(closed);
  }

  get lastDay() {
    return lastDayOf(this.days);
  }

  get off() {
    return daysOff(this.closedDays, this.freeze);
  }

  skip(at: number, now: Date): void {
    const skipped = this.days[at % this.days.length]!;
    if (skipped.status !== 'scheduled' || !isOpenForChanges(skipped.date, now)) return;
    const date = newLastDay(this.lastDay, this.preference, this.off);
    const id = Math.max(...this.days.map((one) => one.id)) + 1;
    this.days = [
      ...this.days.map((one) => (one === skipped ? { ...one, status: 'skipped' } : one)),
      day(id, date, { makes_up_for: skipped.id }),
    ];
  }

  takeBack(at: number, now: Date): void {
    const back = this.days[at % this.days.length]!;
    const canCome =
      isOpenForChanges(back.date, now) && isDeliveryDay(back.date, this.preference, this.off);
    if (back.status !== 'skipped' || !canCome) return;
    this.#bring([back], daysAddedFor(this.days, back));
    if (!this.days.some(({ status }) => status === 'frozen')) this.freeze = null;
  }

  freezeFor(after: number, length: number, now: Date): void {
    const from = addDays(firstOpenDay(now), after);
    const period = { from, until: addDays(from, length) };
    if (this.freeze !== null || freezeProblem(period, this, now) !== null) return;
    this.days = frozenDays(this.days, freezePlan(period, this));
    this.freeze = { ...period, endedEarly: false };
  }

  thaw(now: Date): void {
    if (this.freeze === null || this.freeze.endedEarly) return;
    const end = endFreeze(this.freeze, this, now);
    if (end === null) return;
    this.#bring(end.back, end.gone);
    const until = addDays(end.resumesOn, -1);
    this.freeze = end.hasBegun ? { from: this.freeze.from, until, endedEarly: true } : null;
    if (newest(this.days) !== end.lastDay) throw new Error(`The plan ends after ${end.lastDay}.`);
  }

  #bring(back: readonly SkippableDay[], gone: readonly SkippableDay[]): void {
    this.days = this.days
      .filter((one) => !gone.includes(one))
      .map((one) => (back.includes(one) ? { ...one, status: 'scheduled' } : one));
  }
}

const newest = (days: readonly SkippableDay[]) =>
  days
    .map(({ date }) => date)
    .sort()
    .at(-1);

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('skip', 'takeBack', 'freeze', 'freeze', 'thaw', 'close'),
    at: fc.nat({ max: 40 }),
    length: fc.oneof(fc.nat({ max: 6 }), fc.nat({ max: 41 })),
    hours: fc.constantFrom(0, 0, 7, 24, 72),
  }),
  { maxLength: 30 },
);
const preferences = fc.constantFrom<DeliveryPreference>(
  'all_days',
  'except_friday',
  'except_friday_saturday',
);
const closings = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 8 });

describe('any sequence of skips, take-backs, freezes and ends, while the kitchen closes days', () => {
  it('keeps every bought delivery, changes no closed day, and leaves the freeze without deliveries', () => {
    fc.assert(
      fc.property(
        preferences,
        closings,
        fc.integer({ min: 1, max: 26 }),
        steps,
        (preference, closed, count, moves) => {
          const start = '2027-01-18';
          const shut = closed.map((offset) => addDays(start, offset));
          const bought = deliveryDates(start, count, preference, new Set(shut));
          const plan = new Plan(bought, preference, shut);
          const closedLater = new Set<string>();
          let now = NOW;
          for (const { act, at, length, hours } of moves) {
            const before = plan.days;
            const settled = before.filter(({ date }) => !isOpenForChanges(date, now));
            if (act === 'skip') plan.skip(at, now);
            if (act === 'takeBack') plan.takeBack(at, now);
            if (act === 'freeze') plan.freezeFor(at % 6, length, now);
            if (act === 'thaw') plan.thaw(now);
            if (act === 'close') {
              const date = addDays(start, at);
              plan.closedDays.add(date);
              if (before.some((one) => one.date === date)) closedLater.add(date);
            }
            plan.days = plan.days.toSorted((one, other) => one.date.localeCompare(other.date));
            const delivered = plan.days.filter(({ status }) => status === 'scheduled');
            expect(delivered).toHaveLength(count);
            expect(new Set(plan.days.map(({ date }) => date)).size).toBe(plan.days.length);
            expect(plan.days).toEqual(expect.arrayContaining(settled));
            const offOn = (date: string) =>
              closedLater.has(date) ? daysOff(new Set(), plan.freeze) : plan.off;
            const onDayOff = delivered.filter(
              ({ date }) => !isDeliveryDay(date, preference, offOn(date)),
            );
            expect(onDayOff).toEqual([]);
            const notMadeUpFor = plan.days.filter((one) => {
              if (one.status === 'scheduled') return false;
              const last = daysAddedFor(plan.days, one).at(-1);
              return last?.status !== 'scheduled' || last.date <= one.date;
            });
            expect(notMadeUpFor).toEqual([]);
            const { from, until } = plan.freeze ?? { from: '', until: '' };
            expect(from <= until && (from === '' || until <= latestEnd(from))).toBe(true);
            now = new Date(now.getTime() + hours * 60 * 60_000);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leaves out deliveries of one freeze alone', () => {
    fc.assert(
      fc.property(preferences, steps, (preference, moves) => {
        const bought = deliveryDates('2027-01-18', 20, preference, new Set());
        const plan = new Plan(bought, preference, []);
        const lost = new Set<string>();
        let now = NOW;
        for (const { act, at, length, hours } of moves) {
          if (act === 'freeze') plan.freezeFor(at % 6, length, now);
          if (act === 'thaw') plan.thaw(now);
          now = new Date(now.getTime() + hours * 60 * 60_000);
          for (const { date, status } of plan.days) {
            if (status === 'frozen' && !isOpenForChanges(date, now)) lost.add(date);
          }
        }
        const span = [...lost].sort();
        const [first] = span;
        if (first === undefined) return;
        expect(span.at(-1)! <= latestEnd(first)).toBe(true);
        expect(span.every((date) => date >= plan.freeze!.from && date <= plan.freeze!.until)).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });
});
