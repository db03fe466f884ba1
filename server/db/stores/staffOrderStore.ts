import { sql, type Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import type { Order } from './orderStore.ts';

export interface OrderFilter {
  /** In lower case; null for all. */
  readonly search: string | null;
  readonly status?: Order['status'] | undefined;
  readonly payment?: 'paid' | 'not_paid' | undefined;
  /** From the first moment on, and before the second. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

/** Escapes the search, so that no part of it is a pattern. */
function found(search: string) {
  const [, number] = /^(?:mz-)?(\d{1,9})$/.exec(search) ?? [];
  const parts = ['customer_name', 'customer_email', 'customer_phone'].map(
    (column) => sql<boolean>`strpos(lower(${sql.ref(`orders.${column}`)}), ${search}) > 0`,
  );
  const isOne = number === undefined ? [] : [sql<boolean>`orders.id = ${Number(number)}`];
  return sql<boolean>`(${sql.join([...isOne, ...parts], sql` or `)})`;
}

function filtered(db: Db, { search, status, payment, from, before }: OrderFilter) {
  let orders = db.selectFrom('orders');
  if (search !== null) orders = orders.where(found(search));
  if (status !== undefined) orders = orders.where('status', '=', status);
  if (payment !== undefined) {
    orders = orders.where('paid_at', payment === 'paid' ? 'is not' : 'is', null);
  }
  if (from !== undefined) orders = orders.where('created_at', '>=', from);
  if (before !== undefined) orders = orders.where('created_at', '<', before);
  return orders;
}

/** Newest first, each with whether a refund is due. */
export async function listStaffOrders(
  db: Db,
  filter: OrderFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return filtered(db, filter)
    .selectAll('orders')
    .select((order) =>
      order
        .exists(
          order
            .selectFrom('refunds')
            .innerJoin('payment_captures', 'payment_captures.id', 'refunds.capture_id')
            .select('refunds.id')
            .whereRef('payment_captures.order_id', '=', 'orders.id')
            .where('refunds.refunded_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('has_due_refund'),
    )
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countStaffOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Where an order was to go when it was bought. */
export async function firstAddressOf(
  db: Db,
  orderId: number,
): Promise<Selectable<Database['order_addresses']>> {
  return db
    .selectFrom('order_addresses')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The day of the first delivery that comes, has come, or was brought in vain; null where there is none. */
export async function firstDeliveryOf(db: Db, orderId: number): Promise<string | null> {
  const { first } = await db
    .selectFrom('order_days as day')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .leftJoin('failed_deliveries as failed', 'failed.order_day_id', 'day.id')
    .select(({ fn }) => fn.min<string | null>('day.date').as('first'))
    .where('item.order_id', '=', orderId)
    .where((day) =>
      day.or([
        day('day.status', 'in', ['scheduled', 'delivered']),
        day('failed.id', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow();
  return first;
}

/** Takes every day of an order out that is not out already. */
export async function cancelDaysOf(trx: Db, orderId: number): Promise<void> {
  await trx
    .updateTable('order_days')
    .set({ status: 'cancelled' })
    .where('status', '!=', 'cancelled')
    .where('order_item_id', 'in', (items) =>
      items.selectFrom('order_items').select('id').where('order_id', '=', orderId),
    )
    .execute();
}
