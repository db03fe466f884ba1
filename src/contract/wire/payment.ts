import { Type, type Static } from 'typebox';
import { Id, ShownAmount } from './common.ts';

export const PaymentStatus = Type.Union([Type.Literal('paid'), Type.Literal('not_paid')]);
export type PaymentStatus = Static<typeof PaymentStatus>;

export const RefundFields = {
  /** Money was taken that could not pay it, and has to go back. */
  refund_due: Type.Boolean(),
  /** Fully refunded. */
  refunded: Type.Boolean(),
};

const OrderToPay = Type.Object({ subscription_id: Id }, { additionalProperties: false });
const BookingToPay = Type.Object(
  {
    booking_id: Id,
    /** The fee that the customer was shown; another one is refused with `total_changed`. */
    amount: Type.Optional(ShownAmount),
  },
  { additionalProperties: false },
);

/** Relay: starts an attempt for an unpaid order or booking and says where to send the customer. */
export const StartPayment = Type.Union([OrderToPay, BookingToPay]);
export type StartPayment = Static<typeof StartPayment>;

export const PaymentStarted = Type.Object({
  /** The requested amount. */
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

const textOrNumber = Type.Union([Type.String({ maxLength: 100 }), Type.Number()]);
const optional = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const optionalText = (maxLength: number) => optional(Type.String({ maxLength }));

/** The data of the gateway's return. A hint that starts an enquiry: nothing in it is believed. */
export const PaymentResult = Type.Object(
  {
    subscription_id: Id,
    order_reference_number: Type.String({ minLength: 1, maxLength: 100 }),
    paid_amount: optional(textOrNumber),
    payment_id: optionalText(100),
    paid_on: optionalText(40),
    payment_type_id: optional(textOrNumber),
    payment_status: optional(Type.Union([Type.Boolean(), textOrNumber])),
    payment_result_code: optionalText(100),
    payment_token: optionalText(100),
    administrative_charge: optional(textOrNumber),
  },
  { additionalProperties: false },
);
export type PaymentResult = Static<typeof PaymentResult>;

const { subscription_id: _order, ...resultFields } = PaymentResult.properties;

/** The data of the gateway's return for a booking's payment. A hint, as PaymentResult is. */
export const AppointmentPaymentResult = Type.Object(
  { booking_id: Id, ...resultFields },
  { additionalProperties: false },
);
export type AppointmentPaymentResult = Static<typeof AppointmentPaymentResult>;

export const PaymentResultOpened = Type.Object({
  /** For PUT subscriptions, or with `booking_id` for PUT appointment-booking. */
  result: Type.Union([PaymentResult, AppointmentPaymentResult]),
});
export type PaymentResultOpened = Static<typeof PaymentResultOpened>;
