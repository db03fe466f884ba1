import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { PasswordReset } from '../../contract/wire/customer.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';

interface ResetPasswordState extends SubmitState {
  /** The token of the mailed link. */
  token: string | null;
  /** The server rejected the link: it was used, has expired, or never existed. */
  linkRejected: boolean;
}

const initialState: ResetPasswordState = { ...notSent, token: null, linkRejected: false };

const resetPasswordSlice = createSlice({
  name: 'resetPassword',
  initialState,
  reducers: {
    linkOpened: (_state, { payload }: PayloadAction<string>): ResetPasswordState => ({
      ...initialState,
      token: payload,
    }),
    openedWithoutLink: () => initialState,
    submitted: (state, _: PayloadAction<Omit<PasswordReset, 'token'>>): ResetPasswordState => ({
      ...state,
      ...sending,
    }),
    /** The session saga ends the session and opens the login page. */
    succeeded: () => initialState,
    failed: (state, { payload }: PayloadAction<Failure>): ResetPasswordState => ({
      ...state,
      ...submitFailed(payload),
    }),
    linkRejected: (): ResetPasswordState => ({ ...initialState, linkRejected: true }),
  },
});

export const {
  linkOpened,
  openedWithoutLink,
  submitted: passwordResetSubmitted,
  succeeded: passwordResetSucceeded,
  failed: passwordResetFailed,
  linkRejected,
} = resetPasswordSlice.actions;
export const resetPasswordReducer = resetPasswordSlice.reducer;

interface WithResetPassword {
  resetPassword: ResetPasswordState;
}
export const selectResetPassword = (state: WithResetPassword) => state.resetPassword;
