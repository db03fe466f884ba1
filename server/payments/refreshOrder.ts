import { claimEnquiry, getOrder, type Order } from '../db/stores/orderStore.ts';
import { pendingAttempts } from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquireAttempt.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { Patience } from './providerClient.ts';

/** The gateway takes thirty enquiries a minute. */
const LEAST_BETWEEN_MS = 4_000;
const NEWEST = 3;
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
  if (attempts.length === 0 || !(await mayEnquire(context, order.id))) return order;
  for (const attempt of attempts) await enquireAttempt(context, attempt, patience);
  return getOrder(context.db, order.id);
}

/** True for one caller at a time, over all processes. */
export async function mayEnquire({ db, clock }: PaymentContext, orderId: number): Promise<boolean> {
  const now = clock();
  return claimEnquiry(db, orderId, now, new Date(now.getTime() - LEAST_BETWEEN_MS));
}
