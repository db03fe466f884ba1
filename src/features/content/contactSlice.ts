import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ContactMessage } from '../../contract/wire/contact.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';
import { sessionEnded } from '../../saga/events.ts';

interface ContactState extends SubmitState {
  /** The message was sent: a confirmation replaces the form. */
  confirmed: boolean;
}

const initialState: ContactState = { ...notSent, confirmed: false };

const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    opened: () => initialState,
    submitted: (_state, _: PayloadAction<ContactMessage>): ContactState => ({
      ...sending,
      confirmed: false,
    }),
    succeeded: (): ContactState => ({ ...notSent, confirmed: true }),
    failed: (_state, { payload }: PayloadAction<Failure>): ContactState => ({
      ...submitFailed(payload),
      confirmed: false,
    }),
    anotherPressed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  opened: contactOpened,
  submitted: contactSubmitted,
  succeeded: contactSucceeded,
  failed: contactFailed,
  anotherPressed: contactAnotherPressed,
} = contactSlice.actions;
export const contactReducer = contactSlice.reducer;

interface WithContact {
  contact: ContactState;
}
export const selectContact = (state: WithContact) => state.contact;
