import { owedForStop } from '../../../src/contract/stopPlan.ts';
import type { Db } from '../../db/database.ts';
import type { PlannedDelivery } from '../../db/stores/daySheetStore.ts';
import { settlingCaptures } from '../../db/stores/paymentStore.ts';
import { pricedPlans } from '../../db/stores/planStopStore.ts';
import {
  insertRefunds,
  leftOfCaptures,
  takenOutOf,
  type Refund,
} from '../../db/stores/refundStore.ts';
import { ApiError } from '../../errors/ApiError.ts';

/**
 * What was paid for deliveries that did not come and that no other day makes up for goes back. Each plan is owed for all
 * that it does not get, less what goes back of it already. Call it with the orders held and the days taken out.
 */
export async function payBackDays(
  trx: Db,
  days: readonly PlannedDelivery[],
  now: Date,
): Promise<void> {
  if (days.length === 0) return;
  const orderIds = [...new Set(days.map(({ order_id }) => order_id))];
  const captures = await settlingCaptures(trx, 'order', orderIds);
  if (captures.length === 0) return;
  const plans = await pricedPlans(trx, orderIds);
  const takenOut = await takenOutOf(
    trx,
    days.map(({ item_id }) => item_id),
  );
  const left = new Map(
    await leftOfCaptures(
      trx,
      captures.map(({ id }) => id),
    ),
  );
  const refunds = days.flatMap((day) => {
    const capture = captures.find(({ order_id }) => order_id === day.order_id);
    const taken = takenOut.find(({ id }) => id === day.item_id);
    if (capture === undefined || taken === undefined) return [];
    const owed = owedForStop(
      {
        grandTotal: day.grand_total_fils,
        delivery: day.delivery_fils,
        plans: plans.filter(({ order_id }) => order_id === day.order_id),
      },
      taken,
    );
    const rest = left.get(capture.id) ?? 0;
    const amount = Math.min(owed.amount - taken.refunded, rest);
    if (amount <= 0) return [];
    left.set(capture.id, rest - amount);
    return [{ capture_id: capture.id, order_day_id: day.id, amount_fils: amount, due_at: now }];
  });
  await insertRefunds(trx, refunds);
}

/** The delivery had arrived after all; refuses where the money has gone. */
export function checkNotPaidBack(day: PlannedDelivery, refunds: readonly Refund[]): void {
  const refund = refunds.find(({ order_day_id }) => order_day_id === day.id);
  if (refund === undefined || refund.refunded_at === null) return;
  const values = { date: { day: day.date } };
  throw new ApiError('day_closed', { message: { key: 'server.day.paid_back', values } });
}
