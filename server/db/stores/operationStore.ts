import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** How many wait, and since when the oldest does; null when none does. */
export interface Waiting {
  count: number;
  since: Date | null;
}

/** Counted from the event that the mail is about: its due time is postponed with every failure. */
export async function waitingMails(db: Db): Promise<Waiting> {
  return db
    .selectFrom(
      db
        .selectFrom('orders')
        .select((select) => select.fn.coalesce('paid_at', 'created_at').as('since'))
        .where('confirmation_due_at', 'is not', null)
        .unionAll(
          db
            .selectFrom('orders')
            .select((select) => select.fn.coalesce('rejected_at', 'created_at').as('since'))
            .where('rejection_due_at', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom('refunds')
            .select((select) => select.fn.coalesce('refunded_at', 'due_at').as('since'))
            .where('mail_due_at', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom('appointments')
            .select((select) =>
              select.fn.coalesce('cancelled_at', 'paid_at', 'created_at').as('since'),
            )
            .where('mail_due_at', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom('contact_messages')
            .select('created_at as since')
            .where('mail_due_at', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom('contact_messages')
            .select((select) => select.fn.coalesce('answered_at', 'created_at').as('since'))
            .where('answer_due_at', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom('plan_changes')
            .select('changed_at as since')
            .where('mail_due_at', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom('plan_stops')
            .select('stopped_at as since')
            .where('mail_due_at', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom('plan_reminders')
            .select('created_at as since')
            .where('mail_due_at', 'is not', null),
        )
        .as('waiting'),
    )
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.min<Date | null>('since').as('since'),
    ])
    .executeTakeFirstOrThrow();
}

/** Payments whose check is overdue. */
export async function overdueChecks(db: Db, now: Date): Promise<Waiting> {
  return db
    .selectFrom('payment_attempts')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.min<Date | null>('next_check_at').as('since'),
    ])
    .where('next_check_at', '<=', now)
    .executeTakeFirstOrThrow();
}

/** Refunds that are due and not recorded yet. */
export async function openRefunds(db: Db): Promise<Waiting> {
  return db
    .selectFrom('refunds')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.min<Date | null>('due_at').as('since'),
    ])
    .where('refunded_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Payments that were started since then. */
export async function attemptsByStatus(
  db: Db,
  since: Date,
): Promise<{ status: Database['payment_attempts']['status']; count: number }[]> {
  return db
    .selectFrom('payment_attempts')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('created_at', '>', since)
    .groupBy('status')
    .execute();
}
