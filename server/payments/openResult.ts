import type { PaymentResult } from '../../src/contract/wire/subscription.ts';
import { EnvelopeError, openEnvelope } from '../../src/payment/envelope.ts';
import { orderIdOfReference } from '../../src/payment/reference.ts';
import { readPaymentResult, subscriptionIdFromVariable } from '../../src/payment/result.ts';
import { findOwnOrder } from '../db/stores/orderStore.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { PaymentContext } from './paymentContext.ts';

const OPENINGS = { limit: 60, windowSeconds: 15 * 60 };

/**
 * The fields of a return, for the customer whose order it names. Every fault, and every other
 * customer's payment, gets one and the same answer: the relay tells nothing about what it decrypts.
 */
export async function openResult(
  { db, clock, config }: PaymentContext,
  customerId: number,
  data: string,
): Promise<PaymentResult> {
  await rateLimit(db, `payment-open:${customerId}`, OPENINGS, clock());
  const result = readOrNull(data, config.gateway);
  const orderId = result?.subscription_id ?? 0;
  const isNamed = result !== null && orderIdOfReference(result.order_reference_number) === orderId;
  if (!isNamed || (await findOwnOrder(db, customerId, orderId)) === null) {
    throw new ApiError('payment_result_invalid');
  }
  return result;
}

function readOrNull(data: string, keys: { key: string; iv: string }): PaymentResult | null {
  try {
    return readPaymentResult(openEnvelope(data, keys), subscriptionIdFromVariable);
  } catch (error) {
    if (error instanceof EnvelopeError) return null;
    throw error;
  }
}
