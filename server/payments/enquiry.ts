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
/** For attempts that neither the browser nor a webhook has called paid. */
const BETWEEN_OTHERS_MS = 20_000;
/** For attempts that have failed or were given up: a capture of them is late already. */
const BETWEEN_DECIDED_MS = 60_000;
/** While another process asks: of what it has written down. */
const BETWEEN_READS_MS = 100;

/**
 * Asks the gateway about the attempts at an order or an appointment that could still be captured, about
 * all at once and about each at most every few seconds: as many as a minute has enquiries for, those first
 * that have waited longest.
 */
export async function refreshPayable(
  context: PaymentContext,
  key: PayableKey,
  options: EnquiryOptions = { budget: RETRY_BUDGETS.pageView },
): Promise<void> {
  const attempts = await capturableAttempts(context.db, key);
  // At once, they would not be asked about in their order: the one that has waited longest might get no turn.
  const first = attempts.slice(0, options.budget.share);
  await allEnded(first.map((attempt) => enquireUnlessRecent(context, attempt, options)));
}

/**
 * Asks the gateway now about each attempt that could still be captured, and returns their ids.
 * Throws payment_unknown when it does not answer about one that is pending.
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
 * Asks nothing when any process has just asked about the attempt or is asking now, nor while the minute's
 * enquiries are used up: then it can be asked about at once when there are some again.
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

/** Waits while any process is asking about the attempt, as long as an enquiry of one's own may take. */
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

/** Asks the gateway about an attempt and settles what it answers. */
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
  if (paidNow || refunds.length > 0) context.background.run(() => context.notifications.sendDue());
}
