import { setTimeout as pause } from 'node:timers/promises';
import type { PayableKey } from '../../src/payment/reference.ts';
import {
  capturableAttempts,
  claimEnquiry,
  getAttempt,
  payableOf,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { ApiError } from '../errors/ApiError.ts';
import { allEnded } from './allEnded.ts';
import {
  RETRY_BUDGETS,
  type Enquiry,
  type EnquiryOptions,
  type PaymentContext,
  type RetryBudget,
} from './paymentContext.ts';
import { settleAttempt, type Settlement } from './settle.ts';

/** The gateway takes thirty enquiries a minute. */
const BETWEEN_HINTED_MS = 4_000;
/** For attempts that neither the browser nor a webhook has reported as paid. */
const BETWEEN_OTHERS_MS = 20_000;
/** For attempts that failed or were abandoned: a capture of them is late in any case. */
const BETWEEN_DECIDED_MS = 60_000;
/** How often to check what another process that is enquiring has recorded. */
const BETWEEN_READS_MS = 100;

/**
 * Enquires about all attempts of an order or an appointment that could still be captured, about each at most every
 * few seconds, and within the enquiries of a minute; the ones that waited longest come first.
 */
export async function refreshPayable(
  context: PaymentContext,
  key: PayableKey,
  options: EnquiryOptions = { budget: RETRY_BUDGETS.pageView },
): Promise<void> {
  const attempts = await capturableAttempts(context.db, key);
  // In parallel, the order would be lost, and the attempt that waited longest might get no enquiry.
  const first = attempts.slice(0, options.budget.share);
  await allEnded(first.map((attempt) => enquireUnlessRecent(context, attempt, options)));
}

/**
 * Enquires now about each attempt that could still be captured, and returns their ids. Throws payment_unknown when
 * the gateway does not answer about a pending one.
 */
export async function askAboutOpenAttempts(
  context: PaymentContext,
  key: PayableKey,
): Promise<ReadonlySet<number>> {
  const open = await capturableAttempts(context.db, key);
  await allEnded(
    open.map(async (attempt) => {
      const answer = await enquireAttempt(context, attempt, { budget: RETRY_BUDGETS.beforeChange });
      const isAnswered = answer === 'found' || answer === 'not_found';
      if (!isAnswered && attempt.status === 'pending') throw new ApiError('payment_unknown');
    }),
  );
  return new Set(open.map(({ id }) => id));
}

/**
 * Does nothing when any process has just enquired about the attempt or is enquiring, nor when the minute's enquiries
 * are used up: the attempt can then be enquired about as soon as there are some again.
 */
export async function enquireUnlessRecent(
  context: PaymentContext,
  attempt: Attempt,
  options: EnquiryOptions,
): Promise<Enquiry['kind'] | 'recent'> {
  const { db, clock } = context;
  const now = clock();
  const isClaimed = await claimEnquiry(db, attempt.id, {
    now,
    notSince: new Date(now.getTime() - pauseOf(attempt)),
    until: new Date(now.getTime() + options.budget.budgetMs),
  });
  if (!isClaimed) return 'recent';
  let answer: Enquiry['kind'] = 'unavailable';
  try {
    answer = await enquireAttempt(context, attempt, options);
  } finally {
    const { last_enquired_at } = attempt;
    const ended = {
      enquiring_until: null,
      ...(answer === 'postponed' ? { last_enquired_at } : {}),
    };
    await updateAttempt(db, attempt.id, ended);
  }
  return answer;
}

/** Waits while any process is enquiring about the attempt, at most as long as an enquiry may take. */
export async function waitForEnquiry(
  { db, clock }: PaymentContext,
  { id }: Pick<Attempt, 'id'>,
  { budgetMs }: RetryBudget,
): Promise<void> {
  for (let waited = 0; waited < budgetMs; waited += BETWEEN_READS_MS) {
    const { enquiring_until } = await getAttempt(db, id);
    if (enquiring_until === null || enquiring_until <= clock()) return;
    await pause(BETWEEN_READS_MS);
  }
}

function pauseOf({ status, hinted_at }: Attempt): number {
  if (hinted_at !== null) return BETWEEN_HINTED_MS;
  return status === 'pending' ? BETWEEN_OTHERS_MS : BETWEEN_DECIDED_MS;
}

/** Enquires about an attempt and settles the answer. */
export async function enquireAttempt(
  context: PaymentContext,
  attempt: Attempt,
  { budget, signal }: EnquiryOptions,
): Promise<Enquiry['kind']> {
  const enquiry = await context.provider.enquire(attempt.reference, budget, signal);
  if (enquiry.kind === 'found') {
    reportSettlement(context, attempt, await settleAttempt(context, attempt, enquiry.transactions));
  }
  return enquiry.kind;
}

export function reportSettlement(
  context: PaymentContext,
  attempt: Attempt,
  { paidNow, refunds }: Settlement,
): void {
  const subject = { payable: payableOf(attempt), reference: attempt.reference };
  for (const reason of refunds)
    context.log.error({ ...subject, reason }, 'money has to be refunded');
  if (paidNow) context.log.info(subject, 'paid');
  if (paidNow || refunds.length > 0) context.background.run(() => context.mails.sendDue());
}
