import { addDays } from './kuwaitTime.ts';
import { DIETITIAN_AFTER_DAYS } from './policies.ts';
import type { PlanSpan } from './renewal.ts';

/** The last start day of a plan whose customer has something to show a dietitian on that day. */
export const begunByForDietitian = (today: string): string => addDays(today, -DIETITIAN_AFTER_DAYS);

/** Whether a plan has run long enough for a dietitian, and is still running. */
export const isTimeForDietitian = ({ start_date, end_date }: PlanSpan, today: string): boolean =>
  start_date <= begunByForDietitian(today) && today <= end_date;
