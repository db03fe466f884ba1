import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';

interface CheckoutState {
  /** `created`: the order stands, and the buying flow goes on to its payment. */
  status: 'idle' | 'sending' | 'failed' | 'created';
  /** Null when the order was not sent, because no address was chosen. */
  failure: Failure | null;
  /** How often the customer has tried. */
  attempt: number;
}

const initialState: CheckoutState = { status: 'idle', failure: null, attempt: 0 };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    entered: () => initialState,
    submitted: (state) => {
      state.status = 'sending';
      state.failure = null;
      state.attempt += 1;
    },
    addressMissing: (state) => {
      state.status = 'failed';
    },
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Heard by the buying flow. */
    orderCreated: (state, _action: PayloadAction<{ orderId: number }>) => {
      state.status = 'created';
    },
  },
});

export const {
  entered: checkoutEntered,
  submitted: checkoutSubmitted,
  addressMissing: checkoutAddressMissing,
  failed: checkoutFailed,
  orderCreated,
} = checkoutSlice.actions;
export const checkoutReducer = checkoutSlice.reducer;

interface WithCheckout {
  checkout: CheckoutState;
}
export const selectCheckout = (state: WithCheckout) => state.checkout;
