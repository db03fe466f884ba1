import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { PasswordChange } from '../../contract/wire/customer.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

interface PasswordChangeState {
  status: 'closed' | 'open' | 'saving' | 'failed';
  failure: Failure | null;
}

const initialState: PasswordChangeState = { status: 'closed', failure: null };

const passwordChangeSlice = createSlice({
  name: 'passwordChange',
  initialState,
  reducers: {
    opened: (): PasswordChangeState => ({ status: 'open', failure: null }),
    /** Saved, given up, or the page was left. */
    closed: () => initialState,
    submitted: (_state, _: PayloadAction<PasswordChange>): PasswordChangeState => ({
      status: 'saving',
      failure: null,
    }),
    failed: (_state, { payload }: PayloadAction<Failure>): PasswordChangeState => ({
      status: 'failed',
      failure: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  opened: passwordChangeOpened,
  closed: passwordChangeClosed,
  submitted: passwordSubmitted,
  failed: passwordSaveFailed,
} = passwordChangeSlice.actions;
export const passwordChangeReducer = passwordChangeSlice.reducer;

interface WithPasswordChange {
  passwordChange: PasswordChangeState;
}
export const selectPasswordChange = (state: WithPasswordChange) => state.passwordChange;
