import type { Appointment } from '../../api/appointments.ts';
import type { Order } from '../../api/subscriptions.ts';
import type { Fils } from '../../contract/money.ts';
import type { PaymentReturn } from '../../payment/payableOfResult.ts';
import type { PayableKey } from '../../payment/reference.ts';

/** The facts about an order or an appointment that paying needs. */
export interface Payable {
  key: PayableKey;
  /** The number that the customer knows. */
  number: string;
  amount: Fils;
  isPaid: boolean;
  /** The gateway has given no final answer yet; null from a server that does not say. */
  isPending: boolean | null;
  isPayable: boolean;
  /** Null where the profile's hold. */
  contact: { email: string; mobile: string | null } | null;
}

/** The result that the hosted page returned. */
export interface ReturnedPayment {
  payable: PayableKey;
  /** The return's claim, which proves nothing. */
  claimsPaid: boolean;
  /** The result to report to the server; null where the customer came back without one. */
  result: PaymentReturn | null;
}

export function payableOfOrder(order: Order): Payable {
  return {
    key: { kind: 'order', id: order.id },
    number: order.order_number,
    amount: order.grand_total,
    isPaid: order.payment_status === 'paid',
    isPending: order.payment_pending,
    isPayable: order.payable,
    contact: null,
  };
}

export function payableOfAppointment(appointment: Appointment): Payable {
  return {
    key: { kind: 'appointment', id: appointment.id },
    number: appointment.number,
    amount: appointment.fee,
    isPaid: appointment.payment_status === 'paid',
    isPending: appointment.payment_pending,
    isPayable: appointment.payable,
    contact: { email: appointment.email, mobile: appointment.phone },
  };
}

/** The field that names it on the wire. */
export const wireIdOf = ({ kind, id }: PayableKey) =>
  kind === 'order' ? { subscription_id: id } : { booking_id: id };
