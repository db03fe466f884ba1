import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { PREPARATION_DAYS } from '../../../src/contract/deliveryCalendar.ts';
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
export function isPayable(
  order: Pick<Order, 'paid_at' | 'closed_at' | 'start_date'>,
  now: Date,
): boolean {
  return (
    order.paid_at === null &&
    order.closed_at === null &&
    order.start_date >= earliestPreparedDay(now)
  );
}

/** Paid, and not refused by the kitchen. */
export const isDelivered = ({
  paid_at,
  closed_at,
  status,
}: Pick<Order, 'paid_at' | 'closed_at' | 'status'>): boolean =>
  paid_at !== null && closed_at === null && (status === 'received' || status === 'accepted');

/** Whether an order is paid, not rejected, and its first delivery is still to come. */
export const isRejectable = (
  order: Pick<Order, 'paid_at' | 'closed_at' | 'status'>,
  firstDelivery: string | null,
  now: Date,
): boolean => isDelivered(order) && firstDelivery !== null && firstDelivery > kuwaitToday(now);

/** Unpaid, even for too long: its plans can still go back to the cart. */
export function isChangeable({
  paid_at,
  status,
  closed_reason,
}: Pick<Order, 'paid_at' | 'status' | 'closed_reason'>): boolean {
  return (
    paid_at === null && closed_reason !== 'changed' && (status === 'pending' || status === 'failed')
  );
}

/** The gateway has given no final answer, and an attempt was called paid or is being enquired. */
export function isPaymentPending(
  order: Pick<Order, 'paid_at'>,
  attempts: readonly Pick<Attempt, 'status' | 'hinted_at' | 'enquiring_until'>[],
  now: Date,
): boolean {
  if (order.paid_at !== null) return false;
  return attempts.some(
    ({ status, hinted_at, enquiring_until }) =>
      status === 'pending' && (hinted_at !== null || (enquiring_until ?? now) > now),
  );
}
