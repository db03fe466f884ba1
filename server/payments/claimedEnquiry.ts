import { claimEnquiry, updateAttempt, type Attempt } from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquireAttempt.ts';
import type { PaymentContext } from './paymentContext.ts';
import type { Patience } from './providerClient.ts';

/** The gateway takes thirty enquiries a minute. */
const BETWEEN_HINTED_MS = 4_000;
/** Nobody has said that it was paid. */
const BETWEEN_OTHERS_MS = 20_000;

/**
 * Asks the gateway about an attempt, unless somebody has just done so or is doing it, in whatever
 * process. False then.
 */
export async function claimedEnquiry(
  context: PaymentContext,
  attempt: Attempt,
  patience: Patience,
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock();
  const between = attempt.hinted_at === null ? BETWEEN_OTHERS_MS : BETWEEN_HINTED_MS;
  const isClaimed = await claimEnquiry(db, attempt.id, {
    now,
    notSince: new Date(now.getTime() - between),
    until: new Date(now.getTime() + patience.budgetMs),
  });
  if (!isClaimed) return false;
  try {
    await enquireAttempt(context, attempt, patience);
  } finally {
    await updateAttempt(db, attempt.id, { enquiring_until: null });
  }
  return true;
}
