import { Type, type Static } from 'typebox';
import { AppointmentPaymentResult } from './appointment.ts';
import { Id } from './common.ts';
import { PaymentResult } from './subscription.ts';

const OrderToPay = Type.Object({ subscription_id: Id }, { additionalProperties: false });
const BookingToPay = Type.Object({ booking_id: Id }, { additionalProperties: false });

/** Relay: starts an attempt for an unpaid order or booking and says where to send the customer. */
export const StartPayment = Type.Union([OrderToPay, BookingToPay]);
export type StartPayment = Static<typeof StartPayment>;

export const PaymentStarted = Type.Object({
  /** The one that was asked for. */
  subscription_id: Type.Optional(Id),
  booking_id: Type.Optional(Id),
  order_reference_number: Type.String(),
  payment_url: Type.String(),
});
export type PaymentStarted = Static<typeof PaymentStarted>;

/** Relay: opens the `data` that the gateway put on the return address. */
export const OpenPaymentResult = Type.Object(
  { data: Type.String({ minLength: 1, maxLength: 8192 }) },
  { additionalProperties: false },
);
export type OpenPaymentResult = Static<typeof OpenPaymentResult>;

export const PaymentResultOpened = Type.Object({
  /** For PUT subscriptions, or with `booking_id` for PUT appointment-booking. */
  result: Type.Union([PaymentResult, AppointmentPaymentResult]),
});
export type PaymentResultOpened = Static<typeof PaymentResultOpened>;
