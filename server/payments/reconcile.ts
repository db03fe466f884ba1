import type { Db } from '../db/database.ts';
import { lockOrder, updateOrder } from '../db/stores/orderStore.ts';
import {
  claimDueAttempts,
  getAttempt,
  pendingAttempts,
  updateAttempt,
  type Attempt,
} from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquireAttempt.ts';
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
async function abandon(db: Db, { id, order_id }: Attempt, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id);
    const attempt = await getAttempt(trx, id);
    if (attempt.status !== 'pending') return;
    await updateAttempt(trx, id, { status: 'abandoned', decided_at: now, next_check_at: null });
    const isStillOpen = (await pendingAttempts(trx, order_id, 1)).length > 0;
    if (order.paid_at !== null || isStillOpen || order.status !== 'pending') return;
    await updateOrder(trx, order_id, { status: 'failed' });
  });
}
