import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { PREPARATION_DAYS } from '../../../src/contract/limits.ts';
import type { Order } from '../../db/stores/orderStore.ts';
import type { Attempt } from '../../db/stores/paymentStore.ts';

export function orderNumber(orderId: number): string {
  return `MZ-${orderId}`;
}

/** The first day that the kitchen can still prepare for, a Kuwait day. */
export function earliestPreparedDay(now: Date): string {
  return addDays(kuwaitToday(now), PREPARATION_DAYS);
}

/** Unpaid, and its first delivery can still be prepared. */
export function isPayable(order: Order, now: Date): boolean {
  return (
    order.paid_at === null &&
    order.closed_at === null &&
    order.start_date >= earliestPreparedDay(now)
  );
}

/** Somebody said that it was paid, and the gateway has not given a final answer. */
export function isPaymentPending(order: Order, attempts: readonly Attempt[]): boolean {
  return (
    order.paid_at === null &&
    attempts.some(({ status, hinted_at }) => status === 'pending' && hinted_at !== null)
  );
}
