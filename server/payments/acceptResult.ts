import type { PaymentResult } from '../../src/contract/wire/subscription.ts';
import { isPaidResultCode } from '../../src/payment/gatewayFacts.ts';
import { isDirectReference, orderIdOfReference } from '../../src/payment/reference.ts';
import { claimsSuccess } from '../../src/payment/claimsSuccess.ts';
import { findOwnOrder, getOrder, type Order } from '../db/stores/orderStore.ts';
import { findAttempt, updateAttempt, type Attempt } from '../db/stores/paymentStore.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { acceptDirectResult } from './acceptDirectResult.ts';
import { claimedEnquiry } from './claimedEnquiry.ts';
import type { PaymentContext } from './paymentContext.ts';
import { INTERACTIVE } from './providerClient.ts';

export interface AcceptedResult {
  order: Order;
  /** The gateway has not given a final answer, and nothing of it is recorded yet. */
  undecided: boolean;
}

const RESULTS = { limit: 60, windowSeconds: 15 * 60 };

/** Takes a payment result as a hint: the gateway is asked, and only its answer counts. */
export async function acceptResult(
  context: PaymentContext,
  customerId: number,
  result: PaymentResult,
): Promise<AcceptedResult> {
  const { db, clock } = context;
  const order = await findOwnOrder(db, customerId, result.subscription_id);
  if (order === null) throw notFound();
  await rateLimit(db, `payment-result:${customerId}`, RESULTS, clock());
  const attempt = await findAttempt(db, result.order_reference_number);
  if (attempt === null) return acceptUnknown(context, order, result);
  if (attempt.order_id !== order.id) throw new ApiError('payment_reference_mismatch');
  await followHint(context, attempt, mayBePaid(result));
  return { order: await getOrder(db, order.id), undecided: false };
}

/** Also a decided attempt is asked about, unless it has paid: a failure can be followed by a success. */
async function followHint(
  context: PaymentContext,
  attempt: Attempt,
  isMaybePaid: boolean,
): Promise<void> {
  if (attempt.status === 'captured') return;
  const hinted_at = attempt.hinted_at ?? context.clock();
  if (isMaybePaid) await updateAttempt(context.db, attempt.id, { hinted_at });
  await claimedEnquiry(context, { ...attempt, hinted_at }, INTERACTIVE);
}

async function acceptUnknown(
  context: PaymentContext,
  order: Order,
  result: PaymentResult,
): Promise<AcceptedResult> {
  const reference = result.order_reference_number;
  const namedOrder = orderIdOfReference(reference);
  if (namedOrder !== null && namedOrder !== order.id) {
    throw new ApiError('payment_reference_mismatch');
  }
  if (!isDirectReference(reference)) throw new ApiError('payment_reference_unknown');
  const undecided = await acceptDirectResult(context, order, reference, mayBePaid(result));
  return { order: await getOrder(context.db, order.id), undecided };
}

/** A result without a verdict comes from a return that could not be read: it may have been paid. */
function mayBePaid(result: PaymentResult): boolean {
  const { payment_status = null, payment_result_code = null } = result;
  if (payment_status === null && payment_result_code === null) return true;
  return claimsSuccess(result) || isPaidResultCode(payment_result_code ?? '');
}
