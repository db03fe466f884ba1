import { call, fork, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import { getOrder, getOrders } from '../../api/subscriptions.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import { selectRouteOrderId } from './ordersSelectors.ts';
import {
  listFailed,
  listLoaded,
  listRequested,
  listRetried,
  orderFailed,
  orderLoaded,
  orderRequested,
  orderRetried,
  receiptPrintPressed,
} from './ordersSlice.ts';

export function* loadOrders(): SagaGenerator<void> {
  yield* put(listRequested());
  const outcome = yield* callApi(getOrders);
  if (outcome.ok) yield* put(listLoaded({ orders: outcome.response.orders }));
  else yield* put(listFailed({ failure: toFailure(outcome.error) }));
}

export function* loadOrder(orderId: number): SagaGenerator<void> {
  yield* put(orderRequested({ orderId }));
  const outcome = yield* callApi(getOrder, { id: orderId });
  if (outcome.ok) yield* put(orderLoaded({ order: outcome.response.order }));
  else yield* put(orderFailed({ orderId, failure: toFailure(outcome.error) }));
}

/** The page of a failed payment is open to visitors too, and may name no order. */
export function* loadOrderOfRoute(): SagaGenerator<void> {
  const id = yield* select(selectRouteOrderId);
  if (id !== null && (yield* select(selectIsCustomer))) yield* call(loadOrder, id);
}

/** The style sheet for paper puts the receipt in the page's place. */
export function* printReceipt(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.print);
}

export function* ordersSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'orders' as const, loadOrders);
  yield* fork(onRoute, 'orderDetails' as const, loadOrderOfRoute);
  yield* fork(onRoute, 'orderMealDetails' as const, loadOrderOfRoute);
  yield* fork(onRoute, 'thankYou' as const, loadOrderOfRoute);
  yield* fork(onRoute, 'orderFailed' as const, loadOrderOfRoute);
  yield* takeLatestGuarded(listRetried, loadOrders);
  yield* takeLatestGuarded(orderRetried, ({ payload }) => loadOrder(payload.orderId));
  yield* takeLeadingGuarded(receiptPrintPressed, printReceipt);
}
