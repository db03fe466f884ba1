import { addDays, weekdayOf } from '../../contract/kuwaitTime.ts';

const FRIDAY = 5;
/** The terms: about ten days into the subscription. */
const DAYS_INTO_PLAN = 10;
const MONTHS_AHEAD_DAYS = 60;

/** Dietitians receive from Saturday to Thursday. */
export const isConsultationDay = (date: string) => weekdayOf(date) !== FRIDAY;

export function suggestedAppointment(startDate: string, today: string): string {
  const wanted = addDays(startDate > today ? startDate : today, DAYS_INTO_PLAN);
  return isConsultationDay(wanted) ? wanted : addDays(wanted, 1);
}

export const latestAppointment = (endDate: string) => addDays(endDate, MONTHS_AHEAD_DAYS);
