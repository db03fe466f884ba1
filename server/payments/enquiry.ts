import type { PayableKey } from '../../src/payment/reference.ts';
import {
  attemptsOf,
  claimEnquiry,
  payableOf,
  pendingAttempts,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { ApiError } from '../errors/ApiError.ts';
import {
  RETRY_BUDGETS,
  type Enquiry,
  type PaymentContext,
  type RetryBudget,
} from './paymentContext.ts';
import { settleAttempt, type Settlement } from './settle.ts';

/** The gateway takes thirty enquiries a minute. */
const BETWEEN_HINTED_MS = 4_000;
/** For attempts that neither the browser nor a webhook has called paid. */
const BETWEEN_OTHERS_MS = 20_000;
const NEWEST = 2;

/** Asks the gateway about the open payments of an order or an appointment, at most every few seconds. */
export async function refreshPayable(
  context: PaymentContext,
  key: PayableKey,
  budget: RetryBudget = RETRY_BUDGETS.pageView,
): Promise<void> {
  const attempts = await pendingAttempts(context.db, key, NEWEST);
  for (const attempt of attempts) await enquireUnlessRecent(context, attempt, budget);
}

/**
 * Asks the gateway now about each attempt that could still be captured, and returns their ids.
 * Throws payment_unknown when it does not answer about one that is pending.
 */
export async function askAboutOpenAttempts(
  context: PaymentContext,
  key: PayableKey,
): Promise<ReadonlySet<number>> {
  const attempts = await attemptsOf(context.db, key.kind, [key.id]);
  const open = attempts.filter(
    // A failed one is asked about once more by the job: a success can follow a failure.
    ({ status, next_check_at }) =>
      status === 'pending' || (status === 'failed' && next_check_at !== null),
  );
  await Promise.all(
    open.map(async (attempt) => {
      const answer = await enquireAttempt(context, attempt, RETRY_BUDGETS.submission);
      if (answer === 'unavailable' && attempt.status === 'pending')
        throw new ApiError('payment_unknown');
    }),
  );
  return new Set(open.map(({ id }) => id));
}

/** Returns false without asking when any process has just asked about the attempt or is asking now. */
export async function enquireUnlessRecent(
  context: PaymentContext,
  attempt: Attempt,
  budget: RetryBudget,
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock();
  const between = attempt.hinted_at === null ? BETWEEN_OTHERS_MS : BETWEEN_HINTED_MS;
  const isClaimed = await claimEnquiry(db, attempt.id, {
    now,
    notSince: new Date(now.getTime() - between),
    until: new Date(now.getTime() + budget.budgetMs),
  });
  if (!isClaimed) return false;
  try {
    await enquireAttempt(context, attempt, budget);
  } finally {
    await updateAttempt(db, attempt.id, { enquiring_until: null });
  }
  return true;
}

/** Asks the gateway about an attempt and settles what it answers. */
export async function enquireAttempt(
  context: PaymentContext,
  attempt: Attempt,
  budget: RetryBudget,
): Promise<Enquiry['kind']> {
  const enquiry = await context.provider.enquire(attempt.reference, budget);
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
  if (paidNow || refunds.length > 0) context.background.run(() => context.notifications.sendDue());
}
