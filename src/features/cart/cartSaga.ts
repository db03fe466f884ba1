import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import {
  applyVoucher,
  clearCart,
  getCart,
  removeCartItem,
  removeVoucher,
  updateCart,
  updateCartItem,
  type CarriedCart,
} from '../../api/carts.ts';
import type { ApiCall, ApiClient } from '../../api/client.ts';
import { toFailure, type Failure } from '../../api/failure.ts';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import { callApi, load } from '../../saga/callApi.ts';
import { cartChangedElsewhere } from '../../saga/events.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { createQueue, type InTurn } from '../../saga/inTurn.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftChanged, draftDropped, selectDraft, type WithDrafts } from '../drafts/draftsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import {
  selectComment,
  selectNextQuantity,
  selectNoteStatus,
  selectSentComment,
} from './cartSelectors.ts';
import {
  cartAddressFailed,
  cartAddressSubmitted,
  cartAddressSucceeded,
  cartFailed,
  cartLoaded,
  cartRequested,
  cartRetryPressed,
  noteEdited,
  noteFailed,
  noteOrdered,
  noteSubmitted,
  noteSucceeded,
  quantityChanged,
  quantityConfirmed,
  quantityRefused,
  removalFailed,
  removalSubmitted,
  removalSucceeded,
  selectCart,
  voucherFailed,
  voucherRemovalSubmitted,
  voucherSubmitted,
  voucherSucceeded,
} from './cartSlice.ts';

/** How long typing has to pause before the note is saved. */
export const NOTE_PAUSE_MS = 800;

/** Changes wait for each other, so that an older answer never replaces a newer cart. */
export function* cartSaga(): SagaGenerator<void> {
  const inTurn = createQueue();
  yield* fork(onRoute, 'cart' as const, loadCart);
  yield* fork(onRoute, 'checkout' as const, loadCart);
  yield* takeLatestGuarded(cartRetryPressed, loadCart);
  yield* takeLatestGuarded(cartChangedElsewhere, loadShownCart);
  yield* takeLeadingGuarded(quantityChanged, () => inTurn(sendQuantities));
  yield* takeLeadingGuarded(removalSubmitted, (action) => inTurn(() => remove(action)));
  yield* takeLeadingGuarded(voucherSubmitted, (action) => inTurn(() => useVoucher(action)));
  yield* takeLeadingGuarded(voucherRemovalSubmitted, () => inTurn(dropVoucher));
  yield* takeLatestGuarded(noteEdited, () => keepNote(inTurn));
  yield* takeLatestGuarded(cartAddressSubmitted, (action) => inTurn(() => saveAddress(action)));
}

/** Saves the note after a pause in typing, unless its cart is ordered meanwhile. */
export function* keepNote(inTurn: InTurn): SagaGenerator<void> {
  yield* race({
    saved: call(function* () {
      yield* call(waitForNote);
      yield* call(inTurn, saveNote);
    }),
    ordered: take(noteOrdered),
  });
}

export function* loadCart(): SagaGenerator<void> {
  const events = { requested: cartRequested, loaded: () => cartLoaded(), failed: cartFailed };
  const outcome = yield* load(events, getCart);
  if (outcome.ok) yield* call(resumeNote);
}

/** A note that was typed on an earlier visit and not saved is saved now. */
function* resumeNote(): SagaGenerator<void> {
  const cart = yield* select(selectCart);
  const status = yield* select(selectNoteStatus);
  if (cart === null || status !== 'idle') return;
  const name = draftNames.note(cart.id);
  const comment = (yield* select((state: WithDrafts) => selectDraft(state, name)))?.['comment'];
  if (typeof comment === 'string') yield* put(noteEdited({ comment }));
}

/** Reloads the visible cart after a change in another tab. */
function* loadShownCart(): SagaGenerator<void> {
  const page = matchRoute(yield* select(selectPathname))?.name;
  if (page === 'cart' || page === 'checkout') yield* call(loadCart);
}

interface ChangeEvents {
  succeeded: () => Action;
  failed: (failure: Failure) => Action;
}

/** Sends a change, which succeeds once the store has the changed cart. Returns whether it did. */
function* changeCart<Args extends unknown[]>(
  { succeeded, failed }: ChangeEvents,
  endpoint: (api: ApiClient, ...args: Args) => ApiCall<CarriedCart>,
  ...args: Args
): SagaGenerator<boolean> {
  const outcome = yield* callApi(endpoint, ...args);
  if (!outcome.ok) {
    yield* put(failed(toFailure(outcome.error)));
    return false;
  }
  yield* call(ensureCart, outcome.response);
  yield* put(succeeded());
  return true;
}

/** The kitchen's answers carry the changed cart, which `callApi` stores; other servers are asked for it. */
function* ensureCart({ cart }: CarriedCart): SagaGenerator<void> {
  if (!cart) yield* call(loadCart);
}

/** Sends until the server has every pending quantity, including ones that change meanwhile. */
export function* sendQuantities(): SagaGenerator<void> {
  while (true) {
    const change = yield* select(selectNextQuantity);
    const cart = yield* select(selectCart);
    if (change === null || cart === null) return;
    const { cartItemId, quantity } = change;
    yield* changeCart(
      {
        succeeded: () => quantityConfirmed(change),
        failed: (failure) => quantityRefused({ cartItemId, failure }),
      },
      updateCartItem,
      { cart_id: cart.id, item_id: cartItemId, quantity },
    );
  }
}

const removal: ChangeEvents = { succeeded: () => removalSucceeded(), failed: removalFailed };

export function* remove({ payload }: ReturnType<typeof removalSubmitted>): SagaGenerator<void> {
  const isClear = payload.kind === 'clear';
  const isDone = isClear
    ? yield* changeCart(removal, clearCart)
    : yield* changeCart(removal, removeCartItem, { itemId: payload.cartItemId });
  if (!isDone) return;
  const key = isClear ? 'cart.cleared' : 'cart.removed';
  yield* put(notificationShown({ tone: 'success', key }));
}

const voucher: ChangeEvents = { succeeded: () => voucherSucceeded(), failed: voucherFailed };

export function* useVoucher({ payload }: ReturnType<typeof voucherSubmitted>): SagaGenerator<void> {
  const isApplied = yield* changeCart(voucher, applyVoucher, { coupon_code: payload.couponCode });
  const cart = yield* select(selectCart);
  if (isApplied && cart !== null) yield* put(draftDropped(draftNames.coupon(cart.id)));
}

export function* dropVoucher(): SagaGenerator<void> {
  yield* changeCart(voucher, removeVoucher);
}

export function* waitForNote(): SagaGenerator<void> {
  const cart = yield* select(selectCart);
  if (cart !== null) {
    const owner = yield* select(selectCustomerKey);
    const comment = yield* select(selectComment);
    yield* put(draftChanged({ owner, name: draftNames.note(cart.id), values: { comment } }));
  }
  yield* delay(NOTE_PAUSE_MS);
}

export function* saveNote(): SagaGenerator<void> {
  const cart = yield* select(selectCart);
  if (cart === null) return;
  const comment = yield* select(selectSentComment);
  yield* put(noteSubmitted());
  const isSaved = yield* changeCart(
    { succeeded: () => noteSucceeded(), failed: noteFailed },
    updateCart,
    { cart_id: cart.id, comment },
  );
  if (!isSaved) return;
  yield* put(draftDropped(draftNames.note(cart.id)));
}

export function* saveAddress({
  payload,
}: ReturnType<typeof cartAddressSubmitted>): SagaGenerator<void> {
  const cart = yield* select(selectCart);
  if (cart === null) return;
  yield* changeCart(
    { succeeded: () => cartAddressSucceeded(), failed: cartAddressFailed },
    updateCart,
    { cart_id: cart.id, address_id: payload.addressId },
  );
}
