import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import { isServedOrder } from './planExpression.ts';

/**
 * The delivered days of paid orders: planned ones, delivered ones, and ones that failed. Skipped, frozen and stopped
 * days are not among them.
 */
export const servedDays = (db: Db) =>
  db
    .selectFrom('order_days as day')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .leftJoin('failed_deliveries as failed', (join) =>
      join.onRef('failed.order_day_id', '=', 'day.id').on('failed.corrected_at', 'is', null),
    )
    .where(isServedOrder)
    .where((where) =>
      where.or([
        where('day.status', 'in', ['scheduled', 'delivered']),
        where('failed.id', 'is not', null),
      ]),
    );

const servedOn = (db: Db, date: string) => servedDays(db).where('day.date', '=', date);

/** Each dish in each of its portions, with how many are cooked. */
export async function countPortions(db: Db, date: string) {
  return servedOn(db, date)
    .innerJoin('order_day_dishes as dish', 'dish.order_day_id', 'day.id')
    .select(['dish.dish_id', 'dish.kind', 'dish.name_en', 'dish.name_ar'])
    .select(['dish.calories', 'dish.protein_g as protein'])
    .select(({ fn }) => fn.sum<number>('item.quantity').as('count'))
    .groupBy(['dish.dish_id', 'dish.kind', 'dish.name_en', 'dish.name_ar'])
    .groupBy(['dish.calories', 'dish.protein_g'])
    .orderBy('dish.kind')
    .orderBy('dish.name_en')
    .orderBy('dish.dish_id')
    .orderBy('dish.calories')
    .execute();
}

export async function allergensOfDishes(db: Db, dishIds: readonly number[]) {
  if (dishIds.length === 0) return [];
  return db
    .selectFrom('dish_allergens')
    .innerJoin('allergens', 'allergens.id', 'allergen_id')
    .select(['dish_id', 'name_en', 'name_ar'])
    .where('dish_id', 'in', dishIds)
    .orderBy('allergens.id')
    .execute();
}

/** The number of deliveries of a day and of their portions, and the deliveries that lack dishes. */
export async function countDeliveries(db: Db, date: string) {
  const chosen = servedOn(db, date)
    .select(['item.quantity', 'day.planned_at'])
    .select(sql<number>`item.meals + item.snacks`.as('due'))
    .select((day) =>
      day
        .selectFrom('order_day_dishes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('order_day_id', '=', 'day.id')
        .as('chosen'),
    );
  return db
    .selectFrom(chosen.as('served'))
    .select((served) => [
      served.fn.coalesce(served.fn.sum<number>('quantity'), served.val(0)).as('deliveries'),
      served.fn
        .coalesce(served.fn.sum<number>(served('due', '*', served.ref('quantity'))), served.val(0))
        .as('portions_due'),
      served.fn
        .countAll<number>()
        .filterWhereRef('chosen', '<', 'due')
        .filterWhere('planned_at', 'is', null)
        .as('unfilled'),
      served.fn
        .countAll<number>()
        .filterWhereRef('chosen', '<', 'due')
        .filterWhere('planned_at', 'is not', null)
        .as('lacking'),
    ])
    .executeTakeFirstOrThrow();
}

/** In the order of packing and delivery. */
const stopsOn = (db: Db, date: string) =>
  servedOn(db, date)
    .innerJoin('order_addresses as address', 'address.id', 'day.order_address_id')
    .select(['day.id as order_day_id', 'day.slot_from', 'day.slot_to'])
    .select(['orders.id as order_id', 'orders.customer_name'])
    .select(['item.product_en', 'item.product_ar', 'item.quantity'])
    .select(['address.area_en', 'address.area_ar'])
    .select(['address.governorate_en', 'address.governorate_ar', 'address.location'])
    .select(['address.block', 'address.street', 'address.avenue', 'address.house_building'])
    .select(['address.floor', 'address.apartment', 'address.special_direction'])
    .orderBy('day.slot_from')
    .orderBy('day.slot_to')
    .orderBy('address.gov_id')
    .orderBy('address.area_en')
    .orderBy('orders.id')
    .orderBy('day.id');

export type StopRow = Awaited<ReturnType<ReturnType<typeof stopsOn>['execute']>>[number];
export type LabelRow = Awaited<ReturnType<typeof listLabels>>[number];
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

export async function listLabels(db: Db, date: string) {
  return stopsOn(db, date)
    .select(['item.variant_en', 'item.variant_ar', 'item.age', 'item.others'])
    .select((day) => [
      jsonArrayFrom(
        day
          .selectFrom('order_day_dishes')
          .select(['kind', 'name_en', 'name_ar', 'calories', 'protein_g as protein'])
          .whereRef('order_day_id', '=', 'day.id')
          .orderBy('kind')
          .orderBy('position'),
      ).as('dishes'),
      jsonArrayFrom(
        day
          .selectFrom('order_item_avoidances')
          .select(['kind', 'name_en', 'name_ar'])
          .whereRef('order_item_id', '=', 'item.id')
          .orderBy('source_id'),
      ).as('avoidances'),
    ])
    .execute();
}

export async function listDeliveries(db: Db, date: string) {
  return stopsOn(db, date)
    .leftJoin('order_days as instead', 'instead.makes_up_for', 'day.id')
    .select(['orders.customer_phone', 'orders.comment', 'day.status'])
    .select(['failed.reason', 'failed.note', 'instead.date as made_up_on'])
    .execute();
}

export async function findClosedDay(db: Db, date: string) {
  const day = await db
    .selectFrom('closed_days')
    .select(['name_en', 'name_ar'])
    .where('date', '=', date)
    .executeTakeFirst();
  return day ?? null;
}

/** The orders of some days of a date, ascending: in this order they are held. */
export async function ordersOfDays(
  db: Db,
  date: string,
  dayIds: readonly number[],
): Promise<number[]> {
  const rows = await servedOn(db, date)
    .select('orders.id')
    .distinct()
    .where('day.id', 'in', dayIds)
    .orderBy('orders.id')
    .execute();
  return rows.map(({ id }) => id);
}

export type ServedDay = Awaited<ReturnType<typeof findServedDays>>[number];

/** Some days of a date: how their deliveries are to be marked, and how they are marked now. */
export async function findServedDays(db: Db, date: string, dayIds: readonly number[]) {
  return plannedDeliveries(db, date)
    .leftJoin('failed_deliveries as failed', (join) =>
      join.onRef('failed.order_day_id', '=', 'day.id').on('failed.corrected_at', 'is', null),
    )
    .select(['failed.reason', 'failed.note'])
    .where('day.id', 'in', dayIds)
    .where('day.id', 'in', servedOn(db, date).select('day.id'))
    .execute();
}

/** A delivery of a date, with what moving it needs. */
export type PlannedDelivery = Awaited<
  ReturnType<ReturnType<typeof plannedDeliveries>['execute']>
>[number];

/** All days of a date, in every status. */
export const plannedDeliveries = (db: Db, date: string) =>
  db
    .selectFrom('order_days as day')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('plan_stops as stop', 'stop.order_item_id', 'item.id')
    .leftJoin('plan_freezes as freeze', 'freeze.order_item_id', 'item.id')
    .select(['day.id', 'day.date', 'day.status', 'item.id as item_id', 'orders.id as order_id'])
    .select(['item.delivery_preference', 'customers.deleted_at', 'stop.stopped_at'])
    .select(['orders.grand_total_fils', 'orders.delivery_fils'])
    .select(['freeze.from_date as frozen_from', 'freeze.until_date as frozen_until'])
    .where('day.date', '=', date)
    .orderBy('day.id');
