import type { Db } from '../db/database.ts';
import {
  claimDueAttempts,
  getAttempt,
  payableOf,
  pendingAttempts,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquireAttempt.ts';
import { lockPayable } from './payables/rulesOf.ts';
import type { PaymentContext } from './paymentContext.ts';
import { BACKGROUND, type Enquiry } from './providerClient.ts';
import { followUpAt, isOver, nextCheckAt } from './schedule.ts';

const BATCH = 10;
/** Longer than all the tries of one enquiry, so that nobody else takes the attempt meanwhile. */
const LEASE_MS = 15 * 60_000;

/** Asks the gateway about the attempts that are due, and answers how many there were. */
export async function reconcileDueAttempts(context: PaymentContext): Promise<number> {
  const now = context.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const attempts = await claimDueAttempts(context.db, now, leaseUntil, BATCH);
  for (const attempt of attempts) await reconcile(context, attempt);
  return attempts.length;
}

async function reconcile(context: PaymentContext, attempt: Attempt): Promise<void> {
  try {
    const answer = await enquireAttempt(context, attempt, BACKGROUND);
    await planNextCheck(context, attempt, answer);
  } catch (error) {
    const subject = { err: error, reference: attempt.reference };
    context.log.error(subject, 'a payment attempt could not be reconciled');
  }
}

async function planNextCheck(
  { db, clock }: PaymentContext,
  claimed: Attempt,
  answer: Enquiry['kind'],
): Promise<void> {
  const now = clock();
  const attempt = await getAttempt(db, claimed.id);
  const isDecided = attempt.status !== 'pending';
  if (!isDecided && answer === 'not_found' && isOver(attempt, now)) {
    return abandon(db, attempt, now);
  }
  const isAnswered = isDecided && answer !== 'unavailable';
  await updateAttempt(db, attempt.id, {
    next_check_at: isAnswered ? followUpAt(attempt, now) : nextCheckAt(attempt.checks, now),
  });
}

/** Nobody paid, and nobody can any more. */
async function abandon(db: Db, claimed: Attempt, now: Date): Promise<void> {
  const key = payableOf(claimed);
  await db.transaction().execute(async (trx) => {
    const payable = await lockPayable(trx, key);
    const { id, status } = await getAttempt(trx, claimed.id);
    if (status !== 'pending') return;
    await updateAttempt(trx, id, { status: 'abandoned', decided_at: now, next_check_at: null });
    if ((await pendingAttempts(trx, key, 1)).length === 0) await payable.fail();
  });
}
