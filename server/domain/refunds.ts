import { filsToText } from '../../src/contract/money.ts';
import type { Db } from '../db/database.ts';
import { dueRefunds, findCapture, recordRefund, type DueRefund } from '../db/stores/refundStore.ts';
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

/** Records that the money of a capture went back. Said again, it changes nothing. */
export async function recordRefunded(
  db: Db,
  id: number,
  refund: { at: Date; reference: string },
): Promise<string> {
  const reference = refund.reference.trim();
  if (reference === '' || reference.length > REFERENCE_MAX) {
    throw new RefundRefused(`--reference needs a text of at most ${REFERENCE_MAX} characters.`);
  }
  if (await recordRefund(db, id, { at: refund.at, reference })) {
    return `Capture ${id} is recorded as paid back: ${reference}.`;
  }
  const capture = await findCapture(db, id);
  if (capture === null) throw new RefundRefused(`There is no capture ${id}.`);
  if (capture.refunded_at === null) {
    throw new RefundRefused(`Capture ${id} is not to be paid back.`);
  }
  const recorded = `since ${capture.refunded_at.toISOString()}: ${capture.refund_reference}`;
  if (capture.refund_reference !== reference) {
    throw new RefundRefused(`Capture ${id} is recorded as paid back already, ${recorded}.`);
  }
  return `Capture ${id} is recorded as paid back ${recorded}.`;
}

function linesOf(refund: DueRefund): string[] {
  const { id, amount_fils, payment_id, reference, refund_reason, refund_due_at } = refund;
  const name = refund.order_name ?? refund.appointment_name;
  const email = refund.order_email ?? refund.appointment_email;
  const amount =
    amount_fils === null ? 'an amount that could not be read' : filsToText(amount_fils);
  return [
    '',
    `Capture ${id}: ${numberOf(refund)}, ${name} <${email}>, KD ${amount}`,
    `  payment id ${payment_id ?? 'unknown'}, reference ${reference}`,
    `  ${refund_reason ?? 'cancelled'}, since ${refund_due_at?.toISOString()}`,
  ];
}

function numberOf({ order_id, appointment_id }: DueRefund): string {
  return order_id === null ? appointmentNumber(appointment_id ?? 0) : orderNumber(order_id);
}
