import { lockOrder, type Order } from '../db/stores/orderStore.ts';
import { findAttempt, insertAttempt, type Attempt } from '../db/stores/paymentStore.ts';
import { announce } from './enquireAttempt.ts';
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
  order: Order,
  reference: string,
  isMaybePaid: boolean,
): Promise<boolean> {
  const enquiry = await context.provider.enquire(reference, INTERACTIVE);
  if (enquiry.kind !== 'found') return isMaybePaid;
  const isKnown = enquiry.transactions.some((found) => found.reference === reference);
  if (!isKnown) return false;
  const attempt = await recordAttempt(context, order.id, reference);
  const { db, clock } = context;
  announce(context, attempt, await settleAttempt(db, attempt.id, enquiry.transactions, clock()));
  return false;
}

async function recordAttempt(
  { db, clock }: PaymentContext,
  orderId: number,
  reference: string,
): Promise<Attempt> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const known = await findAttempt(trx, reference);
    if (known !== null) return known;
    return insertAttempt(trx, {
      order_id: orderId,
      reference,
      source: 'direct',
      amount_fils: order.grand_total_fils,
      status: 'pending',
      created_at: now,
      next_check_at: nextCheckAt(0, now),
    });
  });
}
