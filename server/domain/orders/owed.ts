import type { Fils } from '../../../src/contract/money.ts';
import type { Db } from '../../db/database.ts';
import { settlingCapture } from '../../db/stores/paymentStore.ts';
import { insertRefunds, leftOfCaptures } from '../../db/stores/refundStore.ts';

/**
 * What an order that ends now has to refund: the payment, less all refunds that are due or made, for whatever reason.
 */
async function restOf(
  db: Db,
  orderId: number,
): Promise<{ captureId: number; amount: Fils } | null> {
  const capture = await settlingCapture(db, { kind: 'order', id: orderId });
  if (capture === null) return null;
  const left = await leftOfCaptures(db, [capture.id]);
  return { captureId: capture.id, amount: left.get(capture.id) ?? 0 };
}

export async function owedOf(db: Db, orderId: number): Promise<Fils> {
  return (await restOf(db, orderId))?.amount ?? 0;
}

/** Call it with the order locked. Returns the refund that becomes due. */
export async function makeRestDue(trx: Db, orderId: number, now: Date): Promise<Fils> {
  const rest = await restOf(trx, orderId);
  if (rest === null || rest.amount === 0) return 0;
  const { captureId, amount } = rest;
  await insertRefunds(trx, [{ capture_id: captureId, amount_fils: amount, due_at: now }]);
  return amount;
}
