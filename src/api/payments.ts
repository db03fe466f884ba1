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
  nullable,
  object,
  optional,
  orAbsent,
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

/** Passed on unchanged, missing fields included. */
const readFacts = object<Omit<wire.PaymentResult, 'subscription_id'>>({
  order_reference_number: filledText,
  paid_amount: orAbsent(nullable(textOrNumber)),
  payment_id: orAbsent(nullable(text)),
  paid_on: orAbsent(nullable(text)),
  payment_type_id: orAbsent(nullable(textOrNumber)),
  payment_status: orAbsent(nullable(either(flag, textOrNumber))),
  payment_result_code: orAbsent(nullable(text)),
  payment_token: orAbsent(nullable(text)),
  administrative_charge: orAbsent(nullable(textOrNumber)),
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
