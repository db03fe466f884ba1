import { isRecord } from '../../src/payment/exactJson.ts';
import { findAttempt, updateAttempt } from '../db/stores/paymentStore.ts';
import { claimedEnquiry } from './claimedEnquiry.ts';
import type { PaymentContext } from './paymentContext.ts';
import { BACKGROUND } from './providerClient.ts';

/**
 * A webhook is unsigned: it says which attempt to ask about, and nothing else of it is read. It also
 * reaches attempts that have paid, because it may be about a second capture.
 */
export async function followWebhook(context: PaymentContext, body: unknown): Promise<void> {
  const reference = isRecord(body) ? body['reference_number'] : null;
  if (typeof reference !== 'string' || reference.length > 100) return;
  const attempt = await findAttempt(context.db, reference);
  if (attempt === null) return;
  const now = context.clock();
  const isAsked = await claimedEnquiry(context, { ...attempt, hinted_at: now }, BACKGROUND);
  if (!isAsked) await updateAttempt(context.db, attempt.id, { next_check_at: now });
}
