import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { PayableKey } from '../../payment/reference.ts';
import { payableOfResult, type PayableIds } from '../../payment/payableOfResult.ts';
import { sessionEnded } from '../../saga/events.ts';

export type PaymentStage =
  | 'idle'
  /** The relay makes an attempt. */
  | 'starting'
  /** The browser goes to the hosted page. */
  | 'leaving'
  | 'startFailed'
  /** The bank's answer is being asked for. */
  | 'confirming'
  | 'confirmed'
  | 'failed'
  /** The bank gave no answer while the customer waited. */
  | 'undecided'
  /** The return has not been read yet: the shop could not be asked. */
  | 'unopened'
  /** The return could not be read, and its payment is unknown. */
  | 'unreadable';

/** What a return from the gateway, or a reload, needs to find its order or appointment again. */
export type PaymentUnderWay = PayableIds & { order_reference_number: string };

interface PaymentState {
  stage: PaymentStage;
  /** The order or the appointment that is being paid. */
  payable: PayableKey | null;
  failure: Failure | null;
}

interface OfPayable {
  payable: PayableKey;
}

const initialState: PaymentState = { stage: 'idle', payable: null, failure: null };

const at =
  (stage: PaymentStage) =>
  (_state: PaymentState, { payload }: PayloadAction<OfPayable>): PaymentState => ({
    stage,
    payable: payload.payable,
    failure: null,
  });

const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    startRequested: at('starting'),
    started: (_state, { payload }: PayloadAction<PaymentUnderWay>): PaymentState => ({
      stage: 'leaving',
      payable: payableOfResult(payload),
      failure: null,
    }),
    startFailed: (
      _state,
      { payload }: PayloadAction<OfPayable & { failure: Failure }>,
    ): PaymentState => ({ stage: 'startFailed', ...payload }),
    /** The gateway sent the customer back; the payment is not known yet. */
    returned: (): PaymentState => ({ stage: 'confirming', payable: null, failure: null }),
    returnUnreadable: (): PaymentState => ({
      stage: 'unreadable',
      payable: null,
      failure: null,
    }),
    returnUnopened: (_state, { payload }: PayloadAction<Failure>): PaymentState => ({
      stage: 'unopened',
      payable: null,
      failure: payload,
    }),
    /** Heard by `receiveResult`. */
    returnRetryPressed: (state) => state,
    confirmationAwaited: at('confirming'),
    /** Heard by `awaitConfirmation`; null where the report failed, or its answer says nothing. */
    resultReported: (
      state,
      _action: PayloadAction<{ verdict: 'confirmed' | 'failed' | 'waiting' | null }>,
    ) => state,
    confirmed: at('confirmed'),
    failed: at('failed'),
    undecided: at('undecided'),
    /** Heard by the flows: the customer wants to pay this again. */
    retryPressed: (state, _action: PayloadAction<OfPayable>) => state,
    /** Heard by the flows: the customer wants the bank to be asked again. */
    checkAgainPressed: (state, _action: PayloadAction<OfPayable>) => state,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  startRequested: paymentStartRequested,
  started: paymentStarted,
  startFailed: paymentStartFailed,
  returned: paymentReturned,
  returnUnreadable: paymentReturnUnreadable,
  returnUnopened: paymentReturnUnopened,
  returnRetryPressed: paymentReturnRetryPressed,
  confirmationAwaited: paymentConfirmationAwaited,
  resultReported: paymentResultReported,
  confirmed: paymentConfirmed,
  failed: paymentFailed,
  undecided: paymentUndecided,
  retryPressed: paymentRetryPressed,
  checkAgainPressed: paymentCheckAgainPressed,
} = paymentSlice.actions;
export const paymentReducer = paymentSlice.reducer;

export interface WithPayment {
  payment: PaymentState;
}
export const selectPayment = (state: WithPayment) => state.payment;
