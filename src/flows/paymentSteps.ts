import { call, select, take, type SagaGenerator } from 'typed-redux-saga';
import { payNowConfirmed } from '../features/orders/ordersSlice.ts';
import { awaitConfirmation } from '../features/payment/awaitConfirmation.ts';
import type { ReturnedPayment } from '../features/payment/payable.ts';
import { paymentPage } from '../features/payment/paymentPage.ts';
import {
  paymentCheckAgainPressed,
  paymentRetryPressed,
  selectPayment,
} from '../features/payment/paymentSlice.ts';
import {
  paymentFollowed,
  selectPaymentUnderWay,
} from '../features/payment/paymentUnderWaySlice.ts';
import { receiveResult } from '../features/payment/receiveResult.ts';
import { startPayment } from '../features/payment/startPayment.ts';
import type { PayableKey, PayableKind } from '../payment/reference.ts';
import { payableOfResult } from '../payment/payableOfResult.ts';
import { paths } from '../routing/paths.ts';
import { pageRestored } from '../saga/events.ts';
import type { Navigator } from './navigator.ts';

interface Ends {
  paid: (id: number) => string;
  failed: (id: number) => string;
}

/** Where a payment leads to. */
const ENDS: Readonly<Record<PayableKind, Ends>> = {
  order: { paid: paths.thankYou, failed: paths.orderFailed },
  appointment: { paid: paths.appointmentConfirmed, failed: paths.bookingPayment },
};

/** Actions while something is unpaid, on this page or by paying in another tab. */
type PaymentRequest = ReturnType<
  | typeof payNowConfirmed
  | typeof paymentRetryPressed
  | typeof paymentCheckAgainPressed
  | typeof paymentFollowed
>;

/** Leaves for the hosted page; the return is mostly a new page load. */
export function* pay(navigator: Navigator, payable: PayableKey): SagaGenerator<void> {
  // The step before is over and must not be met again by the back button.
  yield* call(navigator.goTo, paymentPage(payable.kind), { replace: true });
  const { paid, failed } = ENDS[payable.kind];
  switch (yield* call(startPayment, payable)) {
    case 'paid':
      return yield* call(navigator.goTo, paid(payable.id), { replace: true });
    case 'closed':
      return yield* call(navigator.goTo, failed(payable.id), { replace: true });
    case 'leaving':
      // Only who turns back on the hosted page meets this page again.
      yield* take(pageRestored);
      return yield* call(confirmPayment, navigator, { payable });
    case 'failed':
      return yield* call(waitForAnotherTry, navigator, payable.kind, null);
  }
}

export function* readResult(
  navigator: Navigator,
  kind: PayableKind,
  data: string,
): SagaGenerator<void> {
  yield* call(navigator.expect, paymentPage(kind));
  const returned = yield* call(receiveResult, kind, data);
  if (returned === null) return yield* call(waitForAnotherTry, navigator, kind, null);
  return yield* call(confirmPayment, navigator, returned);
}

/** Continues after a reload while paying, or after a return without a result. */
export function* paymentUnderWayOf(kind: PayableKind): SagaGenerator<PayableKey | null> {
  const underWay = yield* select(selectPaymentUnderWay);
  if (underWay === null) return null;
  const payable = payableOfResult(underWay);
  return payable.kind === kind ? payable : null;
}

/** Without the return's data where the customer came back another way. */
type Resumed = Pick<ReturnedPayment, 'payable'> & Partial<ReturnedPayment>;

export function* confirmPayment(
  navigator: Navigator,
  { payable, claimsPaid = false, result = null }: Resumed,
): SagaGenerator<void> {
  const { paid, failed } = ENDS[payable.kind];
  const returned = { payable, claimsPaid, result };
  switch (yield* call(awaitConfirmation, returned)) {
    case 'confirmed':
      return yield* call(navigator.goTo, paid(payable.id), { replace: true });
    case 'failed':
      return yield* call(navigator.goTo, failed(payable.id), { replace: true });
    default:
      return yield* call(waitForAnotherTry, navigator, payable.kind, returned);
  }
}

/**
 * The screen says what happened and offers to pay or to ask the bank again. What came back of this
 * payment is reported again then: the report may not have got through.
 */
function* waitForAnotherTry(
  navigator: Navigator,
  kind: PayableKind,
  returned: ReturnedPayment | null,
): SagaGenerator<void> {
  while (true) {
    const request = yield* take<PaymentRequest>([
      paymentRetryPressed.type,
      paymentCheckAgainPressed.type,
      payNowConfirmed.type,
      paymentFollowed.type,
    ]);
    const payable = yield* call(payableOfRequest, request);
    if (payable?.kind !== kind) continue;
    return paymentCheckAgainPressed.match(request) || paymentFollowed.match(request)
      ? yield* call(confirmPayment, navigator, { ...returned, payable })
      : yield* call(pay, navigator, payable);
  }
}

function* payableOfRequest(request: PaymentRequest): SagaGenerator<PayableKey | null> {
  if (payNowConfirmed.match(request)) return { kind: 'order', id: request.payload.orderId };
  if (paymentFollowed.match(request)) return (yield* select(selectPayment)).payable;
  return request.payload.payable;
}
