import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  paymentConfirmed,
  paymentFailed,
  paymentStarted,
  type PaymentUnderWay,
} from './paymentSlice.ts';
import { sessionEnded } from '../../saga/events.ts';

interface PaymentUnderWayState {
  reference: PaymentUnderWay | null;
}

const initialState: PaymentUnderWayState = { reference: null };

/** Persisted: what a return from the gateway, or a reload, needs to find what is paid. */
const paymentUnderWaySlice = createSlice({
  name: 'paymentUnderWay',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(paymentStarted, (_state, { payload }: PayloadAction<PaymentUnderWay>) => ({
        reference: payload,
      }))
      .addCase(paymentConfirmed, () => initialState)
      .addCase(paymentFailed, () => initialState)
      .addCase(sessionEnded, () => initialState),
});

export const paymentUnderWayReducer = paymentUnderWaySlice.reducer;

export interface WithPaymentUnderWay {
  paymentUnderWay: PaymentUnderWayState;
}
export const selectPaymentUnderWay = (state: WithPaymentUnderWay) =>
  state.paymentUnderWay.reference;
