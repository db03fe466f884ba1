import { addDays, FRIDAY, SATURDAY, weekdayOf } from './kuwaitTime.ts';
import type { DeliveryPreference } from './wire/common.ts';

/** Subscription and delivery begin three days after registration (terms). */
export const PREPARATION_DAYS = 3;
/** How many days before a day the dietitian chooses the dishes that its plan lacks. */
export const PLANNED_DAYS_AHEAD = 7;
/** How far ahead a plan may start. */
export const START_WITHIN_DAYS = 90;

const DAYS_OFF: Readonly<Record<DeliveryPreference, readonly number[]>> = {
  all_days: [],
  except_friday: [FRIDAY],
  except_friday_saturday: [FRIDAY, SATURDAY],
};

export function isDeliveryDay(
  date: string,
  preference: DeliveryPreference,
  closedDays: ReadonlySet<string>,
): boolean {
  return isDeliveryWeekday(weekdayOf(date), preference) && !closedDays.has(date);
}

export function isDeliveryWeekday(weekday: number, preference: DeliveryPreference): boolean {
  return !DAYS_OFF[preference].includes(weekday);
}

/** The first delivered day that is at least three days after `today`; both are Kuwait days. */
export function earliestStartDate(
  today: string,
  preference: DeliveryPreference,
  closedDays: ReadonlySet<string>,
): string {
  return nextDeliveryDay(addDays(today, PREPARATION_DAYS), preference, closedDays);
}

/** Every delivered day of a plan, ascending; the first is `startDate` or the next delivered day. */
export function deliveryDates(
  startDate: string,
  days: number,
  preference: DeliveryPreference,
  closedDays: ReadonlySet<string>,
): string[] {
  const dates: string[] = [];
  let next = startDate;
  while (dates.length < days) {
    next = nextDeliveryDay(next, preference, closedDays);
    dates.push(next);
    next = addDays(next, 1);
  }
  return dates;
}

/** `from`, or the first delivered day after it. */
export function nextDeliveryDay(
  from: string,
  preference: DeliveryPreference,
  closedDays: ReadonlySet<string>,
): string {
  let date = from;
  while (!isDeliveryDay(date, preference, closedDays)) date = addDays(date, 1);
  return date;
}
