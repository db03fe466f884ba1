import { addDays, kuwaitToday } from '../kuwaitTime.ts';
import { note, type TextRule } from '../rules/rule.ts';

/** How the delivery of a day ended. */
export const deliveryOutcomes = ['delivered', 'failed'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Why a delivery did not arrive, as the customer is told too. */
export const failureReasons = [
  'nobody_there',
  'address_not_found',
  'not_accepted',
  'kitchen',
  'other',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** For the staff alone. */
export const failureNote: TextRule = note({ max: 300 });

/** So many days after a day it can still be said how its deliveries ended. */
export const MARK_WITHIN_DAYS = 7;
/** A slot of a large kitchen in one request. */
export const MARKS_AT_MOST = 1000;

/** Whether it can be said of a day now how its deliveries ended: it has come, and is not long past. */
export function isMarkable(date: string, now: Date): boolean {
  const today = kuwaitToday(now);
  return date <= today && today <= addDays(date, MARK_WITHIN_DAYS);
}
