import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddressInput } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import type { Fils } from '../../contract/money.ts';
import { cartAddressSubmitted } from '../cart/cartSlice.ts';

/** The form's content when the customer pays: a new address, or changes of the one with this id. */
export interface TypedAddress {
  id: number | null;
  address: AddressInput;
}

interface TotalChange {
  from: Fils;
  to: Fils;
}

interface CheckoutState {
  /** `created`: the order exists, and the buying flow starts its payment. */
  status: 'idle' | 'sending' | 'failed' | 'created';
  /** Null when the order was not sent, because no address was chosen. */
  failure: Failure | null;
  /** The cart costs something else than the customer was shown; the next press confirms it. */
  totalChange: TotalChange | null;
  /** How often the customer has tried. */
  attempt: number;
}

const initialState: CheckoutState = {
  status: 'idle',
  failure: null,
  totalChange: null,
  attempt: 0,
};

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    entered: () => initialState,
    submitted: (state, _action: PayloadAction<TypedAddress | null>) => {
      state.status = 'sending';
      state.failure = null;
      state.totalChange = null;
      state.attempt += 1;
    },
    addressMissing: (state) => {
      state.status = 'failed';
    },
    /** Its form, or the list of addresses, says why. */
    addressRefused: (state) => {
      state.status = 'idle';
    },
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    /** With the server's reason, where it is another than the change itself. */
    totalChanged: (
      state,
      { payload }: PayloadAction<TotalChange & { failure: Failure | null }>,
    ) => {
      const { failure, ...totalChange } = payload;
      return { ...state, status: 'failed', failure, totalChange };
    },
    /** For the buying flow: the order has another total than the customer was shown. */
    orderToBeChecked: (state, _action: PayloadAction<{ orderId: number }>) => {
      state.status = 'created';
    },
    /** Heard by the buying flow. */
    orderCreated: (state, _action: PayloadAction<{ orderId: number }>) => {
      state.status = 'created';
    },
  },
  extraReducers: (builder) =>
    // The address that was refused is no longer the one that is chosen.
    builder.addCase(cartAddressSubmitted, (state) => {
      if (state.failure?.errors?.['address_id'] === undefined) return;
      state.status = 'idle';
      state.failure = null;
    }),
});

export const {
  entered: checkoutEntered,
  submitted: checkoutSubmitted,
  addressMissing: checkoutAddressMissing,
  addressRefused: checkoutAddressRefused,
  failed: checkoutFailed,
  totalChanged: checkoutTotalChanged,
  orderToBeChecked,
  orderCreated,
} = checkoutSlice.actions;
export const checkoutReducer = checkoutSlice.reducer;

interface WithCheckout {
  checkout: CheckoutState;
}
export const selectCheckout = (state: WithCheckout) => state.checkout;
