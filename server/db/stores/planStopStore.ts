import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

export type PlanStopRow = Selectable<Database['plan_stops']>;

export async function insertPlanStop(
  trx: Db,
  stop: Insertable<Database['plan_stops']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('plan_stops')
    .values(stop)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every plan of orders, with its price and how many of its days are delivered. */
export async function pricedPlans(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('order_items as item')
    .select(['item.id', 'item.order_id', 'item.total_fils as total'])
    .select((item) =>
      item
        .selectFrom('order_days')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('order_item_id', '=', 'item.id')
        .where('status', 'in', ['scheduled', 'delivered'])
        .$asScalar()
        .$notNull()
        .as('delivered'),
    )
    .where('item.order_id', 'in', orderIds)
    .orderBy('item.id')
    .execute();
}

/** What the mail about a stopped plan shows. */
export async function getStoppedPlan(db: Db, { order_item_id }: PlanStopRow) {
  return db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.id as order_id', 'item.product_en', 'item.product_ar'])
    .select(['customers.first_name', 'customers.last_name', 'customers.email'])
    .select('customers.deleted_at')
    .select((item) =>
      item
        .selectFrom('order_days')
        .select(({ fn }) => fn.max('date').as('last'))
        .whereRef('order_item_id', '=', 'item.id')
        .where('status', 'in', ['scheduled', 'delivered'])
        .as('last_day'),
    )
    .where('item.id', '=', order_item_id)
    .executeTakeFirstOrThrow();
}

export function claimDueStopMails(db: Db, lease: Lease): Promise<PlanStopRow | undefined> {
  return claimDueMail(db, { table: 'plan_stops', column: 'mail_due_at' }, lease);
}

export async function clearStopMail(db: Db, id: number): Promise<void> {
  await db.updateTable('plan_stops').set({ mail_due_at: null }).where('id', '=', id).execute();
}
