import { REFERENCE } from '../../src/payment/gatewayFacts.ts';
import { isRecord } from '../../src/payment/exactJson.ts';
import { findAttempt, updateAttempt } from '../db/stores/paymentStore.ts';
import { enquireUnlessRecent } from './enquiry.ts';
import { RETRY_BUDGETS, type PaymentContext } from './paymentContext.ts';

/**
 * A webhook is unsigned: only the reference is read, to know which attempt to ask about. Attempts
 * that have paid are asked about too, because the webhook may announce a second capture.
 */
export async function followWebhook(context: PaymentContext, body: unknown): Promise<void> {
  const reference = isRecord(body) ? body['reference_number'] : null;
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) return;
  const attempt = await findAttempt(context.db, reference);
  if (attempt === null) return;
  const now = context.clock();
  const hinted = { ...attempt, hinted_at: now };
  const patience = { budget: RETRY_BUDGETS.background };
  const isAsked = await enquireUnlessRecent(context, hinted, patience);
  if (!isAsked) await updateAttempt(context.db, attempt.id, { next_check_at: now });
}
