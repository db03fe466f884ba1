import { deliveryDates, isDeliveryDay } from './deliveryCalendar.ts';
import { addDays } from './kuwaitTime.ts';
import { firstOpenDay } from './planDays.ts';
import { FREEZE_AT_MOST_DAYS } from './policies.ts';
import { daysAddedFor, lastDayOf, type SkippableDay } from './skippedDays.ts';
import type { DeliveryPreference } from './wire/common.ts';

/** Kuwait days, both included. */
export interface FreezePeriod {
  readonly from: string;
  readonly until: string;
}

export interface FreezablePlan<Day extends SkippableDay = SkippableDay> {
  /** By date. */
  readonly days: readonly Day[];
  /**
   * The deliveries that a freeze moves come after this day: the plan's last day, or that of a plan that continues it.
   */
  readonly lastDay: string;
  readonly preference: DeliveryPreference;
  /** Closed days of the kitchen. */
  readonly closedDays: ReadonlySet<string>;
}

/** Keys of the translations, the same for the form and the API. */
type FreezeProblemKey =
  | 'freeze.tooSoon'
  | 'freeze.afterEnd'
  | 'freeze.backwards'
  | 'freeze.tooLong'
  | 'freeze.nothing';

export interface FreezeProblem {
  readonly field: keyof FreezePeriod;
  readonly key: FreezeProblemKey;
  /** Values of the message: the day that would be possible, and how long a freeze may be. */
  readonly date: string;
  readonly max: number;
}

/** The last day of the longest freeze that begins on a day. */
export const latestEnd = (from: string): string => addDays(from, FREEZE_AT_MOST_DAYS - 1);

/**
 * Why a plan cannot be frozen for these days; null where it can. A day that is missing is not judged, nor what takes the
 * plan where that is not known.
 */
export function freezeProblem(
  { from, until }: Partial<FreezePeriod>,
  plan: FreezablePlan | null,
  now: Date,
): FreezeProblem | null {
  const problem = (field: FreezeProblem['field'], key: FreezeProblemKey, date: string) => ({
    field,
    key,
    date,
    max: FREEZE_AT_MOST_DAYS,
  });
  if (from === undefined) return null;
  const earliest = firstOpenDay(now);
  const last = plan && lastDayOf(plan.days);
  if (from < earliest) return problem('from', 'freeze.tooSoon', earliest);
  if (last !== null && from > last) return problem('from', 'freeze.afterEnd', last);
  if (until === undefined) return null;
  if (until < from) return problem('until', 'freeze.backwards', from);
  if (until > latestEnd(from)) {
    return problem('until', 'freeze.tooLong', latestEnd(from));
  }
  const isEmpty = plan !== null && frozenBy({ from, until }, plan.days).length === 0;
  return isEmpty ? problem('until', 'freeze.nothing', until) : null;
}

/** The deliveries that a freeze takes out. */
const frozenBy = <Day extends SkippableDay>(
  { from, until }: FreezePeriod,
  days: readonly Day[],
): Day[] =>
  days.filter(({ date, status }) => status === 'scheduled' && date >= from && date <= until);

/** Days without deliveries: those on which the kitchen is closed, and those of the freeze. */
export function daysOff(
  closedDays: ReadonlySet<string>,
  freeze: FreezePeriod | null,
): ReadonlySet<string> {
  if (freeze === null) return closedDays;
  const frozen = [];
  for (let date = freeze.from; date <= freeze.until; date = addDays(date, 1)) frozen.push(date);
  return new Set([...closedDays, ...frozen]);
}

interface Freeze<Day> {
  /** By date, each with the day at the end to which its delivery moves. */
  readonly moved: readonly { day: Day; to: string }[];
  /** The first delivery after it. */
  readonly resumesOn: string;
  /** The new last day of the plan. */
  readonly lastDay: string;
}

/** What a freeze does to a plan. Check first that it is allowed. */
export function freezePlan<Day extends SkippableDay>(
  period: FreezePeriod,
  { days, lastDay, preference, closedDays }: FreezablePlan<Day>,
): Freeze<Day> {
  const frozen = frozenBy(period, days);
  const off = daysOff(closedDays, period);
  const added = deliveryDates(addDays(lastDay, 1), frozen.length, preference, off);
  const rest = days.filter(({ date, status }) => status === 'scheduled' && date > period.until);
  const [resumesOn = ''] = [...rest.map(({ date }) => date), ...added].sort();
  return {
    moved: frozen.map((day, index) => ({ day, to: added[index] ?? '' })),
    resumesOn,
    lastDay: added.at(-1) ?? lastDay,
  };
}

/**
 * The days that a freeze has left out. A day that the kitchen has closed stays frozen when its freeze is ended: those
 * of an earlier freeze do not count.
 */
export const daysOfFreeze = <Day extends Pick<SkippableDay, 'date' | 'status'>>(
  { from, until }: FreezePeriod,
  days: readonly Day[],
): Day[] => days.filter(({ date, status }) => status === 'frozen' && date >= from && date <= until);

interface EndOfFreeze<Day> {
  /** The frozen days that are delivered after all. */
  readonly back: readonly Day[];
  /** The days that were added for them, which are removed. */
  readonly gone: readonly Day[];
  /** The first of those that come back. */
  readonly resumesOn: string;
  /** The last day of the plan then. */
  readonly lastDay: string;
  /** False where no delivery is left out before that: the plan can be frozen again. */
  readonly hasBegun: boolean;
}

/**
 * What ending a freeze now does: each of its days that is still open and a delivery day is delivered again. Null
 * where there is none.
 */
export function endFreeze<Day extends SkippableDay>(
  period: FreezePeriod,
  { days, preference, closedDays }: Omit<FreezablePlan<Day>, 'lastDay'>,
  now: Date,
): EndOfFreeze<Day> | null {
  const earliest = firstOpenDay(now);
  const frozen = daysOfFreeze(period, days);
  const back: Day[] = [];
  const gone = new Set<Day>();
  for (const day of frozen) {
    const added = daysAddedFor(days, day);
    const isKept = added.at(-1)?.status !== 'scheduled';
    const isPast = day.date < earliest || !isDeliveryDay(day.date, preference, closedDays);
    // One that goes with an earlier day has its delivery there.
    if (isPast || isKept || gone.has(day)) continue;
    back.push(day);
    for (const one of added) gone.add(one);
  }
  const [first] = back;
  if (first === undefined) return null;
  return {
    back,
    gone: [...gone],
    resumesOn: first.date,
    lastDay: lastDayOf(days.filter((day) => !gone.has(day))),
    hasBegun: frozen.some(({ date }) => date < first.date),
  };
}
