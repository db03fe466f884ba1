import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from '../../api/carts.ts';
import type { Failure } from '../../api/failure.ts';
import type { NoteStatus } from '../../components/OrderNote.tsx';
import { cartReceived } from '../../saga/events.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

/** A quantity that the customer asked for and the server has not confirmed. */
export interface WantedQuantity {
  quantity: number;
}

/** What the customer is asked to confirm. */
export type CartQuestion = { kind: 'remove'; cartItemId: number } | { kind: 'clear' };

type Work = { status: 'idle' | 'sending' | 'failed'; failure: Failure | null };

export interface CartState {
  /** Null until an answer carried it, and for a guest. */
  cart: Cart | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
  /** By line. */
  wanted: Record<string, WantedQuantity>;
  /** Why the last change of a line's quantity was refused, by line. */
  refused: Record<string, Failure>;
  question: CartQuestion | null;
  removal: Work;
  /** With the code that was tried last, and how often one was refused. */
  voucher: Work & { code: string; refusals: number };
  /** The note as typed; null as long as it is the cart's own. */
  note: { draft: string | null; status: NoteStatus };
  /** The address that was chosen and is not saved yet. */
  address: Work & { wanted: number | null };
}

interface OfLine {
  cartItemId: number;
}

const resting: Work = { status: 'idle', failure: null };
const sending: Work = { status: 'sending', failure: null };

const initialState: CartState = {
  cart: null,
  status: 'idle',
  failure: null,
  wanted: {},
  refused: {},
  question: null,
  removal: resting,
  voucher: { ...resting, code: '', refusals: 0 },
  note: { draft: null, status: 'idle' },
  address: { ...resting, wanted: null },
};

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    loadStarted(state) {
      state.status = 'loading';
      state.failure = null;
    },
    loadSucceeded(state) {
      state.status = 'loaded';
    },
    loadFailed(state, { payload }: PayloadAction<Failure>) {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Only the saga hears it. */
    retryPressed: (state) => state,

    quantityChanged(state, { payload }: PayloadAction<OfLine & WantedQuantity>) {
      state.wanted[payload.cartItemId] = { quantity: payload.quantity };
      delete state.refused[payload.cartItemId];
    },
    /** The server has this quantity now; a newer wish stays. */
    quantitySaved(state, { payload }: PayloadAction<OfLine & WantedQuantity>) {
      const wanted = state.wanted[payload.cartItemId];
      if (wanted?.quantity === payload.quantity) delete state.wanted[payload.cartItemId];
    },
    /** The line shows the server's quantity again. */
    quantityRefused(state, { payload }: PayloadAction<OfLine & { failure: Failure }>) {
      delete state.wanted[payload.cartItemId];
      state.refused[payload.cartItemId] = payload.failure;
    },

    removePressed(state, { payload }: PayloadAction<OfLine>) {
      state.question = { kind: 'remove', cartItemId: payload.cartItemId };
      state.removal = resting;
    },
    clearPressed(state) {
      state.question = { kind: 'clear' };
      state.removal = resting;
    },
    questionDismissed(state) {
      state.question = null;
      state.removal = resting;
    },
    /** The customer said yes to the question. */
    removalConfirmed(state, _action: PayloadAction<CartQuestion>) {
      state.removal = sending;
    },
    removalSucceeded(state) {
      state.question = null;
      state.removal = resting;
    },
    removalFailed(state, { payload }: PayloadAction<Failure>) {
      state.removal = { status: 'failed', failure: payload };
    },

    voucherSubmitted(state, { payload }: PayloadAction<{ couponCode: string }>) {
      Object.assign(state.voucher, sending, { code: payload.couponCode });
    },
    voucherRemovePressed(state) {
      Object.assign(state.voucher, sending, { code: '' });
    },
    voucherChanged(state) {
      Object.assign(state.voucher, resting, { code: '' });
    },
    voucherRefused(state, { payload }: PayloadAction<Failure>) {
      Object.assign(state.voucher, { status: 'failed', failure: payload });
      state.voucher.refusals += 1;
    },

    noteEdited(state, { payload }: PayloadAction<{ comment: string }>) {
      state.note = { draft: payload.comment, status: 'edited' };
    },
    noteSaving(state) {
      state.note.status = 'saving';
    },
    noteSaved(state) {
      if (state.note.status === 'saving') state.note = { draft: null, status: 'saved' };
    },
    noteFailed(state) {
      state.note.status = 'failed';
    },

    addressChosen(state, { payload }: PayloadAction<{ addressId: number }>) {
      state.address = { ...sending, wanted: payload.addressId };
    },
    addressSaved(state) {
      state.address = { ...resting, wanted: null };
    },
    addressFailed(state, { payload }: PayloadAction<Failure>) {
      state.address = { status: 'failed', failure: payload, wanted: null };
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
  loadStarted: cartLoadStarted,
  loadSucceeded: cartLoadSucceeded,
  loadFailed: cartLoadFailed,
  retryPressed: cartRetryPressed,
  quantityChanged,
  quantitySaved,
  quantityRefused,
  removePressed,
  clearPressed,
  questionDismissed,
  removalConfirmed,
  removalSucceeded,
  removalFailed,
  voucherSubmitted,
  voucherRemovePressed,
  voucherChanged,
  voucherRefused,
  noteEdited,
  noteSaving,
  noteSaved,
  noteFailed,
  addressChosen,
  addressSaved,
  addressFailed,
  checkoutPressed: cartCheckoutPressed,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

export interface WithCart {
  cart: CartState;
}
export const selectCart = (state: WithCart) => state.cart.cart;
