import { getOrder, type Order } from '../db/stores/orderStore.ts';
import { pendingAttempts } from '../db/stores/paymentStore.ts';
import { claimedEnquiry } from './claimedEnquiry.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { Patience } from './providerClient.ts';

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
  for (const attempt of attempts) await claimedEnquiry(context, attempt, patience);
  return attempts.length === 0 ? order : getOrder(context.db, order.id);
}
