import { owedForStop } from '../../../src/contract/stopPlan.ts';
import type { Db } from '../../db/database.ts';
import type { PlannedDelivery } from '../../db/stores/daySheetStore.ts';
import { getOrder } from '../../db/stores/orderStore.ts';
import { settlingCapture } from '../../db/stores/paymentStore.ts';
import { pricedPlans } from '../../db/stores/planStopStore.ts';
import {
  deleteRefund,
  findRefundOfDay,
  insertRefund,
  leftOfCapture,
  takenOutOf,
} from '../../db/stores/refundStore.ts';
import { ApiError } from '../../errors/ApiError.ts';

/**
 * Refunds a delivery that did not arrive and that no other day makes up for. The amount is what the plan is owed for
 * all missing deliveries, less what is refunded already. Call it with the order locked and the day removed.
 */
export async function payBackDay(trx: Db, day: PlannedDelivery, now: Date): Promise<void> {
  const capture = await settlingCapture(trx, { kind: 'order', id: day.order_id });
  if (capture === null) return;
  const order = await getOrder(trx, day.order_id);
  const { undelivered, refunded } = await takenOutOf(trx, day.item_id);
  const owed = owedForStop(
    {
      grandTotal: order.grand_total_fils,
      delivery: order.delivery_fils,
      plans: await pricedPlans(trx, order.id),
    },
    { id: day.item_id, undelivered },
  );
  const left = await leftOfCapture(trx, capture.id);
  const amount = Math.min(owed.amount - refunded, left);
  if (amount <= 0) return;
  await insertRefund(trx, {
    capture_id: capture.id,
    order_day_id: day.id,
    amount_fils: amount,
    due_at: now,
  });
}

/** The delivery had arrived after all; refuses where the money has gone. */
export async function keepPaid(trx: Db, day: PlannedDelivery): Promise<void> {
  const refund = await findRefundOfDay(trx, day.id);
  if (refund === null) return;
  if (refund.refunded_at !== null) {
    const values = { date: { day: day.date } };
    throw new ApiError('day_closed', { message: { key: 'server.day.paid_back', values } });
  }
  await deleteRefund(trx, refund.id);
}
