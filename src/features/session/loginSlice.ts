import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { Credentials } from '../../contract/wire/customer.ts';
import { sessionStarted } from './sessionSlice.ts';

interface LoginState {
  status: 'idle' | 'sending' | 'failed';
  failure: Failure | null;
}

const initialState: LoginState = { status: 'idle', failure: null };

const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    submitted: {
      reducer: (): LoginState => ({ status: 'sending', failure: null }),
      prepare: (credentials: Credentials) => ({ payload: credentials }),
    },
    failed: (_state, { payload }: PayloadAction<Failure>): LoginState => ({
      status: 'failed',
      failure: payload,
    }),
    left: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, () => initialState),
});

export const {
  submitted: loginSubmitted,
  failed: loginFailed,
  left: loginLeft,
} = loginSlice.actions;
export const loginReducer = loginSlice.reducer;

interface WithLogin {
  login: LoginState;
}
export const selectLogin = (state: WithLogin) => state.login;
