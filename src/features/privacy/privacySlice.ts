import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Privacy } from '../../api/privacy.ts';
import type { Failure } from '../../api/failure.ts';
import type { PasswordConfirmation } from '../../contract/wire/privacy.ts';
import { sessionEnded } from '../../saga/events.ts';
import {
  loadReducers,
  loaded,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';

/** The action that asks for the password again. */
type GuardedAction = 'download' | 'deletion';

interface PrivacyState extends LoadState {
  privacy: Privacy | null;
  withdrawal: SubmitState;
  /** The form that is open. */
  open: GuardedAction | null;
  confirmation: SubmitState;
}

const initialState: PrivacyState = {
  ...notLoaded,
  privacy: null,
  withdrawal: notSent,
  open: null,
  confirmation: notSent,
};

const privacySlice = createSlice({
  name: 'privacy',
  initialState,
  reducers: {
    ...loadReducers<PrivacyState>(),
    loaded: (state, { payload }: PayloadAction<Privacy>): PrivacyState => ({
      ...state,
      ...loaded,
      privacy: payload,
    }),
    withdrawalSubmitted: (state): PrivacyState => ({ ...state, withdrawal: sending }),
    withdrawalSucceeded: (state, { payload }: PayloadAction<Privacy>): PrivacyState => ({
      ...state,
      privacy: payload,
      withdrawal: notSent,
    }),
    withdrawalFailed: (state, { payload }: PayloadAction<Failure>): PrivacyState => ({
      ...state,
      withdrawal: submitFailed(payload),
    }),
    formOpened: (state, { payload }: PayloadAction<GuardedAction>): PrivacyState => ({
      ...state,
      open: payload,
      confirmation: notSent,
    }),
    /** Cancelled, done, or the page was opened again. */
    formClosed: (state): PrivacyState => ({ ...state, open: null, confirmation: notSent }),
    downloadSubmitted: (state, _: PayloadAction<PasswordConfirmation>): PrivacyState => ({
      ...state,
      confirmation: sending,
    }),
    deletionSubmitted: (state, _: PayloadAction<PasswordConfirmation>): PrivacyState => ({
      ...state,
      confirmation: sending,
    }),
    confirmationFailed: (state, { payload }: PayloadAction<Failure>): PrivacyState => ({
      ...state,
      confirmation: submitFailed(payload),
    }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  requested: privacyRequested,
  loaded: privacyLoaded,
  failed: privacyFailed,
  retryPressed: privacyRetryPressed,
  withdrawalSubmitted,
  withdrawalSucceeded,
  withdrawalFailed,
  formOpened: privacyFormOpened,
  formClosed: privacyFormClosed,
  downloadSubmitted,
  deletionSubmitted,
  confirmationFailed,
} = privacySlice.actions;
export const privacyReducer = privacySlice.reducer;

interface WithPrivacy {
  privacy: PrivacyState;
}
export const selectPrivacy = (state: WithPrivacy) => state.privacy;
