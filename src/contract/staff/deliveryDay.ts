import { addDays, kuwaitToday } from '../kuwaitTime.ts';
import { note, type TextRule } from '../rules/rule.ts';

/** How the delivery of a day ended. */
export const deliveryOutcomes = ['delivered', 'failed'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Why a delivery failed; the customer is shown this reason too. */
export const failureReasons = [
  'nobody_there',
  'address_not_found',
  'not_accepted',
  'kitchen',
  'other',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Only for the staff. */
export const failureNote: TextRule = note({ max: 300 });

/** How many days after a day its deliveries can still be marked. */
export const MARK_WITHIN_DAYS = 7;
/** Enough for a slot of a large kitchen in one request. */
export const MARKS_AT_MOST = 1000;

/** Whether the deliveries of a day can be marked now: on the day and for `MARK_WITHIN_DAYS` days after it. */
export function isMarkable(date: string, now: Date): boolean {
  const today = kuwaitToday(now);
  return date <= today && today <= addDays(date, MARK_WITHIN_DAYS);
}
