import fc from 'fast-check';
import { addDays, kuwaitInstant, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import {
  closesAt,
  dayState,
  isAhead,
  isOpenForChanges,
  lastDayToChange,
  type DayState,
  type DayToDeliver,
} from '../../../src/contract/planDays.ts';

const wednesday = '2027-01-20';

const stateAt = (now: string, day: Partial<DayToDeliver> = {}) =>
  dayState(
    { date: wednesday, status: 'scheduled', slot: { to: '10:00' }, isComplete: true, ...day },
    new Date(now),
  );

describe('a day of a plan', () => {
  it('can be changed until forty-eight hours before it begins in Kuwait', () => {
    expect(closesAt(wednesday)).toEqual(new Date('2027-01-17T21:00:00Z'));
    expect(isOpenForChanges(wednesday, new Date('2027-01-17T20:59:59.999Z'))).toBe(true);
    expect(isOpenForChanges(wednesday, new Date('2027-01-17T21:00:00Z'))).toBe(false);
    expect(lastDayToChange(wednesday)).toBe('2027-01-17');
  });

  it.each<[string, DayState]>([
    ['2027-01-17T20:59:59Z', 'planned'],
    ['2027-01-17T21:00:00Z', 'closed'],
    ['2027-01-19T20:59:59Z', 'closed'],
    ['2027-01-19T21:00:00Z', 'onItsWay'],
    ['2027-01-20T06:59:59Z', 'onItsWay'],
    ['2027-01-20T07:00:00Z', 'delivered'],
    ['2027-03-01T07:00:00Z', 'delivered'],
  ])('is at %s %s', (now, state) => expect(stateAt(now)).toBe(state));

  it('is open as long as it lacks dishes and can be changed', () => {
    expect(stateAt('2027-01-17T20:59:59Z', { isComplete: false })).toBe('open');
    expect(stateAt('2027-01-17T21:00:00Z', { isComplete: false })).toBe('closed');
  });

  it.each(['delivered', 'skipped', 'frozen', 'cancelled'])('stays %s at any time', (status) => {
    expect(stateAt('2027-01-01T00:00:00Z', { status })).toBe(status);
    expect(stateAt('2027-02-01T00:00:00Z', { status })).toBe(status);
  });
});

const dates = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2026-01-01', days));
const instants = fc.date({
  min: new Date('2025-12-01T00:00:00Z'),
  max: new Date('2031-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const days = fc.record({
  date: dates,
  status: fc.constantFrom('scheduled', 'planned', 'skipped', 'frozen', 'cancelled', 'delivered'),
  slot: fc.constantFrom({ to: '10:00' }, { to: '14:30' }, { to: '23:59' }),
  isComplete: fc.boolean(),
});

describe('any day at any time', () => {
  const ORDER: readonly DayState[] = ['open', 'planned', 'closed', 'onItsWay', 'delivered'];

  it('never goes back to an earlier state over time', () => {
    fc.assert(
      fc.property(days, instants, instants, (day, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const rank = (now: Date) => ORDER.indexOf(dayState(day, now));
        expect(rank(later)).toBeGreaterThanOrEqual(rank(earlier));
      }),
    );
  });

  it('is described as changeable exactly when it is', () => {
    fc.assert(
      fc.property(dates, instants, (date, now) => {
        expect(isOpenForChanges(date, now)).toBe(kuwaitToday(now) <= lastDayToChange(date));
      }),
    );
  });

  it('is ahead until its delivery is over, unless it is not delivered at all', () => {
    fc.assert(
      fc.property(days, instants, (day, now) => {
        const isDelivered = !['skipped', 'frozen', 'cancelled', 'delivered'].includes(day.status);
        const isOver = now >= kuwaitInstant(day.date, day.slot.to);
        expect(isAhead(dayState(day, now))).toBe(isDelivered && !isOver);
      }),
    );
  });
});
