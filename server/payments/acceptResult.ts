import type { PaymentResult } from '../../src/contract/wire/payment.ts';
import { isPaidResultCode, REFERENCE } from '../../src/payment/gatewayFacts.ts';
import {
  isDirectReference,
  isSamePayable,
  payableOfReference,
  type PayableKey,
} from '../../src/payment/reference.ts';
import { claimsSuccess } from '../../src/payment/claimsSuccess.ts';
import {
  checkUndecidedAt,
  findAttempt,
  insertAttempt,
  payableOf,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { chargeToFils } from '../../src/payment/amount.ts';
import { rateLimit, secondsToWait } from '../domain/rateLimit.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { enquireUnlessRecent, reportSettlement, waitForEnquiry } from './enquiry.ts';
import { RETRY_BUDGETS, type PaymentContext, type EnquiryOptions } from './paymentContext.ts';
import { nextCheckAt } from './schedule.ts';
import { settleAttempt } from './settle.ts';

/** The fields of a result that decide what to ask the gateway and how soon, and its charge. */
type PaymentHint = Pick<
  PaymentResult,
  'order_reference_number' | 'payment_status' | 'payment_result_code' | 'administrative_charge'
>;

interface AcceptedResult {
  /** The gateway has not given a final answer, and none of it is recorded yet. */
  undecided: boolean;
}

const RESULTS = { limit: 60, windowSeconds: 15 * 60 };
/** How many results may use every enquiry of a minute. Customers never return from paying more often than this. */
const FIRST_RESULTS = { limit: 3, windowSeconds: 5 * 60 };

/** Takes a payment result as a hint: the gateway is asked, and only its answer counts. */
export async function acceptResult(
  context: PaymentContext,
  customerId: number,
  key: PayableKey,
  hint: PaymentHint,
): Promise<AcceptedResult> {
  const { db, clock, payables } = context;
  if ((await payables[key.kind].findOwn(db, customerId, key.id)) === null) throw notFound();
  await rateLimit(db, `payment-result:${customerId}`, RESULTS, clock());
  const reference = hint.order_reference_number;
  if (!REFERENCE.test(reference)) throw new ApiError('payment_reference_unknown');
  const attempt = await findAttempt(db, reference);
  const options = await enquiryOptionsFor(context, customerId);
  if (attempt === null) return acceptUnknown(context, key, hint, options);
  if (!isSamePayable(payableOf(attempt), key)) throw new ApiError('payment_reference_mismatch');
  await followHint(context, attempt, mayBePaid(hint), options);
  return { undecided: false };
}

async function enquiryOptionsFor(
  { db, clock }: PaymentContext,
  customerId: number,
): Promise<EnquiryOptions> {
  const key = `first-results:${customerId}`;
  const isFirst = (await secondsToWait(db, key, FIRST_RESULTS, clock())) === null;
  return { budget: isFirst ? RETRY_BUDGETS.submission : RETRY_BUDGETS.repeatedSubmission };
}

/**
 * A failed attempt is asked about too, because a success can follow a failure. The next round of jobs asks again
 * about an attempt that was reported as paid and stays undecided, because nothing else does when another attempt has
 * paid meanwhile.
 */
async function followHint(
  context: PaymentContext,
  attempt: Attempt,
  isMaybePaid: boolean,
  options: EnquiryOptions,
): Promise<void> {
  if (attempt.status === 'captured') return;
  const { db, clock } = context;
  const now = clock();
  const hinted_at = attempt.hinted_at ?? now;
  if (isMaybePaid) await updateAttempt(db, attempt.id, { hinted_at });
  const answer = await enquireUnlessRecent(context, { ...attempt, hinted_at }, options);
  // The webhook mostly arrives at the same moment: its enquiry answers this one too.
  if (answer === 'recent') await waitForEnquiry(context, attempt, options.budget);
  if (isMaybePaid) await checkUndecidedAt(db, attempt.id, now);
}

async function acceptUnknown(
  context: PaymentContext,
  key: PayableKey,
  hint: PaymentHint,
  options: EnquiryOptions,
): Promise<AcceptedResult> {
  const reference = hint.order_reference_number;
  const named = payableOfReference(reference);
  if (named !== null && !isSamePayable(named, key)) {
    throw new ApiError('payment_reference_mismatch');
  }
  if (!isDirectReference(reference)) throw new ApiError('payment_reference_unknown');
  return { undecided: await acceptDirect(context, key, hint, options) };
}

/**
 * In direct transport the browser makes the references, so the server first hears of an attempt by its result. It
 * records the attempt only when the gateway knows it. Returns whether the customer has to wait.
 */
async function acceptDirect(
  context: PaymentContext,
  key: PayableKey,
  hint: PaymentHint,
  { budget }: EnquiryOptions,
): Promise<boolean> {
  const reference = hint.order_reference_number;
  const enquiry = await context.provider.enquire(reference, budget);
  if (enquiry.kind !== 'found') return mayBePaid(hint);
  const isKnown = enquiry.transactions.some((found) => found.reference === reference);
  if (!isKnown) return false;
  const attempt = await recordDirectAttempt(context, key, hint);
  reportSettlement(context, attempt, await settleAttempt(context, attempt, enquiry.transactions));
  return false;
}

async function recordDirectAttempt(
  { db, clock, payables }: PaymentContext,
  key: PayableKey,
  hint: PaymentHint,
): Promise<Attempt> {
  const reference = hint.order_reference_number;
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const payable = await payables[key.kind].lock(trx, key.id);
    const known = await findAttempt(trx, reference);
    if (known !== null) return known;
    return insertAttempt(trx, key, {
      reference,
      source: 'direct',
      amount_fils: payable.amount,
      // No webhook follows: this browser has the gateway's key.
      reported_charge_fils: chargeToFils(hint.administrative_charge),
      status: 'pending',
      created_at: now,
      next_check_at: nextCheckAt(0, now),
    });
  });
}

/** A result without a verdict comes from a return that could not be read: it may have been paid. */
function mayBePaid(hint: PaymentHint): boolean {
  const { payment_status = null, payment_result_code = null } = hint;
  if (payment_status === null && payment_result_code === null) return true;
  return claimsSuccess(hint) || isPaidResultCode(payment_result_code ?? '');
}
