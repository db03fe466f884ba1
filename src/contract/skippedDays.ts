import { nextDeliveryDay } from './deliveryCalendar.ts';
import { addDays } from './kuwaitTime.ts';
import type { DeliveryPreference } from './wire/common.ts';

/** A day of a plan, as far as skipping and freezing know it. */
export interface SkippableDay {
  readonly id: number;
  readonly date: string;
  /** The kitchen's record. */
  readonly status: string;
  /** The skipped or frozen day that it replaces at the end; null for a bought day. */
  readonly makes_up_for: number | null;
}

/** The last day of a plan, delivered or not. */
export const lastDayOf = (days: readonly Pick<SkippableDay, 'date'>[]): string =>
  days.reduce((latest, { date }) => (date > latest ? date : latest), '');

/** The day to which a skipped delivery moves: the next delivery day after the plan's last day. */
export function newLastDay(
  lastDay: string,
  preference: DeliveryPreference,
  daysOff: ReadonlySet<string>,
): string {
  return nextDeliveryDay(addDays(lastDay, 1), preference, daysOff);
}

/**
 * The days that were added for a skipped or frozen one, the delivered one last: an added day may have been skipped as
 * well. They are removed when the day is taken back.
 */
export function daysAddedFor<Day extends SkippableDay>(
  days: readonly Day[],
  { id }: Pick<Day, 'id'>,
): Day[] {
  const added = days.find(({ makes_up_for }) => makes_up_for === id);
  return added === undefined ? [] : [added, ...daysAddedFor(days, added)];
}
