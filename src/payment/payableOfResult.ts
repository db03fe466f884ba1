import type { AppointmentPaymentResult, PaymentResult } from '../contract/wire/payment.ts';
import type { PayableKey } from './reference.ts';

/** The fields of PUT subscriptions, or of PUT appointment-booking where an appointment was paid. */
export type PaymentReturn = PaymentResult | AppointmentPaymentResult;

/** The field that names an order or an appointment on the wire. */
export type PayableIds = { subscription_id: number } | { booking_id: number };

export function isOrderResult<T extends PayableIds>(
  result: T,
): result is Extract<T, { subscription_id: number }> {
  return 'subscription_id' in result;
}

/** The order or appointment of a payment result, or of a payment under way. */
export function payableOfResult(result: PayableIds): PayableKey {
  return isOrderResult(result)
    ? { kind: 'order', id: result.subscription_id }
    : { kind: 'appointment', id: result.booking_id };
}
