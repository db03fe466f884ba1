import { call, fork, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import { takePlanDayBack } from '../../api/planDays.ts';
import { getOrder, getOrders, reopenOrder } from '../../api/subscriptions.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi, load } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { paymentFollowed } from '../payment/paymentUnderWaySlice.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import { selectRouteOrderId } from './ordersSelectors.ts';
import {
  orderListFailed,
  orderListLoaded,
  orderListRequested,
  orderListRetryPressed,
} from './list/orderListSlice.ts';
import {
  orderChangeFailed,
  orderChangeFoundPaid,
  orderChangeSubmitted,
  orderChangeSucceeded,
  orderFailed,
  orderLoaded,
  orderRequested,
  orderRetryPressed,
  planDaySelected,
  receiptPrintPressed,
  skipFailed,
  skipSucceeded,
  takeBackSubmitted,
} from './ordersSlice.ts';

export function* ordersSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'orders' as const, loadOrders);
  yield* fork(onRoute, 'orderDetails' as const, loadOrderOfRoute);
  yield* fork(onRoute, 'orderMealDetails' as const, loadOrderOfRoute);
  yield* fork(onRoute, 'thankYou' as const, loadOrderOfRoute);
  yield* fork(onRoute, 'orderFailed' as const, loadOrderOfRoute);
  yield* takeLatestGuarded(orderListRetryPressed, loadOrders);
  yield* takeLatestGuarded(orderRetryPressed, ({ payload }) => loadOrder(payload.id));
  yield* takeLatestGuarded(paymentFollowed, loadShownOrders);
  yield* takeLeadingGuarded(receiptPrintPressed, printReceipt);
  yield* takeLatestGuarded(planDaySelected, showPlanDay);
  yield* takeLeadingGuarded(orderChangeSubmitted, changeOrder);
  yield* takeLeadingGuarded(takeBackSubmitted, takeDayBack);
}

export function* loadOrders(): SagaGenerator<void> {
  yield* load(
    {
      requested: orderListRequested,
      loaded: ({ orders }) => orderListLoaded(orders),
      failed: orderListFailed,
    },
    getOrders,
  );
}

export function* loadOrder(id: number): SagaGenerator<void> {
  yield* load(
    {
      requested: () => orderRequested({ id }),
      loaded: ({ order }) => orderLoaded(order),
      failed: (failure) => orderFailed({ id, failure }),
    },
    getOrder,
    { id },
  );
}

/** The page of a failed payment is open to visitors too, and may name no order. */
export function* loadOrderOfRoute(): SagaGenerator<void> {
  const id = yield* select(selectRouteOrderId);
  if (id !== null && (yield* select(selectIsCustomer))) yield* call(loadOrder, id);
}

/** Reloads what is visible after a payment in another tab. */
function* loadShownOrders(): SagaGenerator<void> {
  const page = matchRoute(yield* select(selectPathname))?.name;
  if (page === 'orders') yield* call(loadOrders);
  if (page === 'orderDetails' || page === 'orderFailed') yield* call(loadOrderOfRoute);
}

export function* changeOrder({
  payload: { orderId },
}: ReturnType<typeof orderChangeSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(reopenOrder, { id: orderId });
  if (!outcome.ok) {
    const isPaid = outcome.error.facts.error === 'order_paid';
    if (isPaid) yield* put(orderChangeFoundPaid({ orderId }));
    else yield* put(orderChangeFailed({ orderId, failure: toFailure(outcome.error) }));
    return;
  }
  const { order, payment_page_open } = outcome.response;
  yield* put(orderLoaded(order));
  yield* put(
    notificationShown({
      tone: payment_page_open ? 'warning' : 'success',
      key: payment_page_open ? 'orders.reopenedPageOpen' : 'orders.reopened',
      values: { number: order.order_number },
    }),
  );
  yield* put(orderChangeSucceeded({ orderId }));
}

export function* takeDayBack({
  payload: day,
}: ReturnType<typeof takeBackSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(takePlanDayBack, day);
  if (!outcome.ok) {
    yield* put(skipFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(orderLoaded(outcome.response.order));
  yield* put(skipSucceeded());
  yield* put(notificationShown({ tone: 'success', key: 'myPlan.takenBack' }));
}

/** A reload shows the same day; a step back leaves the order. */
export function* showPlanDay({
  payload: { orderId, date },
}: ReturnType<typeof planDaySelected>): SagaGenerator<void> {
  yield* call(navigate, paths.orderDetails(orderId, { day: date }), { replace: true });
}

/** The style sheet for paper puts the receipt in the page's place. */
export function* printReceipt(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.print);
}
