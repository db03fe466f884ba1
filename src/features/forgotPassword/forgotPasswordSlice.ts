import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ResetLinkRequest } from '../../contract/wire/customer.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';

interface ForgotPasswordState extends SubmitState {
  /** The e-mail that a link was sent to; null before the first one. */
  sentTo: string | null;
  /** How many links were sent to it. */
  sentCount: number;
  /** No link was sent, because some were sent just before and still work. */
  wasEarlier: boolean;
  /** Seconds until the server accepts another request. */
  wait: number;
}

const initialState: ForgotPasswordState = {
  ...notSent,
  sentTo: null,
  sentCount: 0,
  wasEarlier: false,
  wait: 0,
};

const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    opened: () => initialState,
    /** By the form, and by the button that sends the link again. */
    submitted: (state, _: PayloadAction<ResetLinkRequest>): ForgotPasswordState => ({
      ...state,
      ...sending,
    }),
    succeeded: (state, { payload }: PayloadAction<ResetLinkRequest>): ForgotPasswordState => ({
      ...initialState,
      sentTo: payload.email,
      sentCount: state.sentCount + 1,
    }),
    /** Links were sent before: the payload has the seconds until another one can be sent. */
    mailedEarlier: (
      state,
      { payload }: PayloadAction<ResetLinkRequest & { wait: number }>,
    ): ForgotPasswordState => ({
      ...initialState,
      sentTo: payload.email,
      sentCount: state.sentCount,
      wait: payload.wait,
      wasEarlier: true,
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
  mailedEarlier: resetLinkMailedEarlier,
  failed: resetLinkFailed,
  waitTicked,
  otherEmailPressed,
} = forgotPasswordSlice.actions;
export const forgotPasswordReducer = forgotPasswordSlice.reducer;

interface WithForgotPassword {
  forgotPassword: ForgotPasswordState;
}
export const selectForgotPassword = (state: WithForgotPassword) => state.forgotPassword;
