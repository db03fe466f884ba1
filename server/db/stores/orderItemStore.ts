import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type OrderAddress = Selectable<Database['order_addresses']>;
export type OrderItem = Selectable<Database['order_items']>;
export type OrderItemAvoidance = Selectable<Database['order_item_avoidances']>;
export type OrderDay = Selectable<Database['order_days']>;
export type OrderDayDish = Selectable<Database['order_day_dishes']>;

/** A statement holds 65,535 parameters; the widest of these rows has eleven. */
const ROWS_A_STATEMENT = 2_000;

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

export async function insertOrderItem(
  db: Db,
  item: Insertable<Database['order_items']>,
): Promise<number> {
  const { id } = await db
    .insertInto('order_items')
    .values(item)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertAvoidances(
  db: Db,
  avoidances: readonly Insertable<Database['order_item_avoidances']>[],
): Promise<void> {
  for (const rows of slices(avoidances)) {
    await db.insertInto('order_item_avoidances').values(rows).execute();
  }
}

/** The ids of the new days by their date. */
export async function insertOrderDays(
  db: Db,
  days: readonly Insertable<Database['order_days']>[],
): Promise<ReadonlyMap<string, number>> {
  const inserted = await db
    .insertInto('order_days')
    .values([...days])
    .returning(['id', 'date'])
    .execute();
  return new Map(inserted.map(({ id, date }) => [date, id]));
}

export async function insertOrderDayDishes(
  db: Db,
  dishes: readonly Insertable<Database['order_day_dishes']>[],
): Promise<void> {
  for (const rows of slices(dishes)) {
    await db.insertInto('order_day_dishes').values(rows).execute();
  }
}

export async function getOrderAddress(db: Db, orderId: number): Promise<OrderAddress> {
  return db
    .selectFrom('order_addresses')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export async function itemsOfOrders(db: Db, orderIds: readonly number[]): Promise<OrderItem[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

export async function avoidancesOfOrder(db: Db, orderId: number): Promise<OrderItemAvoidance[]> {
  return db
    .selectFrom('order_item_avoidances')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .selectAll('order_item_avoidances')
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .orderBy('source_id')
    .execute();
}

export async function daysOfOrder(db: Db, orderId: number): Promise<OrderDay[]> {
  return db
    .selectFrom('order_days')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .selectAll('order_days')
    .where('order_id', '=', orderId)
    .orderBy('date')
    .execute();
}

export async function dishesOfOrder(db: Db, orderId: number): Promise<OrderDayDish[]> {
  return db
    .selectFrom('order_day_dishes')
    .innerJoin('order_days', 'order_days.id', 'order_day_id')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .selectAll('order_day_dishes')
    .where('order_id', '=', orderId)
    .orderBy('order_day_dishes.kind')
    .orderBy('position')
    .execute();
}

function slices<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  );
}
