import { filsToText } from '../../src/contract/money.ts';
import type { Db } from '../db/database.ts';
import { dueRefunds, findRefund, recordRefund, type DueRefund } from '../db/stores/refundStore.ts';
import { appointmentNumber } from './appointments/appointmentState.ts';
import { orderNumber } from './orders/orderState.ts';

const REFERENCE_MAX = 200;

/** Why a refund cannot be recorded, in a sentence for the person who makes them. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/** What has to be paid back, the oldest first, for the person who does it in the provider's portal. */
export async function listRefunds(db: Db): Promise<string[]> {
  const due = await dueRefunds(db);
  if (due.length === 0) return ['Nothing has to be paid back.'];
  return [`To be paid back, the oldest first: ${due.length}.`, ...due.flatMap(linesOf)];
}

/** Records that money went back. Said again, it changes nothing. */
export async function recordRefunded(
  db: Db,
  id: number,
  made: { at: Date; reference: string },
): Promise<string> {
  const reference = made.reference.trim();
  if (reference === '' || reference.length > REFERENCE_MAX) {
    throw new RefundRefused(`--reference needs a text of at most ${REFERENCE_MAX} characters.`);
  }
  if (await recordRefund(db, id, { at: made.at, reference })) {
    return `Refund ${id} is recorded as paid back: ${reference}.`;
  }
  const refund = await findRefund(db, id);
  if (refund === null) throw new RefundRefused(`There is no refund ${id}.`);
  const recorded = `since ${refund.refunded_at?.toISOString()}: ${refund.reference}`;
  if (refund.reference !== reference) {
    throw new RefundRefused(`Refund ${id} is recorded as paid back already, ${recorded}.`);
  }
  return `Refund ${id} is recorded as paid back ${recorded}.`;
}

function linesOf(refund: DueRefund): string[] {
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

function amountOf({ amount_fils, captured_fils }: DueRefund): string {
  if (amount_fils === null) return 'KD an amount that could not be read';
  const amount = `KD ${filsToText(amount_fils)}`;
  const isPart = captured_fils !== null && amount_fils < captured_fils;
  return isPart ? `${amount} of the KD ${filsToText(captured_fils)} that were taken` : amount;
}

const reasonOf = ({ refund_reason, plan_stop_id }: DueRefund): string =>
  plan_stop_id === null ? (refund_reason ?? 'cancelled') : 'plan_stopped';

function numberOf({ order_id, appointment_id }: DueRefund): string {
  return order_id === null ? appointmentNumber(appointment_id ?? 0) : orderNumber(order_id);
}
