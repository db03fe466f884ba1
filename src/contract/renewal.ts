import { earliestStartDate, nextDeliveryDay, PREPARATION_DAYS } from './deliveryCalendar.ts';
import { addDays, weekdayOf } from './kuwaitTime.ts';
import { RENEWAL_OPENS_DAYS, RENEWAL_REMINDER_DAYS } from './policies.ts';
import type { DeliveryPreference } from './wire/common.ts';

/** The first and the last delivery of a plan, Kuwait days. */
export interface PlanSpan {
  readonly start_date: string;
  readonly end_date: string;
}

/** The first day on which a plan can be renewed: some days before its end, but not before its start. */
export function renewableFrom({ start_date, end_date }: PlanSpan): string {
  const opens = addDays(end_date, -RENEWAL_OPENS_DAYS);
  return opens > start_date ? opens : start_date;
}

export const isRenewable = (plan: PlanSpan, today: string): boolean => today >= renewableFrom(plan);

export const hasEnded = ({ end_date }: Pick<PlanSpan, 'end_date'>, today: string): boolean =>
  end_date < today;

const DAY_MS = 24 * 60 * 60_000;

/** How many days of a plan are left on a day. */
export const daysToGo = ({ end_date }: Pick<PlanSpan, 'end_date'>, today: string): number =>
  (Date.parse(end_date) - Date.parse(today)) / DAY_MS;

/**
 * The first delivery of the next plan: the first permitted day after the last one, or the first that can still be
 * prepared where that is later.
 */
export function renewalStart(
  { end_date, preference }: { readonly end_date: string; readonly preference: DeliveryPreference },
  today: string,
  closedDays: ReadonlySet<string>,
): string {
  const [after, prepared] = [addDays(end_date, 1), addDays(today, PREPARATION_DAYS)];
  return nextDeliveryDay(after > prepared ? after : prepared, preference, closedDays);
}

interface StartingPlan {
  readonly preference: DeliveryPreference;
  /** The last day of what it goes on with; null where it goes on with nothing. */
  readonly continues: string | null;
}

/** The first day on which a plan can be delivered that is bought today. */
export const earliestStart = (
  { preference, continues }: StartingPlan,
  today: string,
  closedDays: ReadonlySet<string>,
): string =>
  continues === null
    ? earliestStartDate(today, preference, closedDays)
    : renewalStart({ end_date: continues, preference }, today, closedDays);

/** The last day on which a plan with this start date can be ordered. */
export const lastDayToRenew = (startDate: string): string => addDays(startDate, -PREPARATION_DAYS);

/** The last days of plans that are near enough on a day for their customers to be reminded. */
export const reminderSpan = (today: string) => ({
  from: today,
  until: addDays(today, RENEWAL_REMINDER_DAYS),
});

/** Copies the choices of a plan to the dates of another: each date takes the next day with the same weekday. */
export function choicesByWeekday<Day extends { readonly date: string }>(
  days: readonly Day[],
  dates: readonly string[],
): Day[] {
  const used = new Map<number, number>();
  return dates.flatMap((date) => {
    const weekday = weekdayOf(date);
    const same = days.filter((day) => weekdayOf(day.date) === weekday);
    const turn = used.get(weekday) ?? 0;
    used.set(weekday, turn + 1);
    const day = same[turn % same.length];
    return day === undefined ? [] : [{ ...day, date }];
  });
}
