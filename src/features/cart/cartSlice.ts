import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartItem } from '../../api/carts.ts';
import type { Failure } from '../../api/failure.ts';
import type { NoteStatus } from '../../components/OrderNote.tsx';
import { cartReceived, sessionEnded } from '../../saga/events.ts';
import {
  loadReducers,
  loaded,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';

/** The action that the customer is asked to confirm. */
export type CartQuestion = { kind: 'remove'; cartItemId: number } | { kind: 'clear' };

interface CartState extends LoadState {
  /** Null until an answer carried it, and for a guest. */
  cart: Cart | null;
  /** Quantities that the customer chose and the server has not confirmed, by line. */
  pendingQuantities: Record<string, number>;
  /** Why the last change of a line's quantity was refused, by line. */
  quantityFailures: Record<string, Failure>;
  question: CartQuestion | null;
  removal: SubmitState;
  /** With the code that was tried last, and the number of refusals. */
  voucher: SubmitState & { code: string; refusals: number };
  /** The note as typed; null as long as it is the cart's own. */
  note: { draft: string | null; status: NoteStatus; failure: Failure | null };
  /** The address that was chosen and is not saved yet. */
  address: SubmitState & { chosenId: number | null };
}

interface OfLine {
  cartItemId: number;
}
type LineQuantity = PayloadAction<OfLine & { quantity: number }>;

const initialState: CartState = {
  ...notLoaded,
  cart: null,
  pendingQuantities: {},
  quantityFailures: {},
  question: null,
  removal: notSent,
  voucher: { ...notSent, code: '', refusals: 0 },
  note: { draft: null, status: 'idle', failure: null },
  address: { ...notSent, chosenId: null },
};

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    ...loadReducers<CartState>(),
    /** The cart itself came with `cartReceived`. */
    loaded: (state) => void Object.assign(state, loaded),

    /** Shown at once; the saga sends it. */
    quantityChanged(state, { payload: { cartItemId, quantity } }: LineQuantity) {
      state.pendingQuantities[cartItemId] = quantity;
      delete state.quantityFailures[cartItemId];
    },
    /** The server has this quantity now; a newer choice stays pending. */
    quantityConfirmed(state, { payload: { cartItemId, quantity } }: LineQuantity) {
      if (state.pendingQuantities[cartItemId] === quantity) {
        delete state.pendingQuantities[cartItemId];
      }
    },
    /** The line shows the server's quantity again. */
    quantityRefused(state, { payload }: PayloadAction<OfLine & { failure: Failure }>) {
      delete state.pendingQuantities[payload.cartItemId];
      state.quantityFailures[payload.cartItemId] = payload.failure;
    },

    removePressed(state, { payload }: PayloadAction<OfLine>) {
      state.question = { kind: 'remove', cartItemId: payload.cartItemId };
      state.removal = notSent;
    },
    clearPressed(state) {
      state.question = { kind: 'clear' };
      state.removal = notSent;
    },
    questionDismissed(state) {
      state.question = null;
      state.removal = notSent;
    },
    /** The customer confirmed the question. */
    removalSubmitted(state, _action: PayloadAction<CartQuestion>) {
      state.removal = sending;
    },
    removalSucceeded(state) {
      state.question = null;
      state.removal = notSent;
    },
    removalFailed(state, { payload }: PayloadAction<Failure>) {
      state.removal = submitFailed(payload);
    },

    voucherSubmitted(state, { payload }: PayloadAction<{ couponCode: string }>) {
      Object.assign(state.voucher, sending, { code: payload.couponCode });
    },
    voucherRemovalSubmitted(state) {
      Object.assign(state.voucher, sending, { code: '' });
    },
    voucherSucceeded(state) {
      Object.assign(state.voucher, notSent, { code: '' });
    },
    voucherFailed(state, { payload }: PayloadAction<Failure>) {
      Object.assign(state.voucher, submitFailed(payload));
      state.voucher.refusals += 1;
    },

    noteEdited(state, { payload }: PayloadAction<{ comment: string }>) {
      state.note = { draft: payload.comment, status: 'edited', failure: null };
    },
    noteSubmitted(state) {
      state.note.status = 'sending';
    },
    /** A note that was edited while it was sent stays edited. */
    noteSucceeded(state) {
      if (state.note.status === 'sending')
        state.note = { draft: null, status: 'saved', failure: null };
    },
    /** The order takes it along: nothing is saved in its cart any more. A refused order leaves it as typed. */
    noteOrdered(state) {
      if (state.note.status === 'sending') state.note.status = 'edited';
    },
    noteFailed(state, { payload }: PayloadAction<Failure>) {
      state.note.status = 'failed';
      state.note.failure = payload;
    },

    addressSubmitted(state, { payload }: PayloadAction<{ addressId: number }>) {
      state.address = { ...sending, chosenId: payload.addressId };
    },
    addressSucceeded(state) {
      state.address = { ...notSent, chosenId: null };
    },
    addressFailed(state, { payload }: PayloadAction<Failure>) {
      state.address = { ...submitFailed(payload), chosenId: null };
    },

    /** Heard by the buying flow. */
    checkoutPressed: (state) => state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartReceived, (state, { payload }): CartState => {
        const status = payload === null ? state.status : 'loaded';
        const isSame = payload?.id === state.cart?.id;
        return { ...(isSame ? state : initialState), cart: payload, status };
      })
      .addCase(sessionEnded, () => initialState),
});

export const {
  requested: cartRequested,
  loaded: cartLoaded,
  failed: cartFailed,
  retryPressed: cartRetryPressed,
  quantityChanged,
  quantityConfirmed,
  quantityRefused,
  removePressed,
  clearPressed,
  questionDismissed,
  removalSubmitted,
  removalSucceeded,
  removalFailed,
  voucherSubmitted,
  voucherRemovalSubmitted,
  voucherSucceeded,
  voucherFailed,
  noteEdited,
  noteSubmitted,
  noteSucceeded,
  noteFailed,
  noteOrdered,
  addressSubmitted: cartAddressSubmitted,
  addressSucceeded: cartAddressSucceeded,
  addressFailed: cartAddressFailed,
  checkoutPressed: cartCheckoutPressed,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

export interface WithCart {
  cart: CartState;
}
export const selectCart = (state: WithCart) => state.cart.cart;
export const selectCartItem = (state: WithCart, id: number | null): CartItem | null =>
  selectCart(state)?.items.find(({ cart_item_id }) => cart_item_id === id) ?? null;
