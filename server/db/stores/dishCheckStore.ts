import type { Db } from '../database.ts';

/** A paid day that holds a dish which its customer must not eat. */
export type AffectedDay = Awaited<ReturnType<typeof conflictingDays>>[number];

/** Paid days from a date on that have this dish, in plans whose customers declared one of its allergens. */
export async function conflictingDays(db: Db, dishId: number, from: string) {
  return db
    .selectFrom('order_day_dishes as chosen')
    .innerJoin('order_days as day', 'day.id', 'chosen.order_day_id')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['day.id', 'day.date', 'orders.id as order_id'])
    .where('chosen.dish_id', '=', dishId)
    .where('day.date', '>=', from)
    .where('day.status', '=', 'scheduled')
    .where('orders.closed_at', 'is', null)
    .where('orders.status', '!=', 'rejected')
    .where((where) =>
      where.exists(
        where
          .selectFrom('order_item_avoidances as avoided')
          .innerJoin('dish_allergens as part', 'part.allergen_id', 'avoided.source_id')
          .select('avoided.source_id')
          .whereRef('avoided.order_item_id', '=', 'item.id')
          .where('avoided.kind', '=', 'allergen')
          .where('part.dish_id', '=', dishId),
      ),
    )
    .orderBy('day.date')
    .orderBy('orders.id')
    .execute();
}

/** They are open again, for the dietitian to fill. */
export async function takeDishOut(
  trx: Db,
  dishId: number,
  dayIds: readonly number[],
): Promise<void> {
  if (dayIds.length === 0) return;
  await trx
    .deleteFrom('order_day_dishes')
    .where('dish_id', '=', dishId)
    .where('order_day_id', 'in', dayIds)
    .execute();
  await trx.updateTable('order_days').set({ planned_at: null }).where('id', 'in', dayIds).execute();
}

export async function askForDishCheck(trx: Db, dishId: number, now: Date): Promise<void> {
  await trx
    .insertInto('dish_checks')
    .values({ dish_id: dishId, asked_at: now })
    .onConflict((conflict) => conflict.column('dish_id').doUpdateSet({ asked_at: now }))
    .execute();
}

export async function dueDishChecks(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('dish_checks').select('dish_id').orderBy('dish_id').execute();
  return rows.map(({ dish_id }) => dish_id);
}

/** Whatever was being chosen at that moment has been written, or given up. */
export async function endDishChecks(db: Db, askedBefore: Date): Promise<void> {
  await db.deleteFrom('dish_checks').where('asked_at', '<', askedBefore).execute();
}
