import type { PayableKind } from '../../../src/payment/reference.ts';
import type { Db } from '../database.ts';
import { COLUMNS, type Capture } from './paymentStore.ts';

/** `due`: money has to go back. `made`: all of it has. */
export type RefundState = 'due' | 'made';

/** By the id of the order or the appointment; those without a refund are not in it. */
export async function refundStates(
  db: Db,
  kind: PayableKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RefundState>> {
  if (ids.length === 0) return new Map();
  const captures = await db
    .selectFrom('payment_captures')
    .select([`${COLUMNS[kind]} as id`, 'refunded_at'])
    .where(COLUMNS[kind], 'in', ids)
    .where('refund_due_at', 'is not', null)
    .execute();
  const states = new Map<number, RefundState>();
  for (const { id, refunded_at } of captures) {
    if (id === null || states.get(id) === 'due') continue;
    states.set(id, refunded_at === null ? 'due' : 'made');
  }
  return states;
}

/** The money that paid an appointment goes back. */
export async function makeFeeRefundDue(db: Db, appointmentId: number, now: Date): Promise<void> {
  await db
    .updateTable('payment_captures')
    .set({ refund_due_at: now })
    .where('appointment_id', '=', appointmentId)
    .where('settles', '=', true)
    .where('refund_due_at', 'is', null)
    .execute();
}

export async function findCapture(db: Db, id: number): Promise<Capture | null> {
  const capture = await db
    .selectFrom('payment_captures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return capture ?? null;
}

export type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

/** What has to go back, the oldest first, with whom it belongs to. */
export async function dueRefunds(db: Db) {
  return db
    .selectFrom('payment_captures')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_captures.attempt_id')
    .leftJoin('orders', 'orders.id', 'payment_captures.order_id')
    .leftJoin('appointments', 'appointments.id', 'payment_captures.appointment_id')
    .select([
      'payment_captures.id',
      'payment_captures.order_id',
      'payment_captures.appointment_id',
      'payment_captures.amount_fils',
      'payment_captures.payment_id',
      'payment_captures.refund_reason',
      'payment_captures.refund_due_at',
      'payment_attempts.reference',
      'orders.customer_name as order_name',
      'orders.customer_email as order_email',
      'appointments.customer_name as appointment_name',
      'appointments.email as appointment_email',
    ])
    .where('refund_due_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .orderBy('refund_due_at')
    .orderBy('payment_captures.id')
    .execute();
}

/** False when it is not due, or was recorded before: of two at once one records it. */
export async function recordRefund(
  db: Db,
  id: number,
  refund: { at: Date; reference: string },
): Promise<boolean> {
  const recorded = await db
    .updateTable('payment_captures')
    .set({ refunded_at: refund.at, refund_reference: refund.reference })
    .where('id', '=', id)
    .where('refund_due_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}
