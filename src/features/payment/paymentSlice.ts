import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

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
  /** The return could not be read, and nothing says which order it was. */
  | 'unreadable';

/** What a return from the gateway, or a reload, needs to find its order again. */
export interface PaymentUnderWay {
  subscription_id: number;
  order_reference_number: string;
}

export interface PaymentState {
  stage: PaymentStage;
  subscriptionId: number | null;
  failure: Failure | null;
}

export interface OfOrder {
  subscriptionId: number;
}

const initialState: PaymentState = { stage: 'idle', subscriptionId: null, failure: null };

const at =
  (stage: PaymentStage) =>
  (_state: PaymentState, { payload }: PayloadAction<OfOrder>): PaymentState => ({
    stage,
    subscriptionId: payload.subscriptionId,
    failure: null,
  });

const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    startRequested: at('starting'),
    started: (_state, { payload }: PayloadAction<PaymentUnderWay>): PaymentState => ({
      stage: 'leaving',
      subscriptionId: payload.subscription_id,
      failure: null,
    }),
    startFailed: (
      _state,
      { payload }: PayloadAction<OfOrder & { failure: Failure }>,
    ): PaymentState => ({ stage: 'startFailed', ...payload }),
    /** The gateway sent the customer back; which order it was is not known yet. */
    returned: (): PaymentState => ({ stage: 'confirming', subscriptionId: null, failure: null }),
    returnUnreadable: (): PaymentState => ({
      stage: 'unreadable',
      subscriptionId: null,
      failure: null,
    }),
    confirmationAwaited: at('confirming'),
    confirmed: at('confirmed'),
    failed: at('failed'),
    undecided: at('undecided'),
    /** Heard by the buying flow: the customer wants to pay this order again. */
    retryPressed: (state, _action: PayloadAction<OfOrder>) => state,
    /** Heard by the buying flow: the customer wants the bank to be asked again. */
    checkAgainPressed: (state, _action: PayloadAction<OfOrder>) => state,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  startRequested: paymentStartRequested,
  started: paymentStarted,
  startFailed: paymentStartFailed,
  returned: paymentReturned,
  returnUnreadable: paymentReturnUnreadable,
  confirmationAwaited: paymentConfirmationAwaited,
  confirmed: paymentConfirmed,
  failed: paymentFailed,
  undecided: paymentUndecided,
  retryPressed: paymentRetryPressed,
  checkAgainPressed: paymentCheckAgainPressed,
} = paymentSlice.actions;
export const paymentReducer = paymentSlice.reducer;

interface WithPayment {
  payment: PaymentState;
}
export const selectPayment = (state: WithPayment) => state.payment;
