import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import { sendPaymentResult } from '../../api/subscriptions.ts';
import type { PaymentResult } from '../../contract/wire/subscription.ts';
import { claimsSuccess } from '../../payment/claimsSuccess.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { callApi } from '../../saga/callApi.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import type { PaymentReturn } from './awaitConfirmation.ts';
import { openReturn } from './callTransport.ts';
import { paymentReturned, paymentReturnUnreadable } from './paymentSlice.ts';
import type { PaymentUnderWay } from './paymentSlice.ts';
import { selectPaymentUnderWay } from './paymentUnderWaySlice.ts';

/**
 * Takes in what the gateway put on the return address, and answers which order it is about; null
 * when nothing says so. Nothing of it is believed: the server asks the gateway itself.
 */
export function* receiveResult(data: string): SagaGenerator<PaymentReturn | null> {
  yield* put(paymentReturned());
  // At once: the address ends up in history and in what is shared.
  yield* call(navigate, paths.payment(), { replace: true });
  const opened = yield* call(openReturn, data);
  const underWay = yield* select(selectPaymentUnderWay);
  const hint = hintOf(opened.ok ? opened.response : null, underWay);
  if (hint === null) {
    yield* put(paymentReturnUnreadable());
    return null;
  }
  yield* call(tellServer, hint);
  return { subscriptionId: hint.subscription_id, claimsPaid: claimsSuccess(hint) };
}

/** A server that no gateway tells of payments learns of this one here or never. */
function* tellServer(result: PaymentResult): SagaGenerator<void> {
  for (const pause of [...RETRY_DELAYS_MS, null]) {
    const told = yield* callApi(sendPaymentResult, result);
    if (told.ok) {
      const order = told.response.subscription_details;
      if (order !== null) yield* put(orderLoaded({ order }));
      return;
    }
    if (pause === null || !mayHelpToRepeat(told.error)) return;
    yield* delay(pause);
  }
}

const RETRY_DELAYS_MS = [1000, 3000, 6000];

const mayHelpToRepeat = ({ facts: { kind, code } }: ApiError) =>
  kind === 'network' || kind === 'timeout' || code >= 500;

/** An old return of another order may be replayed: the payment under way is the one that counts. */
function hintOf(
  opened: PaymentResult | null,
  underWay: PaymentUnderWay | null,
): PaymentResult | null {
  if (opened === null || underWay === null) return opened ?? underWay;
  return opened.subscription_id === underWay.subscription_id ? opened : underWay;
}
