import type { Language } from '../../../src/contract/languages.ts';
import type { Db } from '../../db/database.ts';
import { findFreeze } from '../../db/stores/planFreezeStore.ts';
import { findPlan, listPlanDays } from '../../db/stores/planStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { holdOrder, type OwnOrder } from './heldOrder.ts';
import { isDelivered } from './orderState.ts';

/** A plan of a customer's order. */
export interface PlanOfOrder extends OwnOrder {
  readonly itemId: number;
}

export interface PlanRequest extends PlanOfOrder {
  readonly language: Language;
}

/** Locks a plan's order until the transaction ends, and returns both. */
export async function holdWithOrder(trx: Db, named: PlanOfOrder) {
  const order = await holdOrder(trx, named);
  const plan = await findPlan(trx, order.id, named.itemId);
  if (plan === null) throw notFound();
  return { order, plan };
}

export type HeldPlan = Awaited<ReturnType<typeof holdPlan>>;

/** As above, with the days of the plan; refuses a plan that is not delivered. */
export async function holdPlan(trx: Db, named: PlanOfOrder, notDelivered: MessageKey) {
  const { order, plan } = await holdWithOrder(trx, named);
  if (!isDelivered(order)) {
    throw new ApiError('day_not_delivered', { message: { key: notDelivered } });
  }
  if (plan.stopped_at !== null) throw new ApiError('plan_stopped');
  return {
    preference: plan.delivery_preference,
    days: await listPlanDays(trx, plan.id),
    frozen: await findFreeze(trx, plan.id),
  };
}
