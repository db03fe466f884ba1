import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { claimsSuccess } from '../../payment/claimsSuccess.ts';
import { isSamePayable, type PayableKind } from '../../payment/reference.ts';
import { payableOfResult, type PaymentReturn } from '../../payment/payableOfResult.ts';
import { navigate } from '../../routing/navigate.ts';
import { openReturn } from './callTransport.ts';
import type { ReturnedPayment } from './payable.ts';
import { paymentPage } from './paymentPage.ts';
import { paymentReturned, paymentReturnUnreadable } from './paymentSlice.ts';
import { selectPaymentUnderWay } from './paymentUnderWaySlice.ts';

/**
 * Reads what the gateway put on the return address, and answers what it is about; null when
 * nothing says so. Nothing of it is believed: the server asks the gateway itself.
 */
export function* receiveResult(
  kind: PayableKind,
  data: string,
): SagaGenerator<ReturnedPayment | null> {
  yield* put(paymentReturned());
  // At once: the address ends up in history and in what is shared.
  yield* call(navigate, paymentPage(kind), { replace: true });
  // Twice: Back from the end leads to the first, which goes on to what there is, not to the used hosted page.
  yield* call(navigate, paymentPage(kind));
  const opened = yield* call(openReturn, data);
  const underWay = yield* select(selectPaymentUnderWay);
  const hint = hintOf(opened.ok ? ofKind(kind, opened.response) : null, ofKind(kind, underWay));
  if (hint === null) {
    yield* put(paymentReturnUnreadable());
    return null;
  }
  return { payable: payableOfResult(hint), claimsPaid: claimsSuccess(hint), result: hint };
}

const ofKind = (kind: PayableKind, result: PaymentReturn | null) =>
  result !== null && payableOfResult(result).kind === kind ? result : null;

/** An old return of another order may be replayed: the payment under way is the one that counts. */
function hintOf(
  opened: PaymentReturn | null,
  underWay: PaymentReturn | null,
): PaymentReturn | null {
  if (opened === null || underWay === null) return opened ?? underWay;
  return isSamePayable(payableOfResult(opened), payableOfResult(underWay)) ? opened : underWay;
}
