import { EnvelopeError } from './envelope.ts';
import { isRecord, textOf as readText } from './exactJson.ts';
import type { PaymentReturn } from './payableOfResult.ts';
import { payableOfReference } from './reference.ts';

const TEXT_MAX = 100;

/**
 * The content of an opened return. Its fields are directly under `response`, in older documentation under
 * `response.data`. It is not trusted: it only says what to ask the gateway about.
 */
export function readPaymentResult(
  returned: Record<string, unknown>,
  idOf: (variable1: string | null) => number | null,
): PaymentReturn {
  const fields = fieldsOf(returned);
  const reference = textOf(fields['orderReferenceNumber']);
  const id = idOf(textOf(fields['variable1']));
  if (reference === null || reference.length > 100 || id === null) {
    throw new EnvelopeError();
  }
  const isAppointment = payableOfReference(reference)?.kind === 'appointment';
  return {
    ...(isAppointment ? { booking_id: id } : { subscription_id: id }),
    order_reference_number: reference,
    paid_amount: textOrNumberOf(fields['amount']),
    payment_id: textOf(fields['paymentId']),
    paid_on: textOf(fields['paidOn'])?.slice(0, 40) ?? null,
    payment_type_id: textOrNumberOf(fields['method']),
    payment_status: statusOf(returned['status']),
    payment_result_code: textOf(fields['resultCode']),
    // Apple Pay has no token, so the reference replaces it.
    payment_token: textOf(fields['paymentToken']) ?? reference,
    administrative_charge: textOrNumberOf(fields['administrativeCharge']),
  };
}

/** The id of the order or the appointment, which the checkout sent as variable1. */
export function payableIdFromVariable(variable1: string | null): number | null {
  return variable1 !== null && /^[1-9]\d{0,9}$/.test(variable1) ? Number(variable1) : null;
}

function fieldsOf(returned: Record<string, unknown>): Record<string, unknown> {
  const response = returned['response'];
  if (!isRecord(response)) throw new EnvelopeError();
  const nested = response['data'];
  return isRecord(nested) ? nested : response;
}

function textOf(value: unknown): string | null {
  return readText(value, TEXT_MAX);
}

function textOrNumberOf(value: unknown): string | number | null {
  return typeof value === 'number' ? value : textOf(value);
}

function statusOf(value: unknown): boolean | string | number | null {
  return typeof value === 'boolean' ? value : textOrNumberOf(value);
}
