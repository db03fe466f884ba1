import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { Credentials } from '../../contract/wire/customer.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';
import { sessionStarted } from './sessionSlice.ts';

const initialState: SubmitState = notSent;

/** A login that succeeds starts the session. */
const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    opened: () => initialState,
    submitted: (_state, _: PayloadAction<Credentials>) => sending,
    failed: (_state, { payload }: PayloadAction<Failure>) => submitFailed(payload),
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, () => initialState),
});

export const {
  opened: loginOpened,
  submitted: loginSubmitted,
  failed: loginFailed,
} = loginSlice.actions;
export const loginReducer = loginSlice.reducer;

interface WithLogin {
  login: SubmitState;
}
export const selectLogin = (state: WithLogin) => state.login;
