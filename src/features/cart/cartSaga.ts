import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
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
import { toFailure } from '../../api/failure.ts';
import { callApi, type ApiOutcome } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { createQueue } from '../../saga/inTurn.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { draftChanged, draftDropped, selectDraft, type WithDrafts } from '../drafts/draftsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import { unsavedCleared, unsavedMarked } from '../unsaved/unsavedSlice.ts';
import { selectComment, selectNextQuantity, selectNoteStatus } from './cartSelectors.ts';
import {
  addressChosen,
  addressFailed,
  addressSaved,
  cartLoadFailed,
  cartLoadStarted,
  cartLoadSucceeded,
  cartRetryPressed,
  noteEdited,
  noteFailed,
  noteSaved,
  noteSaving,
  quantityChanged,
  quantityRefused,
  quantitySaved,
  removalConfirmed,
  removalFailed,
  removalSucceeded,
  selectCart,
  voucherChanged,
  voucherRefused,
  voucherRemovePressed,
  voucherSubmitted,
} from './cartSlice.ts';

/** How long the customer has stopped typing before the note is saved. */
const NOTE_PAUSE_MS = 800;
const UNSAVED_NOTE = 'cart.note';

/** Changes wait for each other, so that an older answer never replaces a newer cart. */
export function* cartSaga(): SagaGenerator<void> {
  const inTurn = createQueue();
  yield* fork(onRoute, 'cart' as const, loadCart);
  yield* fork(onRoute, 'checkout' as const, loadCart);
  yield* takeLatestGuarded(cartRetryPressed, loadCart);
  yield* takeLeadingGuarded(quantityChanged, () => inTurn(sendQuantities));
  yield* takeLeadingGuarded(removalConfirmed, (action) => inTurn(() => remove(action)));
  yield* takeLeadingGuarded(voucherSubmitted, (action) => inTurn(() => useVoucher(action)));
  yield* takeLeadingGuarded(voucherRemovePressed, () => inTurn(dropVoucher));
  yield* takeLatestGuarded(noteEdited, function* () {
    yield* call(waitForNote);
    yield* call(inTurn, saveNote);
  });
  yield* takeLatestGuarded(addressChosen, (action) => inTurn(() => saveAddress(action)));
}

export function* loadCart(): SagaGenerator<void> {
  yield* put(cartLoadStarted());
  const outcome = yield* callApi(getCart);
  if (!outcome.ok) {
    yield* put(cartLoadFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(cartLoadSucceeded());
  yield* call(resumeNote);
}

/** A note that was typed on an earlier visit and not saved is saved now. */
export function* resumeNote(): SagaGenerator<void> {
  const cart = yield* select(selectCart);
  const status = yield* select(selectNoteStatus);
  if (cart === null || status !== 'idle') return;
  const name = draftNames.note(cart.id);
  const comment = (yield* select((state: WithDrafts) => selectDraft(state, name)))?.['comment'];
  if (typeof comment === 'string') yield* put(noteEdited({ comment }));
}

/** Until the server has what each line asks for; taps meanwhile only change the last figure. */
export function* sendQuantities(): SagaGenerator<void> {
  while (true) {
    const change = yield* select(selectNextQuantity);
    const cart = yield* select(selectCart);
    if (change === null || cart === null) return;
    const { cartItemId, quantity } = change;
    const outcome = yield* callApi(updateCartItem, {
      cart_id: cart.id,
      item_id: cartItemId,
      quantity,
    });
    if (outcome.ok) {
      yield* call(ensureCart, outcome.response.cart);
      yield* put(quantitySaved({ cartItemId, quantity }));
    } else {
      yield* put(quantityRefused({ cartItemId, failure: toFailure(outcome.error) }));
    }
  }
}

export function* remove({ payload }: ReturnType<typeof removalConfirmed>): SagaGenerator<void> {
  const outcome =
    payload.kind === 'clear'
      ? yield* callApi(clearCart)
      : yield* callApi(removeCartItem, { itemId: payload.cartItemId });
  if (!outcome.ok) {
    yield* put(removalFailed(toFailure(outcome.error)));
    return;
  }
  yield* call(ensureCart, outcome.response.cart);
  yield* put(removalSucceeded());
  const key = payload.kind === 'clear' ? 'cart.cleared' : 'cart.removed';
  yield* put(notificationShown({ tone: 'success', key }));
}

export function* useVoucher({ payload }: ReturnType<typeof voucherSubmitted>): SagaGenerator<void> {
  yield* call(settleVoucher, yield* callApi(applyVoucher, { coupon_code: payload.couponCode }));
}

export function* dropVoucher(): SagaGenerator<void> {
  yield* call(settleVoucher, yield* callApi(removeVoucher));
}

function* settleVoucher(outcome: ApiOutcome<CarriedCart>): SagaGenerator<void> {
  if (!outcome.ok) {
    yield* put(voucherRefused(toFailure(outcome.error)));
    return;
  }
  yield* call(ensureCart, outcome.response.cart);
  yield* put(voucherChanged());
}

export function* waitForNote(): SagaGenerator<void> {
  yield* put(unsavedMarked(UNSAVED_NOTE));
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
  const comment = (yield* select(selectComment)).trim();
  yield* put(noteSaving());
  const outcome = yield* callApi(updateCart, { cart_id: cart.id, comment: comment || null });
  if (!outcome.ok) {
    yield* put(noteFailed());
    return;
  }
  yield* call(ensureCart, outcome.response.cart);
  yield* put(draftDropped(draftNames.note(cart.id)));
  yield* put(noteSaved());
  yield* put(unsavedCleared(UNSAVED_NOTE));
}

export function* saveAddress({ payload }: ReturnType<typeof addressChosen>): SagaGenerator<void> {
  const cart = yield* select(selectCart);
  if (cart === null) return;
  const outcome = yield* callApi(updateCart, { cart_id: cart.id, address_id: payload.addressId });
  if (!outcome.ok) {
    yield* put(addressFailed(toFailure(outcome.error)));
    return;
  }
  yield* call(ensureCart, outcome.response.cart);
  yield* put(addressSaved());
}

/** The kitchen's answers carry the changed cart; a server whose answers do not is asked for it. */
export function* ensureCart(cart: CarriedCart['cart']): SagaGenerator<void> {
  if (!cart) yield* call(loadCart);
}
