import type { Db } from '../database.ts';

interface OwnOrder {
  readonly customerId: number;
  readonly orderId: number;
}

/**
 * Locks orders with those whose plans go on with theirs, or that theirs go on with, always in the same order, so
 * that no two changes wait for each other.
 */
export async function lockChains(trx: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await ordersOfChains(trx, orderIds).execute();
}

/** As above, for an order of a customer's own; for another's it does nothing. */
export async function lockChain(trx: Db, { customerId, orderId }: OwnOrder): Promise<void> {
  await ordersOfChains(trx, [orderId]).where('customer_id', '=', customerId).execute();
}

const ordersOfChains = (trx: Db, orderIds: readonly number[]) =>
  chainsOf(trx, 'order_id', orderIds)
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', (chain) => chain.selectFrom('chain').select('chain.order_id'))
    .orderBy('id')
    .forUpdate();

/**
 * The last day, delivered or not, of each of these plans and of those that go on with it, or that it goes on with: a
 * delivery that moves to the end comes after all of them. None for a plan of which every day was taken out.
 */
export async function lastDaysOfChains(
  db: Db,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await chainsOf(db, 'id', itemIds)
    .selectFrom('chain')
    .innerJoin('order_days as day', 'day.order_item_id', 'chain.id')
    .select('chain.of')
    .select(({ fn }) => fn.max('day.date').as('last'))
    .where('day.status', '!=', 'cancelled')
    .groupBy('chain.of')
    .execute();
  return new Map(rows.map(({ of, last }) => [of, last]));
}

/** Of the plans that are named, by themselves or by their orders; the others of orders that are paid, or can still be. */
function chainsOf(db: Db, column: 'id' | 'order_id', ids: readonly number[]) {
  return db.withRecursive('chain', (plans) =>
    plans
      .selectFrom('order_items')
      .select(['id as of', ...PLACE])
      .where(column, 'in', ids)
      .union(
        plans
          .selectFrom('chain')
          // Not one condition with `or`: either part has an index, and the two together only by a bitmap.
          .innerJoinLateral(
            (each) =>
              each
                .selectFrom('order_items')
                .select(PLACE)
                .whereRef('renews_item_id', '=', 'chain.id')
                .unionAll(
                  each
                    .selectFrom('order_items')
                    .select(PLACE)
                    .whereRef('id', '=', 'chain.renews_item_id'),
                )
                .as('item'),
            (join) => join.onTrue(),
          )
          .innerJoin('orders', 'orders.id', 'item.order_id')
          .select(['chain.of', 'item.id', 'item.order_id', 'item.renews_item_id'])
          .where('orders.closed_at', 'is', null)
          .where('orders.status', '!=', 'rejected'),
      ),
  );
}

const PLACE = ['id', 'order_id', 'renews_item_id'] as const;
