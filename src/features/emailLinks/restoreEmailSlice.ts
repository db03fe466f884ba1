import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';

interface RestoreEmailState extends SubmitState {
  /** The token of the mailed link; null without one. */
  token: string | null;
  /** The server rejected the link: it was used, has expired, or never existed. */
  linkRejected: boolean;
}

const initialState: RestoreEmailState = { ...notSent, token: null, linkRejected: false };

/** The link in the mail to the former address. */
const restoreEmailSlice = createSlice({
  name: 'restoreEmail',
  initialState,
  reducers: {
    opened: (_state, { payload }: PayloadAction<string | null>): RestoreEmailState => ({
      ...initialState,
      token: payload,
    }),
    submitted: (state): RestoreEmailState => ({ ...state, ...sending }),
    /** The page for a new password follows. */
    succeeded: () => initialState,
    failed: (state, { payload }: PayloadAction<Failure>): RestoreEmailState => ({
      ...state,
      ...submitFailed(payload),
    }),
    linkRejected: (): RestoreEmailState => ({ ...initialState, linkRejected: true }),
  },
});

export const {
  opened: restoreOpened,
  submitted: restoreSubmitted,
  succeeded: restoreSucceeded,
  failed: restoreFailed,
  linkRejected: restoreLinkRejected,
} = restoreEmailSlice.actions;
export const restoreEmailReducer = restoreEmailSlice.reducer;

interface WithRestoreEmail {
  restoreEmail: RestoreEmailState;
}
export const selectRestoreEmail = (state: WithRestoreEmail) => state.restoreEmail;
