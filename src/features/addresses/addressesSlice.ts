import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressInput } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import type { AddressBookState } from '../../components/address/addressBookState.ts';
import { notSent, sending, submitFailed } from '../../saga/request.ts';
import { profileLoaded } from '../profile/profileSlice.ts';
import { sessionEnded } from '../../saga/events.ts';

const noDeletion = { ...notSent, id: null };

const initialState: AddressBookState = {
  addresses: [],
  governorates: [],
  editor: null,
  save: notSent,
  deletion: noDeletion,
};

type Saved = PayloadAction<{ address: Address | null; addresses: readonly Address[] }>;
type Deleted = PayloadAction<{ id: number; addresses: readonly Address[] }>;

const addressesSlice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    editorOpened: (state, { payload }: PayloadAction<{ id: number | null }>): AddressBookState => ({
      ...state,
      editor: payload,
      save: notSent,
    }),
    /** Closed without saving. */
    editorClosed: (state, _: PayloadAction<{ id: number | null }>): AddressBookState => ({
      ...state,
      editor: null,
      save: notSent,
    }),
    saveSubmitted: (
      state,
      _: PayloadAction<{ id: number | null; address: AddressInput }>,
    ): AddressBookState => ({ ...state, save: sending }),
    saveSucceeded: (state, { payload }: Saved): AddressBookState => ({
      ...state,
      addresses: payload.addresses,
      editor: null,
      save: notSent,
    }),
    saveFailed: (state, { payload }: PayloadAction<Failure>): AddressBookState => ({
      ...state,
      save: submitFailed(payload),
    }),
    deletionPressed: (state, { payload }: PayloadAction<{ id: number }>): AddressBookState => ({
      ...state,
      deletion: { ...notSent, id: payload.id },
    }),
    deletionDismissed: (state): AddressBookState => ({ ...state, deletion: noDeletion }),
    deletionSubmitted: (state, { payload }: PayloadAction<{ id: number }>): AddressBookState => ({
      ...state,
      deletion: { ...sending, id: payload.id },
    }),
    deletionSucceeded: (state, { payload }: Deleted): AddressBookState => ({
      ...state,
      addresses: payload.addresses,
      deletion: noDeletion,
    }),
    deletionFailed: (state, { payload }: PayloadAction<Failure>): AddressBookState => ({
      ...state,
      deletion: { ...state.deletion, ...submitFailed(payload) },
    }),
    left: (state): AddressBookState => ({
      ...state,
      editor: null,
      save: notSent,
      deletion: noDeletion,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(profileLoaded, (state, { payload }): AddressBookState => ({
        ...state,
        addresses: payload.addresses,
        governorates: payload.governorates,
      }))
      .addCase(sessionEnded, () => initialState);
  },
});

export const {
  editorOpened: addressEditorOpened,
  editorClosed: addressEditorClosed,
  saveSubmitted: addressSaveSubmitted,
  saveSucceeded: addressSaveSucceeded,
  saveFailed: addressSaveFailed,
  deletionPressed: addressDeletionPressed,
  deletionDismissed: addressDeletionDismissed,
  deletionSubmitted: addressDeletionSubmitted,
  deletionSucceeded: addressDeletionSucceeded,
  deletionFailed: addressDeletionFailed,
  left: addressesLeft,
} = addressesSlice.actions;
export const addressesReducer = addressesSlice.reducer;

interface WithAddresses {
  addresses: AddressBookState;
}
export const selectAddressBook = (state: WithAddresses) => state.addresses;
