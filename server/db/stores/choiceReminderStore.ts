import type { Insertable, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';
import { isServedOrder } from './planExpression.ts';

export type ChoiceReminder = Selectable<Database['choice_reminders']>;

/** One for each order and date: two plans of an order share a mail. */
export async function insertChoiceReminders(
  trx: Db,
  reminders: readonly Insertable<Database['choice_reminders']>[],
): Promise<void> {
  if (reminders.length === 0) return;
  await trx
    .insertInto('choice_reminders')
    .values(reminders)
    .onConflict((conflict) => conflict.columns(['order_id', 'date']).doNothing())
    .execute();
}

const HOUR_MS = 60 * 60_000;

/** A mail also names the following days, so an order's next reminder waits while another process sends one. */
export function claimDueChoiceReminders(db: Db, lease: Lease): Promise<ChoiceReminder | undefined> {
  const claimedUntil = new Date(lease.until.getTime() + HOUR_MS);
  return claimDueMail(
    db,
    {
      table: 'choice_reminders',
      column: 'mail_due_at',
      only: (where) =>
        where('date', '=', (reminders) =>
          reminders
            .selectFrom('choice_reminders as waiting')
            .select(({ fn }) => fn.min('waiting.date').as('first'))
            .whereRef('waiting.order_id', '=', 'choice_reminders.order_id')
            .where('waiting.mail_due_at', '<=', claimedUntil)
            .$asScalar(),
        ),
    },
    lease,
  );
}

/** Clears the reminders of the named dates. */
export async function clearChoiceReminders(
  db: Db,
  orderId: number,
  dates: readonly string[],
): Promise<void> {
  await db
    .updateTable('choice_reminders')
    .set({ mail_due_at: null })
    .where('order_id', '=', orderId)
    .where('date', 'in', dates)
    .execute();
}

export type OrderToChoose = NonNullable<Awaited<ReturnType<typeof findOrderToChoose>>>;

/** An order that is delivered, with its filled days from a date on; nothing where it is not delivered. */
export async function findOrderToChoose(db: Db, { order_id, date }: ChoiceReminder) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.id', 'orders.customer_id', 'orders.language'])
    .select(['customers.first_name', 'customers.last_name', 'customers.email'])
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('order_days as day')
          .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
          .select(['day.date', 'item.id as item_id', 'item.meals', 'item.snacks'])
          .select(['item.meals_selected_by', 'item.product_en', 'item.product_ar'])
          .select((day) =>
            jsonArrayFrom(
              day
                .selectFrom('order_day_dishes')
                .select(['name_en', 'name_ar', 'selected_by'])
                .whereRef('order_day_id', '=', 'day.id')
                .orderBy('kind')
                .orderBy('position'),
            ).as('dishes'),
          )
          .whereRef('item.order_id', '=', 'orders.id')
          .where('item.age', 'is not', null)
          .where('day.status', '=', 'scheduled')
          .where('day.planned_at', 'is not', null)
          .where('day.date', '>=', date)
          .orderBy('day.date')
          .orderBy('item.id'),
      ).as('days'),
    )
    .where('orders.id', '=', order_id)
    .where(isServedOrder)
    .where('customers.deleted_at', 'is', null)
    .executeTakeFirst();
}
