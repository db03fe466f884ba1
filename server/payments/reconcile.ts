import {
  claimDueAttempts,
  getAttempt,
  payableOf,
  pendingAttempts,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquiry.ts';
import { RETRY_BUDGETS, type Enquiry, type PaymentContext } from './paymentContext.ts';
import { followUpAt, isOver, nextCheckAt } from './schedule.ts';

const BATCH = 10;
/** Longer than all the tries of one enquiry, so that no other process takes the attempt meanwhile. */
const LEASE_MS = 15 * 60_000;

/** Asks the gateway about the attempts that are due, and returns how many there were. */
export async function reconcileDueAttempts(context: PaymentContext): Promise<number> {
  const now = context.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const attempts = await claimDueAttempts(context.db, now, leaseUntil, BATCH);
  for (const attempt of attempts) await reconcile(context, attempt);
  return attempts.length;
}

async function reconcile(context: PaymentContext, attempt: Attempt): Promise<void> {
  try {
    const answer = await enquireAttempt(context, attempt, { budget: RETRY_BUDGETS.background });
    await planNextCheck(context, attempt, answer);
  } catch (error) {
    const subject = { err: error, reference: attempt.reference };
    context.log.error(subject, 'a payment attempt could not be reconciled');
  }
}

async function planNextCheck(
  context: PaymentContext,
  claimed: Attempt,
  answer: Enquiry['kind'],
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  if (answer === 'postponed') {
    const unasked = { next_check_at: nextCheckAt(0, now), checks: claimed.checks - 1 };
    return updateAttempt(db, claimed.id, unasked);
  }
  const attempt = await getAttempt(db, claimed.id);
  const isDecided = attempt.status !== 'pending';
  if (!isDecided && answer === 'not_found' && isOver(attempt, now)) {
    return abandon(context, attempt, now);
  }
  const isAnswered = isDecided && answer !== 'unavailable';
  await updateAttempt(db, attempt.id, {
    next_check_at: isAnswered ? followUpAt(attempt, now) : nextCheckAt(attempt.checks, now),
  });
}

/** The attempt can no longer be paid. Should the gateway learn late that it was, that is found as well. */
async function abandon(
  { db, payables }: PaymentContext,
  claimed: Attempt,
  now: Date,
): Promise<void> {
  const key = payableOf(claimed);
  await db.transaction().execute(async (trx) => {
    const payable = await payables[key.kind].lock(trx, key.id);
    const attempt = await getAttempt(trx, claimed.id);
    if (attempt.status !== 'pending') return;
    const next_check_at = followUpAt(attempt, now);
    await updateAttempt(trx, attempt.id, { status: 'abandoned', decided_at: now, next_check_at });
    if ((await pendingAttempts(trx, key, 1)).length === 0) await payable.fail();
  });
}
