import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmailChange } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import { sessionEnded } from '../../saga/events.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';

interface EmailChangeState extends SubmitState {
  /** The new e-mail that waits for its confirmation. */
  waiting: EmailChange | null;
}

const initialState: EmailChangeState = { ...notSent, waiting: null };

const emailChangeSlice = createSlice({
  name: 'emailChange',
  initialState,
  reducers: {
    /** With the profile, and as the answer of both calls below. */
    received: (_state, { payload }: PayloadAction<EmailChange | null>): EmailChangeState => ({
      ...initialState,
      waiting: payload,
    }),
    resendSubmitted: (state): EmailChangeState => ({ ...state, ...sending }),
    cancelSubmitted: (state): EmailChangeState => ({ ...state, ...sending }),
    failed: (state, { payload }: PayloadAction<Failure>): EmailChangeState => ({
      ...state,
      ...submitFailed(payload),
    }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  received: emailChangeReceived,
  resendSubmitted: emailResendSubmitted,
  cancelSubmitted: emailCancelSubmitted,
  failed: emailChangeFailed,
} = emailChangeSlice.actions;
export const emailChangeReducer = emailChangeSlice.reducer;

interface WithEmailChange {
  emailChange: EmailChangeState;
}
export const selectEmailChange = (state: WithEmailChange) => state.emailChange;
