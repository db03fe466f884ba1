import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  paymentConfirmed,
  paymentFailed,
  paymentStarted,
  type PaymentUnderWay,
} from './paymentSlice.ts';
import { sessionEnded } from '../../saga/events.ts';

export interface PaymentUnderWayState {
  reference: PaymentUnderWay | null;
  /** Counts beginnings and ends: a tab that slept through both still sees that something was paid. */
  turns?: number;
}

const initialState: PaymentUnderWayState = { reference: null };

const next = (
  { turns = 0 }: PaymentUnderWayState,
  reference: PaymentUnderWay | null,
): PaymentUnderWayState => ({ reference, turns: turns + 1 });

/** Persisted: a return from the gateway, or a reload, needs it to find the payment. */
const paymentUnderWaySlice = createSlice({
  name: 'paymentUnderWay',
  initialState,
  reducers: {
    /** Another tab has started or ended a payment. Features that show something to pay handle it. */
    followed: (_state, { payload }: PayloadAction<PaymentUnderWayState>) => payload,
  },
  extraReducers: (builder) =>
    builder
      .addCase(paymentStarted, (state, { payload }: PayloadAction<PaymentUnderWay>) =>
        next(state, payload),
      )
      .addCase(paymentConfirmed, (state) => next(state, null))
      .addCase(paymentFailed, (state) => next(state, null))
      .addCase(sessionEnded, () => initialState),
});

export const { followed: paymentFollowed } = paymentUnderWaySlice.actions;
export const paymentUnderWayReducer = paymentUnderWaySlice.reducer;

export interface WithPaymentUnderWay {
  paymentUnderWay: PaymentUnderWayState;
}
export const selectPaymentTurns = (state: WithPaymentUnderWay) => state.paymentUnderWay;
export const selectPaymentUnderWay = (state: WithPaymentUnderWay) =>
  state.paymentUnderWay.reference;
