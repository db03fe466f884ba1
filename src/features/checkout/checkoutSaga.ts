import { fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import { createOrder } from '../../api/subscriptions.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { addressSaveSucceeded } from '../addresses/addressesSlice.ts';
import { selectComment } from '../cart/cartSelectors.ts';
import { cartAddressSubmitted, selectCart } from '../cart/cartSlice.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import { selectDeliveryAddress } from './checkoutSelectors.ts';
import {
  checkoutAddressMissing,
  checkoutEntered,
  checkoutFailed,
  checkoutSubmitted,
  orderCreated,
} from './checkoutSlice.ts';

export function* checkoutSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'checkout' as const, begin);
  yield* takeLeadingGuarded(checkoutSubmitted, placeOrder);
  yield* takeLatestGuarded(addressSaveSucceeded, chooseSavedAddress);
}

export function* begin(): SagaGenerator<void> {
  yield* put(checkoutEntered());
}

/** Repeating it is harmless: the server answers the same order for the same cart. */
export function* placeOrder(): SagaGenerator<void> {
  const cart = yield* select(selectCart);
  const address = yield* select(selectDeliveryAddress);
  if (cart === null || address === null) {
    yield* put(checkoutAddressMissing());
    return;
  }
  const comment = (yield* select(selectComment)).trim();
  const outcome = yield* callApi(createOrder, {
    cart_id: cart.id,
    address_id: address.id,
    comment: comment || null,
  });
  if (!outcome.ok) {
    yield* put(checkoutFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(draftDropped(draftNames.note(cart.id)));
  const { order } = outcome.response;
  yield* put(orderLoaded(order));
  yield* put(orderCreated({ orderId: order.id }));
}

/** Who adds an address at the checkout wants the meals brought there. */
export function* chooseSavedAddress({
  payload: { address },
}: ReturnType<typeof addressSaveSucceeded>): SagaGenerator<void> {
  const pathname = yield* select(selectPathname);
  if (address === null || matchRoute(pathname)?.name !== 'checkout') return;
  yield* put(cartAddressSubmitted({ addressId: address.id }));
}
