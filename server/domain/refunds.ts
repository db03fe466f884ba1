import { filsToText } from '../../src/contract/money.ts';
import { refundReference, type RefundReason } from '../../src/contract/staff/orders.ts';
import type { StaffRefund } from '../../src/contract/wire/staff/refunds.ts';
import type { Db } from '../db/database.ts';
import {
  countRefunds,
  dueRefunds,
  findRefundWithOwner,
  listRefunds as listRefundRows,
  recordRefund,
  type RefundRow,
  type RefundState,
} from '../db/stores/refundStore.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { appointmentNumber } from './appointments/appointmentState.ts';
import { orderNumber } from './orders/orderState.ts';
import { audit, type Auditor } from './staff/audit.ts';
import { pageOf, type ListPage } from './staff/listPage.ts';

/** Why a refund cannot be recorded, in a sentence for the person who makes them. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/** Refunds that are due, oldest first, for the person who makes them in the provider's portal. */
export async function listRefunds(db: Db): Promise<string[]> {
  const due = await dueRefunds(db);
  if (due.length === 0) return ['Nothing has to be paid back.'];
  return [`To be paid back, the oldest first: ${due.length}.`, ...due.flatMap(linesOf)];
}

/** Records that a refund was made. Idempotent. */
export async function recordRefunded(db: Db, id: number, made: Made): Promise<string> {
  const reference = refundReference.normalise(made.reference);
  if (reference === '' || refundReference.check(reference, {}) !== null) {
    throw new RefundRefused(
      `--reference needs a text of at most ${refundReference.max} characters.`,
    );
  }
  const refund = await record(db, null, id, { at: made.at, reference });
  if (refund === null) throw new RefundRefused(`There is no refund ${id}.`);
  if (refund.isNew) return `Refund ${id} is recorded as paid back: ${reference}.`;
  const recorded = `since ${refund.refunded_at?.toISOString()}: ${refund.refund_reference}`;
  if (refund.refund_reference !== reference) {
    throw new RefundRefused(`Refund ${id} is recorded as paid back already, ${recorded}.`);
  }
  return `Refund ${id} is recorded as paid back ${recorded}.`;
}

/** The same in the kitchen's app; a second request with another reference gets an error. */
export async function recordStaffRefund(
  db: Db,
  actor: Auditor,
  id: number,
  made: Made,
): Promise<StaffRefund> {
  const refund = await record(db, actor, id, made);
  if (refund === null) throw notFound();
  if (refund.refund_reference !== made.reference) throw new ApiError('refund_recorded');
  return viewRefund(refund);
}

interface Made {
  readonly at: Date;
  readonly reference: string;
}

/** The recorded refund: one of two concurrent requests has recorded it. Null where there is none. */
async function record(
  db: Db,
  actor: Auditor,
  id: number,
  made: Made,
): Promise<(RefundRow & { isNew: boolean }) | null> {
  return db.transaction().execute(async (trx) => {
    const isNew = await recordRefund(trx, id, made);
    const refund = await findRefundWithOwner(trx, id);
    if (refund !== null && isNew) await audit(trx, actor, recorded(refund), made.at);
    return refund && { ...refund, isNew };
  });
}

const recorded = ({ id, amount_fils, order_id, appointment_id }: RefundRow) => ({
  action: 'refund.recorded',
  subject: order_id === null ? 'appointment' : 'order',
  subjectId: order_id ?? appointment_id ?? 0,
  after: { refund_id: id, amount_fils },
});

export async function readStaffRefunds(
  db: Db,
  { state = 'due', ...page }: ListPage & { readonly state?: RefundState },
): Promise<{ items: StaffRefund[]; total: number }> {
  const rows = await listRefundRows(db, state, pageOf(page));
  return { items: rows.map(viewRefund), total: await countRefunds(db, state) };
}

const textOf = (fils: number | null) => (fils === null ? null : filsToText(fils));

export const viewRefund = (refund: RefundRow): StaffRefund => ({
  id: refund.id,
  reason: reasonOf(refund),
  amount: textOf(refund.amount_fils),
  captured: textOf(refund.captured_fils),
  due_at: refund.due_at.toISOString(),
  refunded_at: refund.refunded_at?.toISOString() ?? null,
  reference: refund.refund_reference,
  order_id: refund.order_id,
  appointment_id: refund.appointment_id,
  number: numberOf(refund),
  customer_name: refund.order_name ?? refund.appointment_name ?? '',
  email: refund.order_email ?? refund.appointment_email ?? '',
  payment_id: refund.payment_id,
  payment_reference: refund.reference,
});

function linesOf(refund: RefundRow): string[] {
  const { id, payment_id, reference, due_at } = refund;
  const name = refund.order_name ?? refund.appointment_name;
  const email = refund.order_email ?? refund.appointment_email;
  return [
    '',
    `Refund ${id}: ${numberOf(refund)}, ${name} <${email}>, ${amountOf(refund)}`,
    `  payment id ${payment_id ?? 'unknown'}, reference ${reference}`,
    `  ${reasonOf(refund)}, since ${due_at.toISOString()}`,
  ];
}

function amountOf({ amount_fils, captured_fils }: RefundRow): string {
  if (amount_fils === null) return 'KD an amount that could not be read';
  const amount = `KD ${filsToText(amount_fils)}`;
  const isPart = captured_fils !== null && amount_fils < captured_fils;
  return isPart ? `${amount} of the KD ${filsToText(captured_fils)} that were taken` : amount;
}

/** A capture that paid is refunded because its order ended; any other because it could not pay. */
export function reasonOf({
  refund_reason,
  plan_stop_id,
  order_day_id,
  order_id,
}: RefundRow): RefundReason {
  if (plan_stop_id !== null) return 'plan_stopped';
  if (order_day_id !== null) return 'delivery_failed';
  return refund_reason ?? (order_id === null ? 'appointment_cancelled' : 'order_rejected');
}

function numberOf({ order_id, appointment_id }: RefundRow): string {
  return order_id === null ? appointmentNumber(appointment_id ?? 0) : orderNumber(order_id);
}
