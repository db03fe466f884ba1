import type { Insertable, Selectable } from 'kysely';
import type { PayableKind } from '../../../src/payment/reference.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { COLUMNS } from './paymentStore.ts';

type Refund = Selectable<Database['refunds']>;

/** `due`: money has to go back. `made`: all of it has. */
export type RefundState = 'due' | 'made';

/** The database refuses more than the capture took. */
export async function insertRefund(
  trx: Db,
  refund: Insertable<Database['refunds']>,
): Promise<void> {
  await trx.insertInto('refunds').values(refund).execute();
}

/**
 * By the id of the order or the appointment, of captures that go back as a whole; those without one are not in it.
 */
export async function refundStates(
  db: Db,
  kind: PayableKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RefundState>> {
  if (ids.length === 0) return new Map();
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payment_captures', 'payment_captures.id', 'refunds.capture_id')
    .select([`payment_captures.${COLUMNS[kind]} as id`, 'refunded_at'])
    .where(`payment_captures.${COLUMNS[kind]}`, 'in', ids)
    .where('plan_stop_id', 'is', null)
    .execute();
  const states = new Map<number, RefundState>();
  for (const { id, refunded_at } of refunds) {
    if (id === null || states.get(id) === 'due') continue;
    states.set(id, refunded_at === null ? 'due' : 'made');
  }
  return states;
}

/** The money that paid an appointment goes back. */
export async function makeFeeRefundDue(db: Db, appointmentId: number, now: Date): Promise<void> {
  await db
    .insertInto('refunds')
    .columns(['capture_id', 'amount_fils', 'due_at'])
    .expression((captures) =>
      captures
        .selectFrom('payment_captures')
        .select(['id', 'amount_fils', captures.val(now).as('due_at')])
        .where('appointment_id', '=', appointmentId)
        .where('settles', '=', true),
    )
    .onConflict((conflict) =>
      conflict.column('capture_id').where('plan_stop_id', 'is', null).doNothing(),
    )
    .execute();
}

export async function findRefund(db: Db, id: number): Promise<Refund | null> {
  const refund = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return refund ?? null;
}

/** By their captures. */
export async function refundsOfCaptures(db: Db, captureIds: readonly number[]): Promise<Refund[]> {
  if (captureIds.length === 0) return [];
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('capture_id', 'in', captureIds)
    .orderBy('id')
    .execute();
}

export type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

/** What has to go back, the oldest first, with whom it belongs to. */
export async function dueRefunds(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('payment_captures', 'payment_captures.id', 'refunds.capture_id')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_captures.attempt_id')
    .leftJoin('orders', 'orders.id', 'payment_captures.order_id')
    .leftJoin('appointments', 'appointments.id', 'payment_captures.appointment_id')
    .select([
      'refunds.id',
      'refunds.amount_fils',
      'refunds.due_at',
      'refunds.plan_stop_id',
      'payment_captures.order_id',
      'payment_captures.appointment_id',
      'payment_captures.amount_fils as captured_fils',
      'payment_captures.payment_id',
      'payment_captures.refund_reason',
      'payment_attempts.reference',
      'orders.customer_name as order_name',
      'orders.customer_email as order_email',
      'appointments.customer_name as appointment_name',
      'appointments.email as appointment_email',
    ])
    .where('refunded_at', 'is', null)
    .orderBy('due_at')
    .orderBy('refunds.id')
    .execute();
}

/** False when there is none, or it was recorded before: of two at once one records it. */
export async function recordRefund(
  db: Db,
  id: number,
  refund: { at: Date; reference: string },
): Promise<boolean> {
  const recorded = await db
    .updateTable('refunds')
    .set({ refunded_at: refund.at, reference: refund.reference })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}
