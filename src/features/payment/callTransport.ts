import { call, cancelled, getContext, select, type SagaGenerator } from 'typed-redux-saga';
import { ApiError } from '../../api/ApiError.ts';
import { openPaymentResult, startPayment } from '../../api/payments.ts';
import { filsToText } from '../../contract/money.ts';
import type { StartPayment } from '../../contract/wire/payment.ts';
import type { PaymentReturn } from '../../payment/payableOfResult.ts';
import {
  PaymentTransportError,
  type PaymentOrder,
  type PaymentTransport,
  type StartedPayment,
} from '../../payment/transport.ts';
import { callApi, type ApiOutcome } from '../../saga/callApi.ts';
import { selectLanguage } from '../language/languageSlice.ts';
import { selectCustomerInfo } from '../session/sessionSlice.ts';
import type { Payable } from './payable.ts';

/** Null where the relay of the API is used: the default. */
type DirectPayment = PaymentTransport | null;

/** Makes an attempt at paying, and answers where to send the customer. */
export function* startAtGateway(payable: Payable): SagaGenerator<ApiOutcome<StartedPayment>> {
  const direct = yield* getContext<DirectPayment>('directPayment');
  if (direct === null) return yield* callApi(startPayment, targetOf(payable));
  const paymentOrder = yield* call(paymentOrderOf, payable);
  return yield* call(callDirect<StartedPayment>, (signal: AbortSignal) =>
    direct.checkout(paymentOrder, signal),
  );
}

/** Decrypts the data that the gateway put on the return address. */
export function* openReturn(data: string): SagaGenerator<ApiOutcome<PaymentReturn>> {
  const direct = yield* getContext<DirectPayment>('directPayment');
  if (direct === null) return yield* callApi(openPaymentResult, { data });
  return yield* call(callDirect<PaymentReturn>, (signal: AbortSignal) =>
    direct.openResult(data, signal),
  );
}

/** An order was placed at the total that was shown; a fee may have changed since it was. */
const targetOf = ({ key: { kind, id }, amount }: Payable): StartPayment =>
  kind === 'order' ? { subscription_id: id } : { booking_id: id, amount: filsToText(amount) };

function* paymentOrderOf({ key, amount, contact }: Payable): SagaGenerator<PaymentOrder> {
  const language = yield* select(selectLanguage);
  const profile = (yield* select(selectCustomerInfo))?.profile;
  const name = profile ? `${profile.first_name} ${profile.last_name}` : '';
  return {
    payable: key,
    amount,
    language,
    payer: {
      name,
      ...(contact ?? { email: profile?.email ?? '', mobile: profile?.phone ?? null }),
    },
  };
}

function* callDirect<T>(use: (signal: AbortSignal) => Promise<T>): SagaGenerator<ApiOutcome<T>> {
  const controller = new AbortController();
  try {
    const response = yield* call(use, controller.signal);
    return { ok: true, response };
  } catch (error) {
    if (!(error instanceof PaymentTransportError)) throw error;
    return { ok: false, error: new ApiError({ kind: error.fault, code: 0 }, error) };
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
