import type { PayableKey } from '../../src/payment/reference.ts';
import { pendingAttempts } from '../db/stores/paymentStore.ts';
import { claimedEnquiry } from './claimedEnquiry.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { Patience } from './providerClient.ts';

const NEWEST = 2;
/** Somebody looks at a page that is loading. */
const GLANCE: Patience = { tries: 1, budgetMs: 4_000 };

/** Asks the gateway about the open payments of an order or a booking, at most every few seconds. */
export async function refreshPayable(
  context: PaymentContext,
  key: PayableKey,
  patience: Patience = GLANCE,
): Promise<void> {
  const attempts = await pendingAttempts(context.db, key, NEWEST);
  for (const attempt of attempts) await claimedEnquiry(context, attempt, patience);
}
