import { sql, type Insertable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import { givenRows } from '../givenRows.ts';
import type { Database } from '../schema.ts';
import { stopOf, type PlanExpression } from './planExpression.ts';

/** A plan of an order that can be bought again, with the answers and the choices of its customer. */
export type BoughtPlan = Awaited<ReturnType<typeof plansOfOrder>>[number];

export async function plansOfOrder(db: Db, orderId: number) {
  return db
    .selectFrom('order_items as item')
    .selectAll('item')
    .select((item) => [
      jsonArrayFrom(
        item
          .selectFrom('order_item_avoidances')
          .select(['kind', 'source_id'])
          .whereRef('order_item_id', '=', 'item.id'),
      ).as('avoidances'),
      // As bought: a skipped day keeps its dishes, the day that was added for it has others.
      jsonArrayFrom(
        item
          .selectFrom('order_days as day')
          .select('day.date')
          .select((day) =>
            jsonArrayFrom(
              day
                .selectFrom('order_day_dishes')
                .select(['dish_id', 'kind'])
                .whereRef('order_day_id', '=', 'day.id')
                .where('selected_by', '=', 'customer')
                .orderBy('position'),
            ).as('dishes'),
          )
          .whereRef('day.order_item_id', '=', 'item.id')
          .where('day.makes_up_for', 'is', null)
          .orderBy('day.date'),
      ).as('bought_days'),
      jsonArrayFrom(lastDeliveries(item)).as('last_days'),
      jsonArrayFrom(renewalsOf(item)).as('renewals'),
      jsonObjectFrom(stopOf(item)).as('stop'),
    ])
    .where('item.order_id', '=', orderId)
    .orderBy('item.id')
    .execute();
}

/** Where and when the last deliveries go, of about a week. */
function lastDeliveries(item: PlanExpression) {
  return item
    .selectFrom('order_days as day')
    .innerJoin('order_addresses as address', 'address.id', 'day.order_address_id')
    .select(['day.delivery_time_slot_id', 'address.address_id'])
    .whereRef('day.order_item_id', '=', 'item.id')
    .where('day.status', 'in', ['scheduled', 'delivered'])
    .orderBy('day.date', 'desc')
    .limit(7);
}

/** The plans that continue one, in orders that are paid or can still be paid; newest first. */
export function renewalsOf(item: PlanExpression) {
  return item
    .selectFrom('order_items as renewing')
    .innerJoin('orders', 'orders.id', 'renewing.order_id')
    .select(['orders.id', 'orders.paid_at', 'renewing.start_date'])
    .whereRef('renewing.renews_item_id', '=', 'item.id')
    .where('orders.closed_at', 'is', null)
    .where('orders.status', '!=', 'rejected')
    .orderBy('orders.id', 'desc');
}

/** The plans that lines of a customer's open cart continue. */
export async function plansContinuedBy(db: Db, customerId: number) {
  return (
    db
      .selectFrom('carts')
      .innerJoin('cart_items', 'cart_items.cart_id', 'carts.id')
      .innerJoin('order_items as item', 'item.id', 'cart_items.renews_item_id')
      .select(['item.id', 'item.order_id'])
      .where('carts.customer_id', '=', customerId)
      // A literal, as a plan for any status would not match the partial index.
      .where('carts.status', '=', sql.lit('open'))
      .execute()
  );
}

/** Call it with the cart held. The ids of the lines, by the plans that they go on with. */
export async function insertRenewingLines(
  trx: Db,
  lines: readonly Insertable<Database['cart_items']>[],
): Promise<ReadonlyMap<number | null, number>> {
  if (lines.length === 0) return new Map();
  const inserted = await trx
    .insertInto('cart_items')
    .values(lines)
    .returning(['id', 'renews_item_id'])
    .execute();
  return new Map(inserted.map(({ id, renews_item_id }) => [renews_item_id, id]));
}

interface StartingLine {
  readonly id: number;
  readonly start_date: string;
}

/** Call it with the cart held. */
export async function moveStartDates(trx: Db, lines: readonly StartingLine[]): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .updateTable('cart_items')
    .from(givenRows('cart_items', lines))
    .set((line) => ({ start_date: line.ref('given.start_date') }))
    .whereRef('cart_items.id', '=', 'given.id')
    .execute();
}
