import type { Language } from '../../../src/contract/languages.ts';
import type { Db } from '../../db/database.ts';
import { findOwnOrder, lockOrder } from '../../db/stores/orderStore.ts';
import { findFreeze } from '../../db/stores/planFreezeStore.ts';
import { findPlan, listPlanDays } from '../../db/stores/planStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { isDelivered } from './orderState.ts';

/** A plan of a customer's order. */
export interface PlanOfOrder {
  readonly customerId: number;
  readonly orderId: number;
  readonly itemId: number;
  readonly language: Language;
}

export type HeldPlan = Awaited<ReturnType<typeof holdPlan>>;

/** A plan with its days, whose order stays held until the transaction ends; refuses one that is not delivered. */
export async function holdPlan(
  trx: Db,
  { customerId, orderId, itemId }: PlanOfOrder,
  notDelivered: MessageKey,
) {
  if ((await findOwnOrder(trx, customerId, orderId)) === null) throw notFound();
  const order = await lockOrder(trx, orderId);
  const plan = await findPlan(trx, orderId, itemId);
  if (plan === null) throw notFound();
  if (!isDelivered(order)) {
    throw new ApiError('day_not_delivered', { message: { key: notDelivered } });
  }
  if (plan.stopped_at !== null) throw new ApiError('plan_stopped');
  return {
    preference: plan.delivery_preference,
    days: await listPlanDays(trx, itemId),
    frozen: await findFreeze(trx, itemId),
  };
}
