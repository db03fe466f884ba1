import { Type, type Static } from 'typebox';
import { Id } from './common.ts';
import { PaymentResult } from './subscription.ts';

/** Relay: starts an attempt for an unpaid order and says where to send the customer. */
export const StartPayment = Type.Object({ subscription_id: Id }, { additionalProperties: false });
export type StartPayment = Static<typeof StartPayment>;

export const PaymentStarted = Type.Object({
  subscription_id: Id,
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

export const PaymentResultOpened = Type.Object({ result: PaymentResult });
export type PaymentResultOpened = Static<typeof PaymentResultOpened>;
