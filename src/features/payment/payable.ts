import type { Appointment } from '../../api/appointments.ts';
import type { Order } from '../../api/subscriptions.ts';
import type { Fils } from '../../contract/money.ts';
import type { PaymentReturn } from '../../payment/payableOfResult.ts';
import type { PayableKey } from '../../payment/reference.ts';

/** What paying has to know of an order or an appointment. */
export interface Payable {
  key: PayableKey;
  /** As the customer knows it. */
  number: string;
  amount: Fils;
  isPaid: boolean;
  /** The gateway has given no final answer yet; null from a server that does not say. */
  isPending: boolean | null;
  isPayable: boolean;
  /** Null where the profile's hold. */
  contact: { email: string; mobile: string | null } | null;
}

/** What came back from the hosted page. */
export interface ReturnedPayment {
  payable: PayableKey;
  /** The return says so, which proves nothing. */
  claimsPaid: boolean;
  /** To be reported to the server; null where the customer came back without a result. */
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
