import { addDays } from './kuwaitTime.ts';
import { DIETITIAN_AFTER_DAYS } from './policies.ts';
import type { PlanSpan } from './renewal.ts';

/** The last Kuwait day on which a plan can have begun whose customer has something to show a dietitian on a day. */
export const begunByForDietitian = (today: string): string => addDays(today, -DIETITIAN_AFTER_DAYS);

/** Whether a plan has gone on long enough for a dietitian, and goes on still. */
export const isTimeForDietitian = ({ start_date, end_date }: PlanSpan, today: string): boolean =>
  start_date <= begunByForDietitian(today) && today <= end_date;
