import type * as wire from '../contract/wire/payment.ts';
import type { PaymentReturn } from '../payment/payableOfResult.ts';
import type { StartedPayment } from '../payment/transport.ts';
import type { ApiClient } from './client.ts';
import {
  either,
  filledText,
  flag,
  id,
  measure,
  object,
  optional,
  text,
  type Reader,
} from './shape.ts';

export const startPayment = (api: ApiClient, target: wire.StartPayment) =>
  api.request({
    method: 'POST',
    path: 'payments/checkout',
    body: target,
    parse: object<StartedPayment>({ payment_url: filledText, order_reference_number: filledText }),
  });

const textOrNumber = either(text, measure);

const readIds = object<{ subscription_id: number | null; booking_id: number | null }>({
  subscription_id: optional(id, null),
  booking_id: optional(id, null),
});

const readFacts = object<Omit<wire.PaymentResult, 'subscription_id'>>({
  order_reference_number: filledText,
  paid_amount: optional(textOrNumber, null),
  payment_id: optional(text, null),
  paid_on: optional(text, null),
  payment_type_id: optional(textOrNumber, null),
  payment_status: optional(either(flag, textOrNumber), null),
  payment_result_code: optional(text, null),
  payment_token: optional(text, null),
  administrative_charge: optional(textOrNumber, null),
});

const readResult: Reader<PaymentReturn> = (value, at) => {
  const { subscription_id, booking_id } = readIds(value, at);
  const facts = readFacts(value, at);
  return booking_id === null
    ? { subscription_id: id(subscription_id, at), ...facts }
    : { booking_id, ...facts };
};

const readOpened = object<{ result: PaymentReturn }>({ result: readResult });

export const openPaymentResult = (api: ApiClient, sealed: wire.OpenPaymentResult) =>
  api.request({
    method: 'POST',
    path: 'payments/result',
    body: sealed,
    parse: (response) => readOpened(response).result,
  });
