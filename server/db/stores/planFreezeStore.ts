import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

export type FreezeRow = Selectable<Database['plan_freezes']>;

export async function findFreeze(db: Db, itemId: number): Promise<FreezeRow | null> {
  const freeze = await db
    .selectFrom('plan_freezes')
    .selectAll()
    .where('order_item_id', '=', itemId)
    .executeTakeFirst();
  return freeze ?? null;
}

export async function insertFreeze(
  trx: Db,
  freeze: Insertable<Database['plan_freezes']>,
): Promise<void> {
  await trx.insertInto('plan_freezes').values(freeze).execute();
}

/** The customer gets a mail of its own about this. */
export async function endFreezeEarly(trx: Db, id: number, until: string): Promise<void> {
  await trx
    .updateTable('plan_freezes')
    .set({ until_date: until, ended_early: true, mail_due_at: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteFreeze(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('plan_freezes').where('id', '=', id).execute();
}

/** Removes a plan's freeze whose days were all added for a day that is taken back. */
export async function dropEmptyFreezes(trx: Db, itemIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('plan_freezes')
    .where('order_item_id', 'in', itemIds)
    .where((freeze) =>
      freeze.not(
        freeze.exists(
          freeze
            .selectFrom('order_days')
            .select('order_days.id')
            .whereRef('order_days.order_item_id', '=', 'plan_freezes.order_item_id')
            .where('order_days.status', '=', 'frozen')
            .whereRef('order_days.date', '>=', 'plan_freezes.from_date')
            .whereRef('order_days.date', '<=', 'plan_freezes.until_date'),
        ),
      ),
    )
    .execute();
}

export function claimDueFreezeMails(db: Db, lease: Lease): Promise<FreezeRow | undefined> {
  return claimDueMail(db, { table: 'plan_freezes', column: 'mail_due_at' }, lease);
}

export async function clearFreezeMail(db: Db, id: number): Promise<void> {
  await db.updateTable('plan_freezes').set({ mail_due_at: null }).where('id', '=', id).execute();
}

/** What the mail about the end of a freeze shows. */
export async function getFrozenPlan(db: Db, { order_item_id, until_date }: FreezeRow) {
  return db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select([
      'orders.id as order_id',
      'orders.customer_id',
      'orders.paid_at',
      'orders.closed_at',
      'orders.status',
    ])
    .select(['customers.first_name', 'customers.last_name', 'customers.email', 'item.end_date'])
    .select((item) =>
      item
        .selectFrom('order_days')
        .select(({ fn }) => fn.min('date').as('first'))
        .whereRef('order_item_id', '=', 'item.id')
        .where('status', '=', 'scheduled')
        .where('date', '>', until_date)
        .as('resumes_on'),
    )
    .where('item.id', '=', order_item_id)
    .executeTakeFirstOrThrow();
}
