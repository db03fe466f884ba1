import { sql, type Insertable, type Selectable } from 'kysely';
import type { Fils } from '../../../src/contract/money.ts';
import type { PayableKind } from '../../../src/payment/reference.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';
import { COLUMNS } from './paymentStore.ts';

export type Refund = Selectable<Database['refunds']>;

/** `due`: some money has to be refunded. `made`: all of it was. */
export type RefundState = 'due' | 'made';

/** The database refuses more than the capture took. */
export async function insertRefunds(
  trx: Db,
  refunds: readonly Insertable<Database['refunds']>[],
): Promise<void> {
  if (refunds.length > 0) await trx.insertInto('refunds').values(refunds).execute();
}

/**
 * By the id of the order or the appointment. Those without a refund are left out, and so are refunds of stopped
 * plans, which are shown with the plan.
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
      conflict
        .column('capture_id')
        .where('plan_stop_id', 'is', null)
        .where('order_day_id', 'is', null)
        .doNothing(),
    )
    .execute();
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

export type RefundRow = Awaited<ReturnType<typeof dueRefunds>>[number];

/** With the customer, and the references of the payment at the provider. */
function refundsWithOwners(db: Db) {
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
      'refunds.refunded_at',
      'refunds.reference as refund_reference',
      'refunds.plan_stop_id',
      'refunds.order_day_id',
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
    ]);
}

/** Due refunds, oldest first. */
export async function dueRefunds(db: Db) {
  return refundsWithOwners(db)
    .where('refunds.refunded_at', 'is', null)
    .orderBy('refunds.due_at')
    .orderBy('refunds.id')
    .execute();
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Due ones oldest first, made ones newest first. */
export async function listRefunds(
  db: Db,
  state: RefundState,
  { limit, offset }: Page,
): Promise<RefundRow[]> {
  const refunds = refundsWithOwners(db).limit(limit).offset(offset);
  const page =
    state === 'due'
      ? refunds.where('refunds.refunded_at', 'is', null).orderBy('refunds.due_at')
      : refunds.where('refunds.refunded_at', 'is not', null).orderBy('refunds.refunded_at', 'desc');
  return page.orderBy('refunds.id').execute();
}

export async function countRefunds(db: Db, state: RefundState): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('refunded_at', state === 'due' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order in which they became due. */
export async function refundsOfOrder(db: Db, orderId: number): Promise<RefundRow[]> {
  return refundsWithOwners(db)
    .where('payment_captures.order_id', '=', orderId)
    .orderBy('refunds.id')
    .execute();
}

export async function findRefundWithOwner(db: Db, id: number): Promise<RefundRow | null> {
  return (await refundsWithOwners(db).where('refunds.id', '=', id).executeTakeFirst()) ?? null;
}

interface TakenOut {
  readonly id: number;
  readonly undelivered: number;
  readonly refunded: Fils;
}

/** How many deliveries each of these plans does not get any more, and what goes back for them already, or has gone. */
export async function takenOutOf(db: Db, itemIds: readonly number[]): Promise<TakenOut[]> {
  const { rows } = await sql<TakenOut>`
    select
      item.id,
      coalesce((select days from plan_stops where order_item_id = item.id), 0) + (
        select count(*) from order_days as day
        join failed_deliveries as failed on failed.order_day_id = day.id and corrected_at is null
        where day.order_item_id = item.id and not exists (
          select from order_days as instead where instead.makes_up_for = day.id
        )
      ) + (
        select count(*) from plan_changes
        where order_item_id = item.id and kind = 'kitchen_closed' and moved_to is null
      ) as undelivered,
      coalesce((
        select sum(refunds.amount_fils) from refunds
        join plan_stops as stop on stop.id = refunds.plan_stop_id
        where stop.order_item_id = item.id
      ), 0) + coalesce((
        select sum(refunds.amount_fils) from refunds
        join order_days as day on day.id = refunds.order_day_id
        where day.order_item_id = item.id
      ), 0) as refunded
    from order_items as item where item.id = any(${itemIds}::int[])`.execute(db);
  return rows;
}

/** Locked until the transaction ends. */
export async function holdRefundsOfDays(trx: Db, dayIds: readonly number[]): Promise<Refund[]> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('order_day_id', 'in', dayIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Those that are due no more. */
export async function deleteRefunds(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('refunds').where('id', 'in', ids).execute();
}

/** What is left of captures after all its due and made refunds. */
export async function leftOfCaptures(
  db: Db,
  captureIds: readonly number[],
): Promise<ReadonlyMap<number, Fils>> {
  const rows = await db
    .selectFrom('payment_captures as capture')
    .select('capture.id')
    .select(
      sql<number>`coalesce(capture.amount_fils, 0) - coalesce(
        (select sum(amount_fils) from refunds where capture_id = capture.id), 0)`.as('left'),
    )
    .where('capture.id', 'in', captureIds)
    .execute();
  return new Map(rows.map(({ id, left }) => [id, Math.max(0, left)]));
}

/** False when there is none, or it was recorded before: of two concurrent requests one records it. */
export async function recordRefund(
  db: Db,
  id: number,
  refund: { at: Date; reference: string },
): Promise<boolean> {
  const recorded = await db
    .updateTable('refunds')
    .set({ refunded_at: refund.at, reference: refund.reference, mail_due_at: refund.at })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}

export function claimDueRefundMadeMails(db: Db, lease: Lease): Promise<Refund | undefined> {
  return claimDueMail(db, { table: 'refunds', column: 'mail_due_at' }, lease);
}

export async function clearRefundMadeMail(db: Db, id: number): Promise<void> {
  await db.updateTable('refunds').set({ mail_due_at: null }).where('id', '=', id).execute();
}

/** The recipient and the content of the mail about a refund. */
export async function getRefundedPayable(db: Db, { capture_id }: Refund) {
  return db
    .selectFrom('payment_captures as capture')
    .leftJoin('orders', 'orders.id', 'capture.order_id')
    .leftJoin('appointments', 'appointments.id', 'capture.appointment_id')
    .innerJoin('customers', (join) =>
      join.on((on) =>
        on('customers.id', '=', on.fn.coalesce('orders.customer_id', 'appointments.customer_id')),
      ),
    )
    .select(['capture.order_id', 'capture.appointment_id', 'customers.deleted_at'])
    .select(['customers.first_name', 'customers.last_name', 'customers.email'])
    .select(({ fn }) =>
      fn.coalesce('orders.language', 'appointments.language').$notNull().as('language'),
    )
    .where('capture.id', '=', capture_id)
    .executeTakeFirstOrThrow();
}
