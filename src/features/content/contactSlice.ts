import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ContactMessage } from '../../contract/wire/contact.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

interface ContactState {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  failure: Failure | null;
}

const initialState: ContactState = { status: 'idle', failure: null };

const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    opened: () => initialState,
    submitted: (state, _: PayloadAction<ContactMessage>) => {
      state.status = 'sending';
      state.failure = null;
    },
    sent: (): ContactState => ({ ...initialState, status: 'sent' }),
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    anotherPressed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  opened: contactOpened,
  submitted: contactSubmitted,
  sent: contactSent,
  failed: contactFailed,
  anotherPressed: contactAnotherPressed,
} = contactSlice.actions;
export const contactReducer = contactSlice.reducer;

interface WithContact {
  contact: ContactState;
}
export const selectContact = (state: WithContact) => state.contact;
