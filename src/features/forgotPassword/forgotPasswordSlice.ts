import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ResetLinkRequest } from '../../contract/wire/customer.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';

interface ForgotPasswordState extends SubmitState {
  /** The e-mail that a link was sent to; null before the first one. */
  sentTo: string | null;
  /** How many links were sent to it. */
  sentCount: number;
  /** Seconds until the server accepts another request. */
  wait: number;
}

const initialState: ForgotPasswordState = { ...notSent, sentTo: null, sentCount: 0, wait: 0 };

const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    opened: () => initialState,
    /** From the form, and from the button that sends the link again. */
    submitted: (state, _: PayloadAction<ResetLinkRequest>): ForgotPasswordState => ({
      ...state,
      ...sending,
    }),
    succeeded: (state, { payload }: PayloadAction<ResetLinkRequest>): ForgotPasswordState => ({
      ...initialState,
      sentTo: payload.email,
      sentCount: state.sentCount + 1,
    }),
    failed: (state, { payload }: PayloadAction<Failure>): ForgotPasswordState => ({
      ...state,
      ...submitFailed(payload),
    }),
    waitTicked: (state, { payload }: PayloadAction<number>) => {
      state.wait = payload;
    },
    /** Back to the form: the link went to the wrong address. */
    otherEmailPressed: () => initialState,
  },
});

export const {
  opened: forgotPasswordOpened,
  submitted: resetLinkSubmitted,
  succeeded: resetLinkSucceeded,
  failed: resetLinkFailed,
  waitTicked,
  otherEmailPressed,
} = forgotPasswordSlice.actions;
export const forgotPasswordReducer = forgotPasswordSlice.reducer;

interface WithForgotPassword {
  forgotPassword: ForgotPasswordState;
}
export const selectForgotPassword = (state: WithForgotPassword) => state.forgotPassword;
