import { sql, type Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';
import { renewalsOf } from './renewalStore.ts';
import { isServedOrder } from './planExpression.ts';

export type PlanReminder = Selectable<Database['plan_reminders']>;

interface Span {
  /** Kuwait days, both included. */
  readonly from: string;
  readonly until: string;
}

/** Makes the mails due about plans that are delivered now, none that was stopped, and end in the span, once for each plan. */
export async function insertRenewalReminders(db: Db, { from, until }: Span, now: Date) {
  const ending = plansToRenew(db)
    .where('item.end_date', '>=', from)
    .where('item.end_date', '<=', until)
    .where('item.start_date', '<=', from);
  await insertReminders(db, 'renewal', ending, now);
}

/** Makes the mails due about plans that have run since a day and still run, one for each order. */
export async function insertDietitianInvites(
  db: Db,
  { begunBy, today }: { readonly begunBy: string; readonly today: string },
  now: Date,
) {
  const running = plansWithoutVisit(db)
    .where('item.start_date', '<=', begunBy)
    .where('item.end_date', '>=', today)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('order_items as earlier')
            .select('earlier.id')
            .whereRef('earlier.order_id', '=', 'item.order_id')
            .whereRef('earlier.id', '<', 'item.id'),
        ),
      ),
    );
  await insertReminders(db, 'dietitian', running, now);
}

async function insertReminders(
  db: Db,
  kind: PlanReminder['kind'],
  plans: ReturnType<typeof deliveredPlans>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('plan_reminders')
    .columns(['order_item_id', 'kind', 'created_at', 'mail_due_at'])
    .expression(
      plans
        .select([
          'item.id',
          sql<string>`${kind}::text`.as('kind'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('mail_due_at'),
        ])
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('plan_reminders')
                .select('plan_reminders.id')
                .whereRef('plan_reminders.order_item_id', '=', 'item.id')
                .where('plan_reminders.kind', '=', kind),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.columns(['order_item_id', 'kind']).doNothing())
    .execute();
}

/** What the mail shows; undefined when there is nothing to remind of any more. */
export async function findReminded(db: Db, { order_item_id, kind }: PlanReminder) {
  return (kind === 'renewal' ? plansToRenew(db) : plansWithoutVisit(db))
    .select([
      'item.id',
      'item.product_en',
      'item.product_ar',
      'item.end_date',
      'item.delivery_preference',
    ])
    .select(['orders.id as order_id', 'orders.customer_id', 'orders.language'])
    .select(['customers.first_name', 'customers.last_name', 'customers.email'])
    .where('item.id', '=', order_item_id)
    .executeTakeFirst();
}

export type RemindedPlan = NonNullable<Awaited<ReturnType<typeof findReminded>>>;

export function claimDueReminders(db: Db, lease: Lease): Promise<PlanReminder | undefined> {
  return claimDueMail(db, { table: 'plan_reminders', column: 'mail_due_at' }, lease);
}

export async function clearReminder(db: Db, { id }: PlanReminder): Promise<void> {
  await db.updateTable('plan_reminders').set({ mail_due_at: null }).where('id', '=', id).execute();
}

function deliveredPlans(db: Db) {
  return db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where(isServedOrder)
    .where('customers.deleted_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('plan_stops')
            .select('plan_stops.id')
            .whereRef('plan_stops.order_item_id', '=', 'item.id'),
        ),
      ),
    );
}

/** Delivered plans that no paid plan continues. */
const plansToRenew = (db: Db) =>
  deliveredPlans(db).where((where) =>
    where.not(where.exists(renewalsOf(where).where('orders.paid_at', 'is not', null))),
  );

/** Delivered plans whose customers have had no appointment since they began. */
const plansWithoutVisit = (db: Db) =>
  deliveredPlans(db).where((where) =>
    where.not(
      where.exists(
        where
          .selectFrom('appointments')
          .select('appointments.id')
          .whereRef('appointments.customer_id', '=', 'orders.customer_id')
          .whereRef('appointments.date', '>=', 'item.start_date')
          .where('appointments.status', 'in', ['received', 'accepted']),
      ),
    ),
  );
