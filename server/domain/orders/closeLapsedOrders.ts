import type { Db } from '../../db/database.ts';
import { findLapsedOrders, lockOrder, updateOrder } from '../../db/stores/orderStore.ts';
import { pendingAttempts } from '../../db/stores/paymentStore.ts';
import { freeVoucher } from '../../db/stores/voucherStore.ts';
import { earliestPreparedDay, isPayable } from './orderState.ts';

const BATCH = 50;

/** Gives up orders that were never paid and can no longer be prepared in time; their vouchers become free. */
export async function closeLapsedOrders(db: Db, now: Date): Promise<number> {
  const ids = await findLapsedOrders(db, earliestPreparedDay(now), BATCH);
  for (const id of ids) await db.transaction().execute((trx) => close(trx, id, now));
  return ids.length;
}

async function close(trx: Db, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const isDone = order.paid_at !== null || order.closed_at !== null;
  if (isDone || isPayable(order, now)) return;
  if ((await pendingAttempts(trx, { kind: 'order', id: orderId }, 1)).length > 0) return;
  await updateOrder(trx, orderId, { status: 'failed', closed_at: now, closed_reason: 'lapsed' });
  await freeVoucher(trx, orderId);
}
