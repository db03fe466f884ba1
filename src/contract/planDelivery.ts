import { addDays, weekdayOf } from './kuwaitTime.ts';
import { firstOpenDay } from './planDays.ts';

const DAYS_OF_A_WEEK = 7;

/** Which days of a plan a customer means, Kuwait days. */
export interface DeliverySpan {
  readonly from: string;
  /** Included; null for every day from then on, those that are added later too. */
  readonly until: string | null;
  /** 0 Sunday to 6 Saturday; null for all of them. */
  readonly weekdays: readonly number[] | null;
}

/** How texts name the affected days. */
export function spanKind({ from, until, weekdays }: DeliverySpan) {
  if (until === from) return 'day';
  if (until !== null) return weekdays === null ? 'until' : 'weekdaysUntil';
  return weekdays === null ? 'from' : 'weekdays';
}

/** Where and when a day is delivered. */
export interface Delivery<Address, Slot> {
  readonly address: Address;
  readonly slot: Slot;
}

/** The requested change: null keeps each day's value. */
export interface DeliveryRule<Address, Slot> extends DeliverySpan {
  readonly address: Address | null;
  readonly slot: Slot | null;
}

export const covers = ({ from, until, weekdays }: DeliverySpan, date: string): boolean =>
  date >= from &&
  (until === null || date <= until) &&
  (weekdays === null || weekdays.includes(weekdayOf(date)));

/** Where and when a day is delivered: as was asked for last, otherwise as the plan was bought. */
export function deliveryOn<Address, Slot>(
  date: string,
  rules: readonly DeliveryRule<Address, Slot>[],
  bought: Delivery<Address, Slot>,
): Delivery<Address, Slot> {
  const covering = rules.filter((rule) => covers(rule, date));
  return {
    address: covering.findLast(({ address }) => address !== null)?.address ?? bought.address,
    slot: covering.findLast(({ slot }) => slot !== null)?.slot ?? bought.slot,
  };
}

interface DayOfPlan {
  readonly date: string;
  /** The kitchen's record. */
  readonly status: string;
}

/** The deliveries of a plan that a change is about. */
export const deliveriesIn = <Day extends DayOfPlan>(
  span: DeliverySpan,
  days: readonly Day[],
): Day[] => days.filter(({ date, status }) => status === 'scheduled' && covers(span, date));

export interface DeliveryProblem {
  readonly field: keyof DeliverySpan;
  /** The message keys, the same for the form and the API. */
  readonly key:
    | 'deliveryChange.tooSoon'
    | 'deliveryChange.afterEnd'
    | 'deliveryChange.backwards'
    | 'deliveryChange.nothing';
  /** The message's value: the day that would be possible. */
  readonly date: string;
}

/** As far as it is known. */
export type SpanParts = { readonly [Part in keyof DeliverySpan]?: DeliverySpan[Part] | undefined };

/**
 * Why deliveries of a plan cannot be changed, at most once for each field; empty where they can. `days` are those of the
 * plan in the order of their dates, null where they are not known. What is missing is not judged.
 */
export function deliveryProblems(
  { from, until = null, weekdays = null }: SpanParts,
  days: readonly DayOfPlan[] | null,
  now: Date,
): DeliveryProblem[] {
  const last = days === null ? null : (days.at(-1)?.date ?? '');
  const first = from === undefined ? null : fromProblem(from, last, now);
  const start = first === null ? from : undefined;
  const problems = [first, until === null ? null : untilProblem(until, start, last)].filter(
    (problem) => problem !== null,
  );
  if (problems.length > 0 || days === null || from === undefined) return problems;
  if (deliveriesIn({ from, until, weekdays }, days).length > 0) return [];
  const field = weekdays === null ? 'from' : 'weekdays';
  return [{ field, key: 'deliveryChange.nothing', date: from }];
}

function fromProblem(from: string, last: string | null, now: Date): DeliveryProblem | null {
  const earliest = firstOpenDay(now);
  if (from < earliest) return { field: 'from', key: 'deliveryChange.tooSoon', date: earliest };
  if (last === null || from <= last) return null;
  return { field: 'from', key: 'deliveryChange.afterEnd', date: last };
}

/** Compared with the first day where nothing is wrong with that. */
function untilProblem(
  until: string,
  from: string | undefined,
  last: string | null,
): DeliveryProblem | null {
  if (from !== undefined && until < from) {
    return { field: 'until', key: 'deliveryChange.backwards', date: from };
  }
  if (last === null || until <= last) return null;
  return { field: 'until', key: 'deliveryChange.afterEnd', date: last };
}

export interface DeliveredPlan<Address, Slot> {
  /** The earlier requests, oldest first. */
  readonly rules: readonly DeliveryRule<Address, Slot>[];
  readonly bought: Delivery<Address, Slot>;
  readonly firstDay: string;
}

/** Whether existing days and days that are added later already have the requested delivery. */
export function isAsAskedFor<Address, Slot>(
  rule: DeliveryRule<Address, Slot>,
  { rules, bought, firstDay }: DeliveredPlan<Address, Slot>,
  isSame: (one: Delivery<Address, Slot>, other: Delivery<Address, Slot>) => boolean,
): boolean {
  const first = rule.from > firstDay ? rule.from : firstDay;
  const bounds = rules.flatMap(({ from, until }) => [from, until ?? from]);
  // After the last bound, every week is the same.
  const last = addDays([first, ...bounds].sort().at(-1) ?? first, DAYS_OF_A_WEEK);
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const before = deliveryOn(date, rules, bought);
    if (!isSame(before, deliveryOn(date, [...rules, rule], bought))) return false;
  }
  return true;
}

/** The value that most have; of those that as many have, the first. */
export function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const count = (wanted: Value) => values.filter((value) => value === wanted).length;
  return [...values].sort((one, other) => count(other) - count(one))[0];
}
