import type { Db } from '../database.ts';

interface OwnOrder {
  readonly customerId: number;
  readonly orderId: number;
}

/**
 * Locks orders together with those that they continue or that continue them, always in the same order, so that two
 * changes cannot deadlock.
 */
export async function lockChains(trx: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await ordersOfChains(trx, orderIds).execute();
}

/** As above, for the customer's own order; does nothing for another customer's. */
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
 * For each of these plans, the last day, delivered or not, of its chain: the plans that it continues and those that
 * continue it. A delivery that moves to the end comes after all of them. A plan whose days were all removed has none.
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

/**
 * Of each of these plans those that are in one chain with it, itself among them, with the last day of each; null where
 * every day was taken out.
 */
export async function plansOfChains(db: Db, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return chainsOf(db, 'id', itemIds)
    .selectFrom('chain')
    .leftJoin('order_days as day', (join) =>
      join.onRef('day.order_item_id', '=', 'chain.id').on('day.status', '!=', 'cancelled'),
    )
    .select(['chain.of', 'chain.id'])
    .select(({ fn }) => fn.max<string | null>('day.date').as('last'))
    .groupBy(['chain.of', 'chain.id'])
    .execute();
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
          // Two queries instead of one condition with `or`: each has an index, while `or` would need a bitmap scan.
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
