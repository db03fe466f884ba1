import { deliveryOn } from '../../../src/contract/planDelivery.ts';
import type { Db } from '../../db/database.ts';
import { insertOrderDays } from '../../db/stores/orderItemStore.ts';
import { deliveryColumns, readPlanDelivery } from '../../db/stores/planDeliveryStore.ts';

interface AddedDay {
  readonly date: string;
  /** The day that is not delivered. */
  readonly makes_up_for: number;
}

/** Adds days to the end of a plan, each delivered where and when the customer wants those of its weekday. */
export async function addPlanDays(
  trx: Db,
  itemId: number,
  days: readonly AddedDay[],
): Promise<void> {
  const { rules, bought } = await readPlanDelivery(trx, itemId);
  await insertOrderDays(
    trx,
    days.map((day) => ({
      ...day,
      ...deliveryColumns(deliveryOn(day.date, rules, bought)),
      order_item_id: itemId,
      status: 'scheduled' as const,
    })),
  );
}
