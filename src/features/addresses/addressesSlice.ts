import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressInput } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import type { AddressBookState, SaveState } from '../../components/address/addressBook.ts';
import { profileLoaded } from '../profile/profileSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

const restingSave: SaveState = { status: 'idle', failure: null };
const restingDeletion = { ...restingSave, id: null };

const initialState: AddressBookState = {
  addresses: [],
  governorates: [],
  editor: null,
  save: restingSave,
  deletion: restingDeletion,
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
      save: restingSave,
    }),
    /** Given up. */
    editorClosed: (state, _: PayloadAction<{ id: number | null }>): AddressBookState => ({
      ...state,
      editor: null,
      save: restingSave,
    }),
    submitted: (
      state,
      _: PayloadAction<{ id: number | null; address: AddressInput }>,
    ): AddressBookState => ({ ...state, save: { status: 'saving', failure: null } }),
    saveSucceeded: (state, { payload }: Saved): AddressBookState => ({
      ...state,
      addresses: payload.addresses,
      editor: null,
      save: restingSave,
    }),
    saveFailed: (state, { payload }: PayloadAction<Failure>): AddressBookState => ({
      ...state,
      save: { status: 'failed', failure: payload },
    }),
    deletePressed: (state, { payload }: PayloadAction<{ id: number }>): AddressBookState => ({
      ...state,
      deletion: { ...restingSave, id: payload.id },
    }),
    deleteCancelled: (state): AddressBookState => ({ ...state, deletion: restingDeletion }),
    deleteConfirmed: (state, { payload }: PayloadAction<{ id: number }>): AddressBookState => ({
      ...state,
      deletion: { status: 'saving', failure: null, id: payload.id },
    }),
    deleteSucceeded: (state, { payload }: Deleted): AddressBookState => ({
      ...state,
      addresses: payload.addresses,
      deletion: restingDeletion,
    }),
    deleteFailed: (state, { payload }: PayloadAction<Failure>): AddressBookState => ({
      ...state,
      deletion: { ...state.deletion, status: 'failed', failure: payload },
    }),
    left: (state): AddressBookState => ({
      ...state,
      editor: null,
      save: restingSave,
      deletion: restingDeletion,
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
  submitted: addressSaveSubmitted,
  saveSucceeded: addressSaveSucceeded,
  saveFailed: addressSaveFailed,
  deletePressed: addressDeletionPressed,
  deleteCancelled: addressDeletionDismissed,
  deleteConfirmed: addressDeletionSubmitted,
  deleteSucceeded: addressDeletionSucceeded,
  deleteFailed: addressDeletionFailed,
  left: addressesLeft,
} = addressesSlice.actions;
export const addressesReducer = addressesSlice.reducer;

interface WithAddresses {
  addresses: AddressBookState;
}
export const selectAddressBook = (state: WithAddresses) => state.addresses;
export const selectAddresses = (state: WithAddresses) => state.addresses.addresses;
