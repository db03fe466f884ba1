import { REFERENCE } from '../../src/payment/gatewayFacts.ts';
import { isRecord } from '../../src/payment/exactJson.ts';
import { checkBy, findAttempt } from '../db/stores/paymentStore.ts';
import { enquireUnlessRecent } from './enquiry.ts';
import { RETRY_BUDGETS, type PaymentContext } from './paymentContext.ts';

/**
 * A webhook is unsigned: only the reference is read, to know which attempt to ask about. Attempts
 * that have paid are asked about too, because the webhook may announce a second capture. Returns whether
 * it has to wait for an enquiry, in its place among the attempts that are due.
 */
export async function followWebhook(context: PaymentContext, body: unknown): Promise<boolean> {
  const reference = isRecord(body) ? body['reference_number'] : null;
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) return false;
  const attempt = await findAttempt(context.db, reference);
  if (attempt === null) return false;
  const now = context.clock();
  const hinted = { ...attempt, hinted_at: now };
  const answer = await enquireUnlessRecent(context, hinted, { budget: RETRY_BUDGETS.webhook });
  const isPostponed = answer === 'postponed';
  if (isPostponed || answer === 'recent') await checkBy(context.db, attempt.id, now);
  return isPostponed;
}
