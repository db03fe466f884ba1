import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { QuickSignup } from '../../contract/wire/customer.ts';
import { sessionStarted } from '../session/sessionSlice.ts';

interface QuickSignUpState {
  status: 'idle' | 'sending' | 'failed';
  failure: Failure | null;
}

const initialState: QuickSignUpState = { status: 'idle', failure: null };

const quickSignUpSlice = createSlice({
  name: 'quickSignUp',
  initialState,
  reducers: {
    submitted: (_state, _: PayloadAction<QuickSignup>): QuickSignUpState => ({
      status: 'sending',
      failure: null,
    }),
    failed: (_state, { payload }: PayloadAction<Failure>): QuickSignUpState => ({
      status: 'failed',
      failure: payload,
    }),
    left: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, () => initialState),
});

export const {
  submitted: quickSignUpSubmitted,
  failed: quickSignUpFailed,
  left: quickSignUpLeft,
} = quickSignUpSlice.actions;
export const quickSignUpReducer = quickSignUpSlice.reducer;

interface WithQuickSignUp {
  quickSignUp: QuickSignUpState;
}
export const selectQuickSignUp = (state: WithQuickSignUp) => state.quickSignUp;
