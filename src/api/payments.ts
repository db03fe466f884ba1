import type * as wire from '../contract/wire/payment.ts';
import type { ApiClient } from './client.ts';

export const startPayment = (api: ApiClient, target: wire.StartPayment) =>
  api.request({
    method: 'POST',
    path: 'payments/checkout',
    body: target,
    parse: (response) => ({ ...(response as wire.PaymentStarted) }),
  });

export const openPaymentResult = (api: ApiClient, sealed: wire.OpenPaymentResult) =>
  api.request({
    method: 'POST',
    path: 'payments/result',
    body: sealed,
    parse: (response) => (response as wire.PaymentResultOpened).result,
  });
