import type { PaymentResult } from '../../src/contract/wire/payment.ts';
import { isPaidResultCode } from '../../src/payment/gatewayFacts.ts';
import {
  isDirectReference,
  isSamePayable,
  payableOfReference,
  type PayableKey,
} from '../../src/payment/reference.ts';
import { claimsSuccess } from '../../src/payment/claimsSuccess.ts';
import { findAttempt, payableOf, updateAttempt, type Attempt } from '../db/stores/paymentStore.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { acceptDirectResult } from './acceptDirectResult.ts';
import { claimedEnquiry } from './claimedEnquiry.ts';
import { findOwnPayable } from './payables/rulesOf.ts';
import type { PaymentContext } from './paymentContext.ts';
import { INTERACTIVE } from './providerClient.ts';

/** The fields of a result that say what to ask, and how soon. */
export type PaymentHint = Pick<
  PaymentResult,
  'order_reference_number' | 'payment_status' | 'payment_result_code'
>;

interface AcceptedResult {
  /** The gateway has not given a final answer, and nothing of it is recorded yet. */
  undecided: boolean;
}

const RESULTS = { limit: 60, windowSeconds: 15 * 60 };

/** Takes a payment result as a hint: the gateway is asked, and only its answer counts. */
export async function acceptResult(
  context: PaymentContext,
  customerId: number,
  key: PayableKey,
  hint: PaymentHint,
): Promise<AcceptedResult> {
  const { db, clock } = context;
  if ((await findOwnPayable(db, customerId, key)) === null) throw notFound();
  await rateLimit(db, `payment-result:${customerId}`, RESULTS, clock());
  const attempt = await findAttempt(db, hint.order_reference_number);
  if (attempt === null) return acceptUnknown(context, key, hint);
  if (!isSamePayable(payableOf(attempt), key)) throw new ApiError('payment_reference_mismatch');
  await followHint(context, attempt, mayBePaid(hint));
  return { undecided: false };
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
  key: PayableKey,
  hint: PaymentHint,
): Promise<AcceptedResult> {
  const reference = hint.order_reference_number;
  const named = payableOfReference(reference);
  if (named !== null && !isSamePayable(named, key)) {
    throw new ApiError('payment_reference_mismatch');
  }
  if (!isDirectReference(reference)) throw new ApiError('payment_reference_unknown');
  const undecided = await acceptDirectResult(context, key, reference, mayBePaid(hint));
  return { undecided };
}

/** A result without a verdict comes from a return that could not be read: it may have been paid. */
function mayBePaid(hint: PaymentHint): boolean {
  const { payment_status = null, payment_result_code = null } = hint;
  if (payment_status === null && payment_result_code === null) return true;
  return claimsSuccess(hint) || isPaidResultCode(payment_result_code ?? '');
}
