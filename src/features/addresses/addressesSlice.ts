import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressInput, Governorate } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import { profileLoadSucceeded } from '../profile/profileSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

/** `null` while closed; a new address has no id. */
export type Editor = { id: number | null } | null;

interface SaveState {
  status: 'idle' | 'saving' | 'failed';
  failure: Failure | null;
}

interface AddressesState {
  addresses: readonly Address[];
  governorates: readonly Governorate[];
  editor: Editor;
  save: SaveState;
  /** `id` is the address that the customer is asked about. */
  deletion: SaveState & { id: number | null };
}

const restingSave: SaveState = { status: 'idle', failure: null };
const restingDeletion = { ...restingSave, id: null };

const initialState: AddressesState = {
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
    editorOpened: (state, { payload }: PayloadAction<{ id: number | null }>): AddressesState => ({
      ...state,
      editor: payload,
      save: restingSave,
    }),
    editorClosed: (state): AddressesState => ({ ...state, editor: null, save: restingSave }),
    submitted: (
      state,
      _: PayloadAction<{ id: number | null; address: AddressInput }>,
    ): AddressesState => ({ ...state, save: { status: 'saving', failure: null } }),
    saveSucceeded: (state, { payload }: Saved): AddressesState => ({
      ...state,
      addresses: payload.addresses,
      editor: null,
      save: restingSave,
    }),
    saveFailed: (state, { payload }: PayloadAction<Failure>): AddressesState => ({
      ...state,
      save: { status: 'failed', failure: payload },
    }),
    deletePressed: (state, { payload }: PayloadAction<{ id: number }>): AddressesState => ({
      ...state,
      deletion: { ...restingSave, id: payload.id },
    }),
    deleteCancelled: (state): AddressesState => ({ ...state, deletion: restingDeletion }),
    deleteConfirmed: (state, { payload }: PayloadAction<{ id: number }>): AddressesState => ({
      ...state,
      deletion: { status: 'saving', failure: null, id: payload.id },
    }),
    deleteSucceeded: (state, { payload }: Deleted): AddressesState => ({
      ...state,
      addresses: payload.addresses,
      deletion: restingDeletion,
    }),
    deleteFailed: (state, { payload }: PayloadAction<Failure>): AddressesState => ({
      ...state,
      deletion: { ...state.deletion, status: 'failed', failure: payload },
    }),
    left: (state): AddressesState => ({
      ...state,
      editor: null,
      save: restingSave,
      deletion: restingDeletion,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(profileLoadSucceeded, (state, { payload }): AddressesState => ({
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
  submitted: addressSubmitted,
  saveSucceeded: addressSaveSucceeded,
  saveFailed: addressSaveFailed,
  deletePressed: addressDeletePressed,
  deleteCancelled: addressDeleteCancelled,
  deleteConfirmed: addressDeleteConfirmed,
  deleteSucceeded: addressDeleteSucceeded,
  deleteFailed: addressDeleteFailed,
  left: addressesLeft,
} = addressesSlice.actions;
export const addressesReducer = addressesSlice.reducer;

interface WithAddresses {
  addresses: AddressesState;
}
export const selectAddressBook = (state: WithAddresses) => state.addresses;
export const selectAddresses = (state: WithAddresses) => state.addresses.addresses;
