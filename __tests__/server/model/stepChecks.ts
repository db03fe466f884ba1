import { startOfAppointment } from '../../../src/contract/appointments.ts';
import { kitchenFaults, kitchenFaultsBetween } from './kitchenChecks.ts';
import type { Ledger, LedgerAppointment, LedgerCapture } from './ledger.ts';

/** Faults that the books show at any moment, in words; none when all is well. */
export function faultsOf(ledger: Ledger): string[] {
  return [
    ...paymentFaults(ledger),
    ...sumFaults(ledger),
    ...slotFaults(ledger),
    ...voucherFaults(ledger),
    ...kitchenFaults(ledger),
  ];
}

/** Faults that only the books before and after a step show together. */
export function faultsBetween(before: Ledger, after: Ledger): string[] {
  return [
    ...kitchenFaultsBetween(before, after),
    ...before.captures
      .filter((capture) => !after.captures.some((same) => isSameCapture(same, capture)))
      .map(({ id }) => `capture ${id} was changed or lost`),
    ...before.attempts
      .filter(({ id, status }) => status === 'captured' && statusOf(after.attempts, id) !== status)
      .map(({ reference }) => `${reference} was captured, and is no longer`),
    ...[...before.orders, ...before.appointments]
      .filter(({ paid_at }) => paid_at !== null)
      .filter(({ id, paid_at }) => {
        const now = [...after.orders, ...after.appointments].find((same) => same.id === id);
        return now?.paid_at !== paid_at || now.status === 'failed' || now.status === 'pending';
      })
      .map(({ id }) => `${id} was paid, and is no longer`),
    ...after.captures
      .filter(({ id }) => !before.captures.some((known) => known.id === id))
      .filter((capture) => ![before, after].some((books) => isReasonTrueNow(books, capture)))
      .map(({ id, refund_reason }) => `capture ${id} goes back for no reason (${refund_reason})`),
  ];
}

/** Reasons that may disappear before the schedule ends: a slot is left, an appointment is moved. */
function isReasonTrueNow(books: Ledger, capture: LedgerCapture): boolean {
  if (capture.appointment_id === null) return true;
  const appointment = books.appointments.find(({ id }) => id === capture.appointment_id);
  const attempt = books.attempts.find(({ id }) => id === capture.attempt_id);
  if (appointment === undefined) return false;
  switch (capture.refund_reason) {
    case 'slot_lost':
      return isSlotLost(books, capture);
    case 'wrong_amount':
      return (
        capture.amount_fils !== appointment.fee_fils || capture.amount_fils !== attempt?.amount_fils
      );
    default:
      return true;
  }
}

function paymentFaults({ orders, appointments, captures }: Ledger): string[] {
  const dueForOrder = orders.map((order) => ({
    ...order,
    due: order.grand_total_fils,
    own: captures.filter(({ order_id }) => order_id === order.id),
  }));
  const dueForAppointment = appointments.map((appointment) => ({
    ...appointment,
    due: appointment.fee_fils,
    own: captures.filter(({ appointment_id }) => appointment_id === appointment.id),
  }));
  return [...dueForOrder, ...dueForAppointment].flatMap(({ id, paid_at, due, own }) => {
    const settling = own.filter(({ settles }) => settles);
    if ((paid_at !== null) !== (settling.length === 1) && due > 0)
      return [`${id} is ${paid_at === null ? 'unpaid' : 'paid'} with ${describe(own)}`];
    if (settling.some(({ amount_fils }) => amount_fils !== due))
      return [`${id} costs ${due} and was paid with ${describe(own)}`];
    const returned = settling.flatMap(({ refunds }) => refunds.map((fils) => fils ?? 0));
    if (returned.reduce((sum, fils) => sum + fils, 0) > due)
      return [`${id} costs ${due}, and ${returned.join(' + ')} go back`];
    return [];
  });
}

function describe(captures: readonly LedgerCapture[]): string {
  return JSON.stringify(
    captures.map(({ amount_fils, refund_reason }) => [amount_fils, refund_reason]),
  );
}

function sumFaults({ orders }: Ledger): string[] {
  return orders
    .filter((order) => {
      const { grand_total_fils, bill_fils, sub_total_fils, lines_fils } = order;
      return grand_total_fils !== bill_fils || sub_total_fils !== lines_fils;
    })
    .map(({ id }) => `the sums of order ${id} do not agree`);
}

const OCCUPYING = ['pending', 'received', 'accepted'];

function slotFaults({ appointments }: Ledger): string[] {
  const occupying = appointments.filter(({ status }) => OCCUPYING.includes(status));
  return [
    ...repeated(occupying, ({ dietitian_id }) => `dietitian ${dietitian_id}`),
    ...repeated(occupying, ({ customer_id }) => `customer ${customer_id}`),
  ];
}

/** Another customer has it, or it has begun. */
function isSlotLost(
  { appointments }: Ledger,
  { appointment_id, recorded_at }: LedgerCapture,
): boolean {
  const lost = appointments.find(({ id }) => id === appointment_id);
  if (lost === undefined) return false;
  if (startOfAppointment(lost).getTime() <= Date.parse(recorded_at)) return true;
  return appointments.some(
    ({ id, date, time, status, dietitian_id, customer_id }) =>
      id !== lost.id &&
      OCCUPYING.includes(status) &&
      date === lost.date &&
      time === lost.time &&
      (dietitian_id === lost.dietitian_id || customer_id === lost.customer_id),
  );
}

function repeated(
  occupying: readonly LedgerAppointment[],
  whose: (appointment: LedgerAppointment) => string,
): string[] {
  const slots = occupying.map((one) => `${whose(one)} on ${one.date} at ${one.time}`);
  return slots
    .filter((slot, index) => slots.indexOf(slot) !== index)
    .map((slot) => `${slot} has two appointments`);
}

/** An open order that was not rejected keeps its voucher; a single-use voucher is kept by one order alone. */
function voucherFaults({ orders, voucher_uses }: Ledger): string[] {
  const uses = voucher_uses
    .filter(({ once_per_customer }) => once_per_customer)
    .map(({ voucher_id, customer_id }) => `${voucher_id} of customer ${customer_id}`);
  return [
    ...uses
      .filter((use, index) => uses.indexOf(use) !== index)
      .map((use) => `voucher ${use} is used duplicates`),
    ...orders
      .filter(({ voucher_id, closed_at, status, voucher_uses: used }) => {
        const isDue = voucher_id !== null && closed_at === null && status !== 'rejected';
        return used !== (isDue ? 1 : 0);
      })
      .map(({ id, voucher_uses: used }) => `order ${id} has ${used} uses of its voucher`),
  ];
}

function statusOf(rows: readonly { id: number; status: string }[], id: number): string | null {
  return rows.find((row) => row.id === id)?.status ?? null;
}

/** Unknown fields of a capture may become known. */
function isSameCapture(now: LedgerCapture, then: LedgerCapture): boolean {
  const expected = {
    ...then,
    payment_id: then.payment_id ?? now.payment_id,
    token: then.token ?? now.token,
    // A stopped plan adds one, a rejected order the rest.
    refunds: [...then.refunds, ...now.refunds.slice(then.refunds.length)],
  };
  return JSON.stringify(now) === JSON.stringify(expected);
}
