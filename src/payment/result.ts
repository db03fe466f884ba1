import type { PaymentResult } from '../contract/wire/subscription.ts';
import { EnvelopeError } from './envelope.ts';
import { isRecord } from './exactJson.ts';

/**
 * The fields of PUT subscriptions out of an opened return. They stand directly under `response`, in
 * older documentation under `response.data`. Nothing of it is believed: it only says what to ask.
 */
export function readPaymentResult(
  returned: Record<string, unknown>,
  subscriptionIdOf: (variable1: string | null) => number | null,
): PaymentResult {
  const fields = fieldsOf(returned);
  const reference = textOf(fields['orderReferenceNumber']);
  const subscriptionId = subscriptionIdOf(textOf(fields['variable1']));
  if (reference === null || reference.length > 100 || subscriptionId === null) {
    throw new EnvelopeError();
  }
  return {
    subscription_id: subscriptionId,
    order_reference_number: reference,
    paid_amount: textOrNumberOf(fields['amount']),
    payment_id: textOf(fields['paymentId']),
    paid_on: textOf(fields['paidOn'])?.slice(0, 40) ?? null,
    payment_type_id: textOrNumberOf(fields['method']),
    payment_status: statusOf(returned['status']),
    payment_result_code: textOf(fields['resultCode']),
    // Apple Pay has no token: the reference stands in for it.
    payment_token: textOf(fields['paymentToken']) ?? reference,
    administrative_charge: textOrNumberOf(fields['administrativeCharge']),
  };
}

/** The order id that the checkout put into variable1. */
export function subscriptionIdFromVariable(variable1: string | null): number | null {
  return variable1 !== null && /^[1-9]\d{0,9}$/.test(variable1) ? Number(variable1) : null;
}

function fieldsOf(returned: Record<string, unknown>): Record<string, unknown> {
  const response = returned['response'];
  if (!isRecord(response)) throw new EnvelopeError();
  const nested = response['data'];
  return isRecord(nested) ? nested : response;
}

/** Ids are digits beyond 2^53: always text. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, 100) : null;
}

function textOrNumberOf(value: unknown): string | number | null {
  return typeof value === 'number' ? value : textOf(value);
}

function statusOf(value: unknown): boolean | string | number | null {
  return typeof value === 'boolean' ? value : textOrNumberOf(value);
}
