import { getOrder, type Order } from '../db/stores/orderStore.ts';
import { claimEnquiry, pendingAttempts, type Attempt } from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquireAttempt.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { Patience } from './providerClient.ts';

/** The gateway takes thirty enquiries a minute. */
const BETWEEN_HINTED_MS = 4_000;
const BETWEEN_OTHERS_MS = 20_000;
const NEWEST = 2;
/** Somebody looks at a page that is loading. */
const GLANCE: Patience = { tries: 1, budgetMs: 4_000 };

/** The order after asking the gateway about its open payments, at most every few seconds. */
export async function refreshOrder(
  context: PaymentContext,
  order: Order,
  patience: Patience = GLANCE,
): Promise<Order> {
  if (order.paid_at !== null) return order;
  const attempts = await pendingAttempts(context.db, order.id, NEWEST);
  for (const attempt of attempts) {
    if (await mayEnquire(context, attempt)) await enquireAttempt(context, attempt, patience);
  }
  return attempts.length === 0 ? order : getOrder(context.db, order.id);
}

/** True for one caller at a time, over all processes; seldom for an attempt that nobody calls paid. */
export async function mayEnquire(
  { db, clock }: PaymentContext,
  { id, hinted_at }: Attempt,
): Promise<boolean> {
  const now = clock();
  const between = hinted_at === null ? BETWEEN_OTHERS_MS : BETWEEN_HINTED_MS;
  return claimEnquiry(db, id, now, new Date(now.getTime() - between));
}
