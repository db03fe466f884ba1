import { call, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import type { Address } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { createOrder } from '../../api/subscriptions.ts';
import { filsToText, type Fils } from '../../contract/money.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import {
  addressSaveFailed,
  addressSaveSubmitted,
  addressSaveSucceeded,
} from '../addresses/addressesSlice.ts';
import { selectCartAddress, selectSentComment, selectTotals } from '../cart/cartSelectors.ts';
import {
  cartAddressFailed,
  cartAddressSubmitted,
  cartAddressSucceeded,
  cartFailed,
  cartLoaded,
  cartRetryPressed,
  noteOrdered,
  selectCart,
} from '../cart/cartSlice.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import { selectDeliveryAddress } from './checkoutSelectors.ts';
import {
  checkoutAddressMissing,
  checkoutAddressRefused,
  checkoutEntered,
  checkoutFailed,
  checkoutSubmitted,
  checkoutTotalChanged,
  orderCreated,
  orderToBeChecked,
  selectCheckout,
  type TypedAddress,
} from './checkoutSlice.ts';

export function* checkoutSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'checkout' as const, begin);
  yield* takeLeadingGuarded(checkoutSubmitted, placeOrder);
  yield* takeLatestGuarded(addressSaveSucceeded, chooseSavedAddress);
}

export function* begin(): SagaGenerator<void> {
  yield* put(checkoutEntered());
}

/**
 * Saves the address in the form, then orders. Repeating it is safe: the server returns the same order for the same
 * cart.
 */
export function* placeOrder({
  payload: typed,
}: ReturnType<typeof checkoutSubmitted>): SagaGenerator<void> {
  const shown = (yield* select(selectTotals))?.grand_total ?? 0;
  const isSettled =
    (typed === null || (yield* call(saveTyped, typed))) && (yield* call(keepChoice));
  if (!isSettled) {
    yield* put(checkoutAddressRefused());
    return;
  }
  const cart = yield* select(selectCart);
  const address = yield* select(selectDeliveryAddress);
  if (cart === null || address === null) {
    yield* put(checkoutAddressMissing());
    return;
  }
  const comment = yield* select(selectSentComment);
  yield* put(noteOrdered());
  const outcome = yield* callApi(createOrder, {
    cart_id: cart.id,
    address_id: address.id,
    comment,
    grand_total: filsToText(shown),
  });
  if (!outcome.ok) return yield* call(explainRefusal, shown, outcome.error);
  yield* put(draftDropped(draftNames.note(cart.id)));
  const { order } = outcome.response;
  yield* put(orderLoaded(order));
  const placed = { orderId: order.id };
  // Another tab may have ordered this cart before, and another server may not compare.
  if (order.grand_total === shown) {
    yield* put(orderCreated(placed));
    return;
  }
  yield* put(notificationShown({ tone: 'warning', key: 'checkout.orderedAtOtherTotal' }));
  yield* put(orderToBeChecked(placed));
}

/** Refusals of a cart that is no longer as it was shown. */
const STALE: readonly string[] = [
  'total_changed',
  'amount_not_payable',
  'voucher_refused',
  'cart_not_ready',
];

/** Shows the cart as it is now; a new total is pointed out, and the next press orders at it. */
function* explainRefusal(shown: Fils, error: ApiError): SagaGenerator<void> {
  const failure = toFailure(error);
  const { error: reason = '' } = error.facts;
  const total = STALE.includes(reason) ? yield* call(readTotal) : null;
  if (total === null || total === shown) {
    yield* put(checkoutFailed(failure));
    return;
  }
  const because = reason === 'total_changed' ? null : failure;
  yield* put(checkoutTotalChanged({ from: shown, to: total, failure: because }));
}

/** The server's current total; null when it could not be read. */
function* readTotal(): SagaGenerator<Fils | null> {
  yield* put(cartRetryPressed());
  const { read } = yield* race({ read: take(cartLoaded), failed: take(cartFailed) });
  return read === undefined ? null : ((yield* select(selectTotals))?.grand_total ?? null);
}

/** True once the address is saved and chosen; its form shows why it is not. */
function* saveTyped(typed: TypedAddress): SagaGenerator<boolean> {
  yield* put(addressSaveSubmitted(typed));
  const { saved } = yield* race({
    saved: take(addressSaveSucceeded),
    refused: take(addressSaveFailed),
  });
  if (saved === undefined) return false;
  yield* call(chooseAddress, saved.payload.address);
  return true;
}

/** Waits for the choice of an address that is on its way; false when the server refuses it. */
function* keepChoice(): SagaGenerator<boolean> {
  const { status } = yield* select(selectCartAddress);
  if (status !== 'sending') return true;
  const { kept } = yield* race({
    kept: take(cartAddressSucceeded),
    refused: take(cartAddressFailed),
  });
  return kept !== undefined;
}

/** An address that is added at the checkout becomes the delivery address. */
export function* chooseSavedAddress({
  payload: { address },
}: ReturnType<typeof addressSaveSucceeded>): SagaGenerator<void> {
  const pathname = yield* select(selectPathname);
  const isPaying = (yield* select(selectCheckout)).status === 'sending';
  if (matchRoute(pathname)?.name === 'checkout' && !isPaying) yield* call(chooseAddress, address);
}

function* chooseAddress(address: Address | null): SagaGenerator<void> {
  if (address !== null) yield* put(cartAddressSubmitted({ addressId: address.id }));
}
