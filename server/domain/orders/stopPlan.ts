import { filsToText, type Fils } from '../../../src/contract/money.ts';
import {
  lastDayToStop,
  owedForStop,
  stopPlan as stop,
  stopProblem,
} from '../../../src/contract/stopPlan.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findOwnOrder, type Order } from '../../db/stores/orderStore.ts';
import { settlingCapture } from '../../db/stores/paymentStore.ts';
import { dropPlanChangeMails } from '../../db/stores/planChangeStore.ts';
import { insertPlanStop, pricedPlans } from '../../db/stores/planStopStore.ts';
import { findPlan, listPlanDays, setDayStatus, updatePlanEnds } from '../../db/stores/planStore.ts';
import { insertRefunds } from '../../db/stores/refundStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { holdWithOrder, type PlanOfOrder, type PlanRequest } from './heldPlan.ts';
import { isDelivered } from './orderState.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

interface StopRequest extends PlanRequest {
  /** The refund that the customer was shown. */
  readonly shown: Fils;
}

type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

/** What stopping the plan now would do. */
export async function viewStop(
  { db, clock }: Context,
  { customerId, orderId, itemId }: PlanOfOrder,
): Promise<StopOffer> {
  const order = await findOwnOrder(db, customerId, orderId);
  const plan = order && (await findPlan(db, orderId, itemId));
  if (order === null || plan === null) throw notFound();
  if (plan.stopped_at !== null) throw new ApiError('plan_stopped');
  const { effect, owed, days } = await weigh(db, { order, plan, now: clock() });
  return {
    amount: filsToText(owed.amount),
    delivery_fee: filsToText(owed.delivery),
    days: effect.undelivered,
    last_day: effect.lastDay,
    until: lastDayToStop(days) ?? effect.from,
  };
}

/**
 * Stops the open days of a plan and refunds what was paid for them, in one transaction that locks the order.
 * Repeated, it changes nothing, whatever amount is named.
 */
export async function stopPlan(
  { db, clock }: Context,
  { language, shown, ...named }: StopRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { order, plan } = await holdWithOrder(trx, named);
    if (plan.stopped_at !== null) return;
    const now = clock();
    const { effect, owed } = await weigh(trx, { order, plan, now });
    checkShown(owed.amount, shown);
    await setDayStatus(
      trx,
      effect.cancelled.map(({ id }) => id),
      'cancelled',
    );
    const stopId = await insertPlanStop(trx, {
      order_item_id: plan.id,
      stopped_at: now,
      from_date: effect.from,
      days: effect.undelivered,
      amount_fils: owed.amount,
      language,
      mail_due_at: now,
    });
    if (owed.amount > 0) await payBack(trx, order, { stopId, amount: owed.amount, now });
    await updatePlanEnds(trx, [plan.id]);
    await dropPlanChangeMails(trx, [plan.id]);
  });
}

interface Weighed {
  readonly order: Order;
  readonly plan: Plan;
  readonly now: Date;
}

/** What a stop does and what it refunds; refuses where a stop is not possible. */
async function weigh(db: Db, { order, plan, now }: Weighed) {
  if (!isDelivered(order)) {
    throw new ApiError('day_not_delivered', { message: { key: 'server.plan.stop_not_paid' } });
  }
  const days = await listPlanDays(db, plan.id);
  const problem = stopProblem(days, now);
  if (problem !== null) {
    const { key, date } = problem;
    throw new ApiError('plan_not_stoppable', { message: { key, values: { date: { day: date } } } });
  }
  const effect = stop(days, now);
  const plans = await pricedPlans(db, [order.id]);
  const owed = owedForStop(
    {
      grandTotal: order.grand_total_fils,
      delivery: order.delivery_fils,
      plans: plans.map((one) =>
        one.id === plan.id ? { ...one, delivered: effect.delivered } : one,
      ),
    },
    { id: plan.id, undelivered: effect.undelivered },
  );
  return { days, effect, owed };
}

function checkShown(amount: Fils, shown: Fils): void {
  if (amount === shown) return;
  const values = { from: { fils: shown }, to: { fils: amount } };
  throw new ApiError('refund_changed', { message: { key: 'server.plan.refund_changed', values } });
}

interface Refund {
  readonly stopId: number;
  readonly amount: Fils;
  readonly now: Date;
}

async function payBack(trx: Db, { id }: Order, { stopId, amount, now }: Refund): Promise<void> {
  const capture = await settlingCapture(trx, { kind: 'order', id });
  if (capture === null) throw new Error(`Order ${id} was paid by no capture`);
  await insertRefunds(trx, [
    { capture_id: capture.id, plan_stop_id: stopId, amount_fils: amount, due_at: now },
  ]);
}
