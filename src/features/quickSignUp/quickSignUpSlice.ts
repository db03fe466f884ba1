import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { QuickSignup } from '../../contract/wire/customer.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';
import { sessionStarted } from '../session/sessionSlice.ts';

const initialState: SubmitState = notSent;

/** A sign-up that succeeds starts the session. */
const quickSignUpSlice = createSlice({
  name: 'quickSignUp',
  initialState,
  reducers: {
    opened: () => initialState,
    submitted: (_state, _: PayloadAction<QuickSignup>) => sending,
    failed: (_state, { payload }: PayloadAction<Failure>) => submitFailed(payload),
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, () => initialState),
});

export const {
  opened: quickSignUpOpened,
  submitted: quickSignUpSubmitted,
  failed: quickSignUpFailed,
} = quickSignUpSlice.actions;
export const quickSignUpReducer = quickSignUpSlice.reducer;

interface WithQuickSignUp {
  quickSignUp: SubmitState;
}
export const selectQuickSignUp = (state: WithQuickSignUp) => state.quickSignUp;
