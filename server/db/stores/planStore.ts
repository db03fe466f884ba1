import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { hasDeliveryFrom } from './planExpression.ts';

interface DueDays {
  /** Kuwait days, both included. */
  readonly from: string;
  readonly until: string;
  readonly limit: number;
}

export type PlanDayRow = NonNullable<Awaited<ReturnType<typeof findPlanDay>>>;

export type PlanToFill = Awaited<ReturnType<typeof holdPlansToFill>>[number];

/** Locks plans of paid orders whose days are not planned yet; concurrent processes get other plans. */
export async function holdPlansToFill(trx: Db, due: DueDays) {
  // Read by a separate statement: one that has waited for a lock sees the days as they were before.
  const held = await lockPlansToFill(trx, due);
  if (held.length === 0) return [];
  return trx
    .selectFrom('order_items as item')
    .select([
      'item.id',
      'item.order_id',
      'item.meals_selected_by',
      'item.meals',
      'item.snacks',
      'item.vegetarian',
      'item.meal_calories',
      'item.meal_protein_g',
      'item.snack_calories',
      'item.snack_protein_g',
    ])
    .select((item) => [
      jsonArrayFrom(
        item
          .selectFrom('order_item_avoidances')
          .select(['kind', 'source_id'])
          .whereRef('order_item_id', '=', 'item.id'),
      ).as('avoidances'),
      jsonArrayFrom(
        item
          .selectFrom('order_days as day')
          .select(['day.id', 'day.date', 'day.status', 'day.planned_at'])
          .select((day) =>
            jsonArrayFrom(
              day
                .selectFrom('order_day_dishes')
                .select(['dish_id as id', 'kind'])
                .whereRef('order_day_id', '=', 'day.id'),
            ).as('dishes'),
          )
          .whereRef('day.order_item_id', '=', 'item.id')
          .orderBy('day.date'),
      ).as('days'),
    ])
    .where('item.id', 'in', held)
    .orderBy('item.id')
    .execute();
}

/** A day of an order with its dishes, and the plan that it belongs to; null where the order has no such day. */
export async function findPlanDay(db: Db, orderId: number, dayId: number) {
  const day = await db
    .selectFrom('order_days as day')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .leftJoin('plan_freezes as freeze', 'freeze.order_item_id', 'item.id')
    .select(['day.id', 'day.date', 'day.status', 'item.id as item_id', 'item.age'])
    .select('item.others')
    .select(['freeze.from_date as frozen_from', 'freeze.until_date as frozen_until'])
    .select(['item.product_en', 'item.product_ar', 'item.variant_en', 'item.variant_ar'])
    .select(['item.meals', 'item.snacks', 'item.vegetarian', 'item.delivery_preference'])
    .select(['item.meal_calories', 'item.meal_protein_g'])
    .select(['item.snack_calories', 'item.snack_protein_g'])
    .select(['item.daily_calories', 'item.daily_protein_g'])
    .select((day) => [
      jsonArrayFrom(
        day
          .selectFrom('order_item_avoidances')
          .select(['kind', 'source_id as id', 'name_en', 'name_ar'])
          .whereRef('order_item_id', '=', 'item.id'),
      ).as('avoidances'),
      jsonArrayFrom(
        day
          .selectFrom('order_day_dishes')
          .select(['dish_id', 'kind', 'name_en', 'name_ar', 'selected_by'])
          .whereRef('order_day_id', '=', 'day.id')
          .orderBy('position'),
      ).as('dishes'),
    ])
    .where('day.id', '=', dayId)
    .where('item.order_id', '=', orderId)
    .executeTakeFirst();
  return day ?? null;
}

/** The order that a day belongs to; null where there is no such day. */
export async function orderOfDay(db: Db, dayId: number): Promise<number | null> {
  const day = await db
    .selectFrom('order_days as day')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .select('item.order_id')
    .where('day.id', '=', dayId)
    .executeTakeFirst();
  return day?.order_id ?? null;
}

/** A plan of an order; null where the order has no such plan. */
export async function findPlan(db: Db, orderId: number, itemId: number) {
  const plan = await db
    .selectFrom('order_items')
    .leftJoin('plan_stops', 'order_item_id', 'order_items.id')
    .select(['order_items.id', 'delivery_preference', 'stopped_at'])
    .where('order_items.id', '=', itemId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return plan ?? null;
}

/** Every day of a plan, in the order of their dates. */
export async function listPlanDays(db: Db, itemId: number) {
  return db
    .selectFrom('order_days')
    .select(['id', 'date', 'status', 'makes_up_for'])
    .where('order_item_id', '=', itemId)
    .orderBy('date')
    .execute();
}

export async function setDayStatus(
  trx: Db,
  ids: readonly number[],
  status: Database['order_days']['status'],
): Promise<void> {
  await trx.updateTable('order_days').set({ status }).where('id', 'in', ids).execute();
}

export async function deletePlanDays(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('order_days').where('id', 'in', ids).execute();
}

/** The days of each of these plans, in the order of their dates. */
export async function listDaysOfPlans(db: Db, itemIds: readonly number[]) {
  return db
    .selectFrom('order_days')
    .select(['order_item_id', 'id', 'date', 'status', 'makes_up_for'])
    .where('order_item_id', 'in', itemIds)
    .orderBy('date')
    .execute();
}

/** Says on plans and on their orders which day is their last one now; the first one where nothing is delivered. */
export async function updatePlanEnds(trx: Db, itemIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('order_items')
    .set((item) => ({
      end_date: item.fn.coalesce(
        item
          .selectFrom('order_days')
          .select(({ fn }) => fn.max('date').as('last'))
          .whereRef('order_item_id', '=', 'order_items.id')
          .where('status', 'in', ['scheduled', 'delivered'])
          .$asScalar(),
        'start_date',
      ),
    }))
    .where('id', 'in', itemIds)
    .execute();
  await trx
    .updateTable('orders')
    .set((order) => ({
      end_date: order
        .selectFrom('order_items')
        .select(({ fn }) => fn.max('end_date').as('last'))
        .whereRef('order_id', '=', 'orders.id')
        .$asScalar()
        .$notNull(),
    }))
    .where('id', 'in', (plans) =>
      plans.selectFrom('order_items').select('order_id').where('id', 'in', itemIds),
    )
    .execute();
}

/** Those of the orders that have a delivery on a day or later. */
export async function deliveredFrom(
  db: Db,
  orderIds: readonly number[],
  day: string,
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.id', 'in', orderIds)
    .where((orders) => hasDeliveryFrom(orders, day))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function lockPlansToFill(trx: Db, { from, until, limit }: DueDays): Promise<number[]> {
  const rows = await trx
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select('item.id')
    .where('orders.closed_at', 'is', null)
    .where('orders.status', 'in', ['received', 'accepted'])
    // Plans whose customers withdrew their answers get no dishes: allergies are unknown.
    .where('item.age', 'is not', null)
    .where('item.id', 'in', (days) =>
      days
        .selectFrom('order_days')
        .select('order_item_id')
        .where('planned_at', 'is', null)
        .where('status', '=', 'scheduled')
        .where('date', '>=', from)
        .where('date', '<=', until),
    )
    .orderBy('item.id')
    .limit(limit)
    .forUpdate(['orders', 'item'])
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

export async function markPlanned(
  trx: Db,
  dayIds: readonly number[],
  plannedAt: Date,
): Promise<void> {
  await trx
    .updateTable('order_days')
    .set({ planned_at: plannedAt })
    .where('id', 'in', dayIds)
    .execute();
}
