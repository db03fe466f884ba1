import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { sendPaymentResult } from '../../api/subscriptions.ts';
import type { PaymentResult } from '../../contract/wire/subscription.ts';
import { isOrderResult } from '../../payment/result.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { callApi } from '../../saga/callApi.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import { openReturn } from './callTransport.ts';
import { paymentReturned, paymentReturnUnreadable } from './paymentSlice.ts';
import type { PaymentUnderWay } from './paymentSlice.ts';
import { selectPaymentUnderWay } from './paymentUnderWaySlice.ts';

/**
 * Takes in what the gateway put on the return address, and answers which order it is about; null
 * when nothing says so. Nothing of it is believed: the server asks the gateway itself.
 */
export function* receiveResult(data: string): SagaGenerator<number | null> {
  yield* put(paymentReturned());
  // At once: the address ends up in history and in what is shared.
  yield* call(navigate, paths.payment(), { replace: true });
  const opened = yield* call(openReturn, data);
  const underWay = yield* select(selectPaymentUnderWay);
  const hint = hintOf(
    opened.ok && isOrderResult(opened.response) ? opened.response : null,
    underWay,
  );
  if (hint === null) {
    yield* put(paymentReturnUnreadable());
    return null;
  }
  const told = yield* callApi(sendPaymentResult, hint);
  if (told.ok) yield* put(orderLoaded({ order: told.response.subscription_details }));
  return hint.subscription_id;
}

/** An old return of another order may be replayed: the payment under way is the one that counts. */
function hintOf(
  opened: PaymentResult | null,
  underWay: PaymentUnderWay | null,
): PaymentResult | null {
  if (opened === null || underWay === null) return opened ?? underWay;
  return opened.subscription_id === underWay.subscription_id ? opened : underWay;
}
