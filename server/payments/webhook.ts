import { isRecord } from '../../src/payment/exactJson.ts';
import { findAttempt, updateAttempt } from '../db/stores/paymentStore.ts';
import { enquireAttempt } from './enquireAttempt.ts';
import type { PaymentContext } from './paymentContext.ts';
import { BACKGROUND } from './providerClient.ts';
import { mayEnquire } from './refreshOrder.ts';

/**
 * A webhook is unsigned: it says which attempt to ask about, and nothing else of it is read. It also
 * reaches attempts that have paid, because it may be about a second capture.
 */
export async function followWebhook(context: PaymentContext, body: unknown): Promise<void> {
  const reference = isRecord(body) ? body['reference_number'] : null;
  if (typeof reference !== 'string' || reference.length > 100) return;
  const attempt = await findAttempt(context.db, reference);
  if (attempt === null) return;
  if (await mayEnquire(context, { ...attempt, hinted_at: context.clock() })) {
    await enquireAttempt(context, attempt, BACKGROUND);
  } else {
    await updateAttempt(context.db, attempt.id, { next_check_at: context.clock() });
  }
}
