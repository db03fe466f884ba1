import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Order = Selectable<Database['orders']>;

export async function insertOrder(db: Db, order: Insertable<Database['orders']>): Promise<Order> {
  return db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();
}

export async function findOwnOrder(db: Db, customerId: number, id: number): Promise<Order | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return order ?? null;
}

export async function findOrderOfCart(
  db: Db,
  customerId: number,
  cartId: number,
): Promise<Order | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return order ?? null;
}

/** Newest first. */
export async function listOrders(db: Db, customerId: number): Promise<Order[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

export async function getOrder(db: Db, id: number): Promise<Order> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function findOrder(db: Db, id: number): Promise<Order | null> {
  const query = db.selectFrom('orders').selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function lockOrder(trx: Db, id: number): Promise<Order> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateOrder(
  db: Db,
  id: number,
  changes: Updateable<Database['orders']>,
): Promise<void> {
  await db.updateTable('orders').set(changes).where('id', '=', id).execute();
}

/** Unpaid orders whose first delivery is before `earliest` and whose payments are all decided. */
export async function findLapsedOrders(db: Db, earliest: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('paid_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('start_date', '<', earliest)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.order_id', '=', 'orders.id')
            .where('payment_attempts.status', '=', 'pending'),
        ),
      ),
    )
    .orderBy('start_date')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
