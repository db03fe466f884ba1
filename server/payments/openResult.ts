import { EnvelopeError, openEnvelope } from '../../src/payment/envelope.ts';
import { isSamePayable, payableOfReference } from '../../src/payment/reference.ts';
import { payableOfResult, type PaymentReturn } from '../../src/payment/payableOfResult.ts';
import { payableIdFromVariable, readPaymentResult } from '../../src/payment/result.ts';
import { reportCharge } from '../db/stores/paymentStore.ts';
import { chargeToFils } from '../../src/payment/amount.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { PaymentContext } from './paymentContext.ts';

const OPENINGS = { limit: 60, windowSeconds: 15 * 60 };

/**
 * The fields of a return, for the customer whose order or appointment it names. Every fault, and every
 * other customer's payment, gets the same refusal, so that the relay reveals nothing of what it decrypts.
 */
export async function openResult(
  { db, clock, config, payables }: PaymentContext,
  customerId: number,
  data: string,
): Promise<PaymentReturn> {
  await rateLimit(db, `payment-open:${customerId}`, OPENINGS, clock());
  const result = readOrNull(data, config.gateway);
  const named = payableOfReference(result?.order_reference_number ?? '');
  const isOwn =
    result !== null &&
    named !== null &&
    isSamePayable(named, payableOfResult(result)) &&
    (await payables[named.kind].findOwn(db, customerId, named.id)) !== null;
  if (!isOwn) throw new ApiError('payment_result_invalid');
  // Taken from here and not from PUT, because the gateway sealed this one. It is only displayed and decides nothing.
  const charge = chargeToFils(result.administrative_charge);
  if (charge !== null) await reportCharge(db, result.order_reference_number, charge);
  return result;
}

function readOrNull(data: string, keys: { key: string; iv: string }): PaymentReturn | null {
  try {
    return readPaymentResult(openEnvelope(data, keys), payableIdFromVariable);
  } catch (error) {
    if (error instanceof EnvelopeError) return null;
    throw error;
  }
}
