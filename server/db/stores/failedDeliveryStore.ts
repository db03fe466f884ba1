import { sql, type Selectable } from 'kysely';
import type { FailureReason } from '../../../src/contract/staff/deliveryDay.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

export type FailedDeliveryRow = Selectable<Database['failed_deliveries']>;

export interface FailureReport {
  readonly reason: FailureReason;
  readonly note: string | null;
}

interface Failure extends FailureReport {
  readonly now: Date;
  readonly mailDueAt: Date | null;
}

/** Also of those that were corrected before: they failed after all. */
export async function putFailures(
  trx: Db,
  dayIds: readonly number[],
  { reason, note, now, mailDueAt }: Failure,
): Promise<void> {
  const report = { reason, note, failed_at: now, corrected_at: null, mail_due_at: mailDueAt };
  await trx
    .insertInto('failed_deliveries')
    .values(dayIds.map((order_day_id) => ({ order_day_id, ...report })))
    .onConflict((same) => same.column('order_day_id').doUpdateSet(report))
    .execute();
}

/** Changes the reason, without another mail. */
export async function changeFailures(
  trx: Db,
  dayIds: readonly number[],
  report: FailureReport,
): Promise<void> {
  if (dayIds.length === 0) return;
  await trx
    .updateTable('failed_deliveries')
    .set({ reason: report.reason, note: report.note })
    .where('order_day_id', 'in', dayIds)
    .execute();
}

/** A customer who got the mail about the failure gets a correction; one who did not gets no mail. */
export async function correctFailures(
  trx: Db,
  dayIds: readonly number[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('failed_deliveries')
    .set({
      corrected_at: now,
      mail_due_at: sql<Date | null>`case when mail_due_at is null then ${now}::timestamptz end`,
    })
    .where('order_day_id', 'in', dayIds)
    .execute();
}

/** What the mail about a failed delivery shows. */
export async function getFailedDelivery(db: Db, { order_day_id }: FailedDeliveryRow) {
  return db
    .selectFrom('order_days as day')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('order_days as instead', 'instead.makes_up_for', 'day.id')
    .leftJoin('refunds as refund', 'refund.order_day_id', 'day.id')
    .select(['day.date', 'orders.id as order_id', 'orders.language'])
    .select(['customers.first_name', 'customers.last_name', 'customers.email'])
    .select(['customers.deleted_at', 'instead.date as made_up_on', 'refund.amount_fils'])
    .where('day.id', '=', order_day_id)
    .executeTakeFirstOrThrow();
}

/** Of orders, the earliest first. */
export async function failedDeliveriesOf(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('failed_deliveries')
    .innerJoin('order_days as day', 'day.id', 'order_day_id')
    .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
    .select(['item.order_id', 'day.date', 'reason', 'note', 'failed_at', 'corrected_at'])
    .where('item.order_id', 'in', orderIds)
    .orderBy('day.date')
    .execute();
}

export function claimDueFailureMails(db: Db, lease: Lease): Promise<FailedDeliveryRow | undefined> {
  return claimDueMail(db, { table: 'failed_deliveries', column: 'mail_due_at' }, lease);
}

export async function clearFailureMail(db: Db, id: number): Promise<void> {
  await db
    .updateTable('failed_deliveries')
    .set({ mail_due_at: null })
    .where('id', '=', id)
    .execute();
}
