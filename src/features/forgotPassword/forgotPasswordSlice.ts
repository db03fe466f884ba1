import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ResetLinkRequest } from '../../contract/wire/customer.ts';

interface ForgotPasswordState {
  status: 'idle' | 'sending' | 'failed';
  failure: Failure | null;
  /** Who was sent a link; null while none was. */
  sentTo: string | null;
  /** How many links were sent to them. */
  sentCount: number;
  /** Seconds until the server takes another request. */
  wait: number;
}

const initialState: ForgotPasswordState = {
  status: 'idle',
  failure: null,
  sentTo: null,
  sentCount: 0,
  wait: 0,
};

const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    /** By the form, and again by who waits for the mail. */
    linkRequested: (state, _: PayloadAction<ResetLinkRequest>) => {
      state.status = 'sending';
      state.failure = null;
    },
    linkSent: (state, { payload }: PayloadAction<ResetLinkRequest>): ForgotPasswordState => ({
      ...initialState,
      sentTo: payload.email,
      sentCount: state.sentCount + 1,
    }),
    linkFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    waitTicked: (state, { payload }: PayloadAction<number>) => {
      state.wait = payload;
    },
    /** Back to the form: the address was not the right one. */
    otherEmailPressed: () => initialState,
    left: () => initialState,
  },
});

export const {
  linkRequested,
  linkSent,
  linkFailed,
  waitTicked,
  otherEmailPressed,
  left: forgotPasswordLeft,
} = forgotPasswordSlice.actions;
export const forgotPasswordReducer = forgotPasswordSlice.reducer;

interface WithForgotPassword {
  forgotPassword: ForgotPasswordState;
}
export const selectForgotPassword = (state: WithForgotPassword) => state.forgotPassword;
