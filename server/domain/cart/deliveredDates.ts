import { deliveryDates } from '../../../src/contract/deliveryCalendar.ts';
import type { DeliveryPreference } from '../../../src/contract/wire/common.ts';

interface PlanOfLine {
  readonly start_date: string;
  readonly days: number;
  readonly delivery_preference: DeliveryPreference;
}

const known = new WeakMap<ReadonlySet<string>, Map<string, readonly string[]>>();

/** Every delivered date of a line. Cached until the kitchen's offer changes, because many lines have the same dates. */
export function deliveredDates(
  { start_date, days, delivery_preference }: PlanOfLine,
  closed: ReadonlySet<string>,
): readonly string[] {
  const kept = known.get(closed) ?? new Map<string, readonly string[]>();
  known.set(closed, kept);
  const key = `${start_date} ${days} ${delivery_preference}`;
  const dates = kept.get(key) ?? deliveryDates(start_date, days, delivery_preference, closed);
  kept.set(key, dates);
  return dates;
}
