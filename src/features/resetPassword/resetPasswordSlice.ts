import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ResetPasswordValues } from './resetPasswordForm.ts';

interface ResetPasswordState {
  /** Of the mailed link. */
  token: string | null;
  /** `closed`: the link was used, has expired, or was never one. */
  status: 'idle' | 'sending' | 'failed' | 'closed';
  failure: Failure | null;
}

const initialState: ResetPasswordState = { token: null, status: 'idle', failure: null };

const resetPasswordSlice = createSlice({
  name: 'resetPassword',
  initialState,
  reducers: {
    linkOpened: (_state, { payload }: PayloadAction<string>): ResetPasswordState => ({
      ...initialState,
      token: payload,
    }),
    submitted: (state, _: PayloadAction<ResetPasswordValues>) => {
      state.status = 'sending';
      state.failure = null;
    },
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    linkRefused: (): ResetPasswordState => ({ ...initialState, status: 'closed' }),
    /** Heard by the session, which leads to the login. */
    succeeded: () => initialState,
    left: () => initialState,
  },
});

export const {
  linkOpened,
  submitted: newPasswordSubmitted,
  failed: newPasswordFailed,
  linkRefused,
  succeeded: passwordResetSucceeded,
  left: resetPasswordLeft,
} = resetPasswordSlice.actions;
export const resetPasswordReducer = resetPasswordSlice.reducer;

interface WithResetPassword {
  resetPassword: ResetPasswordState;
}
export const selectResetPassword = (state: WithResetPassword) => state.resetPassword;
