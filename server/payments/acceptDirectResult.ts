import type { PayableKey } from '../../src/payment/reference.ts';
import { findAttempt, insertAttempt, type Attempt } from '../db/stores/paymentStore.ts';
import { announce } from './enquireAttempt.ts';
import { lockPayable } from './payables/rulesOf.ts';
import type { PaymentContext } from './paymentContext.ts';
import { INTERACTIVE } from './providerClient.ts';
import { nextCheckAt } from './schedule.ts';
import { settleAttempt } from './settle.ts';

/**
 * A browser in direct transport makes its references itself, so the first that the server hears of
 * an attempt is its result. It is recorded only when the gateway knows it. Answers whether the
 * customer has to wait.
 */
export async function acceptDirectResult(
  context: PaymentContext,
  key: PayableKey,
  reference: string,
  isMaybePaid: boolean,
): Promise<boolean> {
  const enquiry = await context.provider.enquire(reference, INTERACTIVE);
  if (enquiry.kind !== 'found') return isMaybePaid;
  const isKnown = enquiry.transactions.some((found) => found.reference === reference);
  if (!isKnown) return false;
  const attempt = await recordAttempt(context, key, reference);
  const { db, clock } = context;
  announce(context, attempt, await settleAttempt(db, attempt.id, enquiry.transactions, clock()));
  return false;
}

async function recordAttempt(
  { db, clock }: PaymentContext,
  key: PayableKey,
  reference: string,
): Promise<Attempt> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const payable = await lockPayable(trx, key);
    const known = await findAttempt(trx, reference);
    if (known !== null) return known;
    return insertAttempt(trx, key, {
      reference,
      source: 'direct',
      amount_fils: payable.amount,
      status: 'pending',
      created_at: now,
      next_check_at: nextCheckAt(0, now),
    });
  });
}
