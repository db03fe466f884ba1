import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import { toFailure } from '../../api/failure.ts';
import { TOO_MANY_REQUESTS } from '../../forms/useFailureText.ts';
import { claimsSuccess } from '../../payment/claimsSuccess.ts';
import { isSamePayable, type PayableKind } from '../../payment/reference.ts';
import { payableOfResult, type PaymentReturn } from '../../payment/payableOfResult.ts';
import { navigate } from '../../routing/navigate.ts';
import { openReturn } from './callTransport.ts';
import type { ReturnedPayment } from './payable.ts';
import { paymentPage } from './paymentPage.ts';
import {
  paymentReturned,
  paymentReturnRetryPressed,
  paymentReturnUnopened,
  paymentReturnUnreadable,
} from './paymentSlice.ts';
import { selectPaymentUnderWay } from './paymentUnderWaySlice.ts';

/**
 * Reads what the gateway put on the return address, and returns the payment that it belongs to; null when that is
 * unknown. Nothing of it is trusted: the server asks the gateway itself.
 */
export function* receiveResult(
  kind: PayableKind,
  data: string,
): SagaGenerator<ReturnedPayment | null> {
  yield* put(paymentReturned());
  // Removed at once, because addresses end up in the history and in shared links.
  yield* call(navigate, paymentPage(kind), { replace: true });
  // Twice: Back from the last page then leads to the first one, which redirects, and not to the used hosted page.
  yield* call(navigate, paymentPage(kind));
  const underWay = ofKind(kind, yield* select(selectPaymentUnderWay));
  const opened = yield* call(openResult, data, underWay);
  const hint = hintOf(ofKind(kind, opened), underWay);
  if (hint === null) {
    yield* put(paymentReturnUnreadable());
    return null;
  }
  return { payable: payableOfResult(hint), claimsPaid: claimsSuccess(hint), result: hint };
}

/** Null when it cannot be read. Without a known payment under way, only the return tells what was paid. */
function* openResult(
  data: string,
  underWay: PaymentReturn | null,
): SagaGenerator<PaymentReturn | null> {
  while (true) {
    const opened = yield* call(openReturn, data);
    if (opened.ok) return opened.response;
    if (underWay !== null || isRefusal(opened.error)) return null;
    yield* put(paymentReturnUnopened(toFailure(opened.error)));
    yield* take(paymentReturnRetryPressed);
    yield* put(paymentReturned());
  }
}

/** It was read and found wrong; anything else is trouble on the way. */
const isRefusal = ({ facts: { kind, code } }: ApiError) =>
  (kind === 'refused' || kind === 'http') && code < 500 && code !== TOO_MANY_REQUESTS;

const ofKind = (kind: PayableKind, result: PaymentReturn | null) =>
  result !== null && payableOfResult(result).kind === kind ? result : null;

/** The return may be an old one of another order: the payment under way decides. */
function hintOf(
  opened: PaymentReturn | null,
  underWay: PaymentReturn | null,
): PaymentReturn | null {
  if (opened === null || underWay === null) return opened ?? underWay;
  return isSamePayable(payableOfResult(opened), payableOfResult(underWay)) ? opened : underWay;
}
