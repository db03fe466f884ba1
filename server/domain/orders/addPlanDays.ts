import { deliveryOn } from '../../../src/contract/planDelivery.ts';
import type { Db } from '../../db/database.ts';
import { insertOrderDays } from '../../db/stores/orderItemStore.ts';
import { deliveryColumns, readPlanDeliveries } from '../../db/stores/planDeliveryStore.ts';

interface AddedDay {
  readonly itemId: number;
  readonly date: string;
  /** The day that is not delivered. */
  readonly makes_up_for: number;
}

/** Adds days to the ends of plans, each delivered where and when the customer wants those of its weekday. */
export async function addPlanDays(trx: Db, days: readonly AddedDay[]): Promise<void> {
  if (days.length === 0) return;
  const plans = await readPlanDeliveries(trx, [...new Set(days.map(({ itemId }) => itemId))]);
  const deliveries = new Map(plans.map((plan) => [plan.itemId, plan]));
  await insertOrderDays(
    trx,
    days.flatMap(({ itemId, ...day }) => {
      const plan = deliveries.get(itemId);
      if (plan === undefined) return [];
      const delivery = deliveryColumns(deliveryOn(day.date, plan.rules, plan.bought));
      return [{ ...day, ...delivery, order_item_id: itemId, status: 'scheduled' as const }];
    }),
  );
}
