import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import {
  loaded,
  loadFailed,
  loading,
  loadReducers,
  notLoaded,
  type LoadState,
} from '../../saga/request.ts';

interface ConfirmEmailState extends LoadState {
  /** The e-mail that logs in from now on. */
  email: string | null;
  /** The server rejected the link: it was used, has expired, or never existed. */
  linkRejected: boolean;
}

const initialState: ConfirmEmailState = { ...notLoaded, email: null, linkRejected: false };

/** For the link in the mail to the new address. `idle` means that the page was opened without one. */
const confirmEmailSlice = createSlice({
  name: 'confirmEmail',
  initialState,
  reducers: {
    ...loadReducers<ConfirmEmailState>(),
    openedWithoutLink: () => initialState,
    requested: (): ConfirmEmailState => ({ ...initialState, ...loading }),
    loaded: (_state, { payload }: PayloadAction<{ email: string }>): ConfirmEmailState => ({
      ...initialState,
      ...loaded,
      email: payload.email,
    }),
    failed: (_state, { payload }: PayloadAction<Failure>): ConfirmEmailState => ({
      ...initialState,
      ...loadFailed(payload),
    }),
    linkRejected: (): ConfirmEmailState => ({ ...initialState, linkRejected: true }),
  },
});

export const {
  openedWithoutLink: confirmOpenedWithoutLink,
  requested: confirmRequested,
  loaded: confirmLoaded,
  failed: confirmFailed,
  linkRejected: confirmLinkRejected,
  retryPressed: confirmRetryPressed,
} = confirmEmailSlice.actions;
export const confirmEmailReducer = confirmEmailSlice.reducer;

interface WithConfirmEmail {
  confirmEmail: ConfirmEmailState;
}
export const selectConfirmEmail = (state: WithConfirmEmail) => state.confirmEmail;
