import { startOfAppointment } from '../../../src/contract/appointments.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { DeletionBlocker } from '../../../src/contract/wire/privacy.ts';
import type { PayableKey } from '../../../src/payment/reference.ts';
import type { Db } from '../../db/database.ts';
import type { Appointment } from '../../db/stores/appointmentStore.ts';
import { listOrders, type Order } from '../../db/stores/orderStore.ts';
import { payableOf, type Capture } from '../../db/stores/paymentStore.ts';
import { attemptsOfCustomer, capturesOf, rowsOf } from '../../db/stores/personalDataStore.ts';
import { deliveredFrom } from '../../db/stores/planStore.ts';
import { refundsOfCaptures } from '../../db/stores/refundStore.ts';
import { appointmentNumber } from '../appointments/appointmentState.ts';
import { orderNumber } from '../orders/orderState.ts';

/**
 * How long a refund that is not recorded as made blocks the deletion, because the customer may have questions. The
 * refund goes to the card by the payment's id, so it arrives without the account too.
 */
const REFUND_MS = 30 * 24 * 60 * 60_000;

/** Open business between the shop and the customer, which could not be finished without the account. */
export async function deletionBlockers(
  db: Db,
  customerId: number,
  now: Date,
): Promise<DeletionBlocker[]> {
  const orders = await listOrders(db, customerId);
  const appointments = await rowsOf(db, 'appointments', customerId);
  const attempts = await attemptsOfCustomer(db, customerId);
  const pending = attempts.filter(({ status }) => status === 'pending');
  const captures = await capturesOf(
    db,
    attempts.map(({ id }) => id),
  );
  const toRefund = await dueOf(db, captures, new Date(now.getTime() - REFUND_MS));
  const toDeliver = await deliveredFrom(
    db,
    orders.map(({ id }) => id),
    kuwaitToday(now),
  );
  return [
    ...orders
      .filter((order) => isGoing(order) && toDeliver.has(order.id))
      .map(({ id, end_date }) => blocker('plan', orderNumber(id), end_date)),
    ...appointments
      .filter((appointment) => isAhead(appointment, now))
      .map(({ id, date }) => blocker('appointment', appointmentNumber(id), date)),
    ...numbersOf(pending.map(payableOf)).map((number) => blocker('payment', number)),
    ...numbersOf(toRefund.map(payableOf)).map((number) => blocker('refund', number)),
  ];
}

function blocker(
  reason: DeletionBlocker['reason'],
  number: string,
  until: string | null = null,
): DeletionBlocker {
  return { reason, number, until };
}

/** The captures of which money has been due back since then. */
async function dueOf(db: Db, captures: readonly Capture[], since: Date): Promise<Capture[]> {
  const refunds = await refundsOfCaptures(
    db,
    captures.map(({ id }) => id),
  );
  const due = refunds.filter(({ due_at, refunded_at }) => refunded_at === null && due_at > since);
  return captures.filter(({ id }) => due.some(({ capture_id }) => capture_id === id));
}

const isGoing = ({ paid_at, status }: Order): boolean =>
  paid_at !== null && (status === 'received' || status === 'accepted');

function isAhead(appointment: Appointment, now: Date): boolean {
  const isOn = appointment.status === 'received' || appointment.status === 'accepted';
  return isOn && startOfAppointment(appointment) > now;
}

/** Each once. */
function numbersOf(payables: readonly PayableKey[]): string[] {
  const numbers = payables.map(({ kind, id }) =>
    kind === 'order' ? orderNumber(id) : appointmentNumber(id),
  );
  return [...new Set(numbers)];
}
