import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

export type ReminderRow = Selectable<Database['renewal_reminders']>;

interface Span {
  /** Kuwait days, both included. */
  readonly from: string;
  readonly until: string;
}

/** Makes the mails due about plans that are delivered now and end in the span, once for each plan. */
export async function insertReminders(db: Db, { from, until }: Span, now: Date): Promise<void> {
  const moment = sql<Date>`${now}::timestamptz`;
  await db
    .insertInto('renewal_reminders')
    .columns(['order_item_id', 'created_at', 'mail_due_at'])
    .expression(
      selectToRemind(db)
        .select(['item.id', moment.as('created_at'), moment.as('mail_due_at')])
        .where('item.end_date', '>=', from)
        .where('item.end_date', '<=', until)
        .where('item.start_date', '<=', from)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('renewal_reminders')
                .select('renewal_reminders.id')
                .whereRef('renewal_reminders.order_item_id', '=', 'item.id'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.column('order_item_id').doNothing())
    .execute();
}

/** What the mail says; nothing where there is nothing to remind of any more. */
export async function findReminded(db: Db, { order_item_id }: ReminderRow) {
  return selectToRemind(db)
    .select(['item.product_en', 'item.product_ar', 'item.end_date', 'item.delivery_preference'])
    .select(['orders.id as order_id', 'orders.language'])
    .select(['customers.first_name', 'customers.last_name', 'customers.email'])
    .where('item.id', '=', order_item_id)
    .executeTakeFirst();
}

export function claimDueReminders(db: Db, lease: Lease): Promise<ReminderRow | undefined> {
  return claimDueMail(db, { table: 'renewal_reminders', column: 'mail_due_at' }, lease);
}

export async function clearReminder(db: Db, id: number): Promise<void> {
  await db
    .updateTable('renewal_reminders')
    .set({ mail_due_at: null })
    .where('id', '=', id)
    .execute();
}

/** Plans that are delivered, and that no paid one goes on with. */
function selectToRemind(db: Db) {
  return db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('orders.paid_at', 'is not', null)
    .where('orders.closed_at', 'is', null)
    .where('orders.status', 'in', ['received', 'accepted'])
    .where('customers.deleted_at', 'is', null)
    .where((where) => where.not(where.exists(paidRenewal(where))));
}

type Plans = ExpressionBuilder<Database & { item: Database['order_items'] }, 'item'>;

const paidRenewal = (item: Plans) =>
  item
    .selectFrom('order_items as renewing')
    .innerJoin('orders as paid', 'paid.id', 'renewing.order_id')
    .select('paid.id')
    .whereRef('renewing.renews_item_id', '=', 'item.id')
    .where('paid.paid_at', 'is not', null)
    .where('paid.closed_at', 'is', null)
    .where('paid.status', '!=', 'rejected');
