import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, Governorate } from '../../api/customers.ts';
import type { Profile } from '../../api/session.ts';
import type { Failure } from '../../api/failure.ts';
import type { PasswordChange, ProfileInput } from '../../contract/wire/customer.ts';
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
import { profileChanged } from '../session/sessionSlice.ts';
import { sessionEnded } from '../../saga/events.ts';

/** A form that the customer opens in place of what it changes. */
interface EditorState extends SubmitState {
  isOpen: boolean;
}

interface ProfileState extends LoadState {
  profile: Profile | null;
  edit: EditorState;
  passwordChange: EditorState;
}

/** The account, its saved addresses, and the governorates to choose from. */
interface LoadedProfile {
  profile: Profile;
  addresses: readonly Address[];
  governorates: readonly Governorate[];
}

const closed: EditorState = { ...notSent, isOpen: false };
const open: EditorState = { ...notSent, isOpen: true };

const initialState: ProfileState = {
  ...notLoaded,
  profile: null,
  edit: closed,
  passwordChange: closed,
};

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    ...loadReducers<ProfileState>(),
    loaded: (state, { payload }: PayloadAction<LoadedProfile>): ProfileState => ({
      ...state,
      ...loaded,
      profile: payload.profile,
    }),
    editOpened: (state): ProfileState => ({ ...state, edit: open }),
    /** Cancelled, or the page was opened again. */
    editClosed: (state): ProfileState => ({ ...state, edit: closed }),
    /** `profileChanged` is its success. */
    editSubmitted: (state, _: PayloadAction<ProfileInput>): ProfileState => ({
      ...state,
      edit: { isOpen: true, ...sending },
    }),
    editFailed: (state, { payload }: PayloadAction<Failure>): ProfileState => ({
      ...state,
      edit: { isOpen: true, ...submitFailed(payload) },
    }),
    passwordChangeOpened: (state): ProfileState => ({ ...state, passwordChange: open }),
    /** Cancelled, or the page was opened again. */
    passwordChangeClosed: (state): ProfileState => ({ ...state, passwordChange: closed }),
    passwordChangeSubmitted: (state, _: PayloadAction<PasswordChange>): ProfileState => ({
      ...state,
      passwordChange: { isOpen: true, ...sending },
    }),
    passwordChangeSucceeded: (state): ProfileState => ({ ...state, passwordChange: closed }),
    passwordChangeFailed: (state, { payload }: PayloadAction<Failure>): ProfileState => ({
      ...state,
      passwordChange: { isOpen: true, ...submitFailed(payload) },
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(profileChanged, (state, { payload }): ProfileState => ({
        ...state,
        profile: payload,
        edit: closed,
      }))
      .addCase(sessionEnded, () => initialState),
});

export const {
  requested: profileRequested,
  loaded: profileLoaded,
  failed: profileFailed,
  retryPressed: profileRetryPressed,
  editOpened: profileEditOpened,
  editClosed: profileEditClosed,
  editSubmitted: profileEditSubmitted,
  editFailed: profileEditFailed,
  passwordChangeOpened,
  passwordChangeClosed,
  passwordChangeSubmitted,
  passwordChangeSucceeded,
  passwordChangeFailed,
} = profileSlice.actions;
export const profileReducer = profileSlice.reducer;

interface WithProfile {
  profile: ProfileState;
}
export const selectProfileLoad = (state: WithProfile) => state.profile;
export const selectProfileEdit = (state: WithProfile) => state.profile.edit;
export const selectPasswordChange = (state: WithProfile) => state.profile.passwordChange;
