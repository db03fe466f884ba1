import {
  claimDueAttempt,
  getAttempt,
  payableOf,
  pendingAttempts,
  updateAttempt,
  type Attempt,
  type DueAttempt,
} from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquiry.ts';
import { RETRY_BUDGETS, type Enquiry, type PaymentContext } from './paymentContext.ts';
import { followUpAt, isOver, nextCheckAt } from './schedule.ts';

const AT_MOST = 10;
/** Longer than all tries of one enquiry, so that no other process takes the attempt meanwhile. */
const LEASE_MS = 15 * 60_000;

/** Asks the gateway about attempts that are due, until the minute's enquiries are used up. */
export async function reconcileDueAttempts(context: PaymentContext): Promise<void> {
  for (let asked = 0; asked < AT_MOST; asked += 1) {
    const now = context.clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const attempt = await claimDueAttempt(context.db, now, leaseUntil);
    if (attempt === null || (await reconcile(context, attempt)) === 'postponed') return;
  }
}

async function reconcile(
  context: PaymentContext,
  attempt: DueAttempt,
): Promise<Enquiry['kind'] | null> {
  try {
    const answer = await enquireAttempt(context, attempt, { budget: RETRY_BUDGETS.background });
    await planNextCheck(context, attempt, answer);
    return answer;
  } catch (error) {
    const subject = { err: error, reference: attempt.reference };
    context.log.error(subject, 'a payment attempt could not be reconciled');
    return null;
  }
}

async function planNextCheck(
  context: PaymentContext,
  claimed: DueAttempt,
  answer: Enquiry['kind'],
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  if (answer === 'postponed') {
    const inItsPlace = { next_check_at: claimed.due_at, checks: claimed.checks - 1 };
    return updateAttempt(db, claimed.id, inItsPlace);
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
