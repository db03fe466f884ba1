import type { Insertable, Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { slices } from '../slices.ts';
import { stopOf, type PlanExpression } from './planExpression.ts';
import { renewalsOf } from './renewalStore.ts';

export type OrderItem = Selectable<Database['order_items']>;
export type OrderParts = Awaited<ReturnType<typeof partsOfOrders>>[number];

export async function insertOrderAddress(
  db: Db,
  address: Insertable<Database['order_addresses']>,
): Promise<number> {
  const { id } = await db
    .insertInto('order_addresses')
    .values(address)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The ids of the new lines: given out in the order of the lines. */
export async function insertOrderItems(
  db: Db,
  items: readonly Insertable<Database['order_items']>[],
): Promise<number[]> {
  const inserted = await db
    .insertInto('order_items')
    .values([...items])
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id).sort((one, other) => one - other);
}

export async function insertAvoidances(
  db: Db,
  avoidances: readonly Insertable<Database['order_item_avoidances']>[],
): Promise<void> {
  for (const rows of slices(avoidances)) {
    await db.insertInto('order_item_avoidances').values(rows).execute();
  }
}

export async function insertOrderDays(
  db: Db,
  days: readonly Insertable<Database['order_days']>[],
): Promise<{ id: number; order_item_id: number; date: string }[]> {
  const inserted = [];
  for (const rows of slices(days)) {
    const insert = db.insertInto('order_days').values(rows);
    inserted.push(...(await insert.returning(['id', 'order_item_id', 'date']).execute()));
  }
  return inserted;
}

export async function insertOrderDayDishes(
  db: Db,
  dishes: readonly Insertable<Database['order_day_dishes']>[],
): Promise<void> {
  for (const rows of slices(dishes)) {
    await db.insertInto('order_day_dishes').values(rows).execute();
  }
}

export async function deleteOrderDayDishes(trx: Db, dayId: number): Promise<void> {
  await trx.deleteFrom('order_day_dishes').where('order_day_id', '=', dayId).execute();
}

/** The lines of orders with all that was copied into them, and the orders' addresses. */
export async function partsOfOrders(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orders')
    .select('orders.id')
    .select((order) => [
      // The first address is that of the purchase.
      jsonArrayFrom(
        order
          .selectFrom('order_addresses')
          .selectAll('order_addresses')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('order_addresses.id'),
      ).as('addresses'),
      jsonArrayFrom(
        order
          .selectFrom('order_items as item')
          .selectAll('item')
          .select((item) => [
            jsonArrayFrom(
              item
                .selectFrom('order_item_avoidances')
                .select(['name_en', 'name_ar'])
                .whereRef('order_item_id', '=', 'item.id')
                .orderBy('kind')
                .orderBy('source_id'),
            ).as('avoidances'),
            jsonArrayFrom(schedule(item)).as('schedule'),
            jsonArrayFrom(changesOf(item)).as('changes'),
            jsonObjectFrom(freezeOf(item)).as('freeze'),
            jsonArrayFrom(renewalsOf(item)).as('renewals'),
            jsonObjectFrom(stopOf(item)).as('stop'),
          ])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('item.id'),
      ).as('items'),
      jsonArrayFrom(
        order
          .selectFrom('closed_days')
          .select('date')
          .whereRef('date', '>=', 'orders.start_date')
          .orderBy('date'),
      ).as('closed_days'),
      jsonArrayFrom(
        order
          .selectFrom('delivery_time_slots')
          .select(['delivery_time_slots.id', 'from_time as from', 'to_time as to'])
          .where('active', '=', true)
          .orderBy('from_time'),
      ).as('time_slots'),
    ])
    .where('orders.id', 'in', orderIds)
    .execute();
}

function schedule(item: PlanExpression) {
  return item
    .selectFrom('order_days as day')
    .select(['day.id', 'day.date', 'day.status', 'day.planned_at', 'day.makes_up_for'])
    .select(['day.order_address_id', 'day.delivery_time_slot_id', 'day.slot_from', 'day.slot_to'])
    .select((day) =>
      jsonArrayFrom(
        day
          .selectFrom('order_day_dishes')
          .selectAll('order_day_dishes')
          .whereRef('order_day_id', '=', 'day.id')
          .orderBy('kind')
          .orderBy('position'),
      ).as('dishes'),
    )
    .whereRef('day.order_item_id', '=', 'item.id')
    .orderBy('day.date');
}

/**
 * Changes by the customer, and days that the kitchen closed, newest first, with the dishes that were added and
 * removed.
 */
function changesOf(item: PlanExpression) {
  return item
    .selectFrom('plan_changes as change')
    .select(['change.date', 'change.changed_at', 'change.kind'])
    .select(['change.moved_to', 'change.until', 'change.weekdays', 'change.order_address_id'])
    .select(['change.delivery_time_slot_id', 'change.slot_from', 'change.slot_to'])
    .select((change) =>
      jsonArrayFrom(
        change
          .selectFrom('plan_change_dishes')
          .select(['added', 'name_en', 'name_ar'])
          .whereRef('plan_change_id', '=', 'change.id')
          .orderBy('dish_id'),
      ).as('dishes'),
    )
    .whereRef('change.order_item_id', '=', 'item.id')
    .where('change.made_by', '!=', 'dietitian')
    .orderBy('change.id', 'desc');
}

function freezeOf(item: PlanExpression) {
  return item
    .selectFrom('plan_freezes as freeze')
    .select(['freeze.from_date as from', 'freeze.until_date as until', 'freeze.ended_early'])
    .whereRef('freeze.order_item_id', '=', 'item.id');
}

export async function itemsOfOrders(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_items as item')
    .selectAll('item')
    .select((item) => [
      jsonArrayFrom(renewalsOf(item)).as('renewals'),
      jsonObjectFrom(stopOf(item)).as('stop'),
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}
