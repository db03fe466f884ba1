import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, Governorate } from '../../api/customers.ts';
import type { MailPreference } from '../../api/mailPreferences.ts';
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

/** A form that replaces the display of its values while it is open. */
interface EditorState extends SubmitState {
  isOpen: boolean;
}

interface ProfileState extends LoadState {
  profile: Profile | null;
  edit: EditorState;
  passwordChange: EditorState;
  /** Which mails the customer wants; undefined until it is known, and on a server without the choice. */
  mails?: readonly MailPreference[];
  /** The state of the mail switch that was used last. */
  mailSave?: SubmitState;
}

/** The account, its saved addresses, and the governorates to choose from. */
interface LoadedProfile {
  profile: Profile;
  addresses: readonly Address[];
  governorates: readonly Governorate[];
  /** Missing in older recordings. */
  mail_preferences?: readonly MailPreference[] | null;
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
    loaded: (
      { mailSave: _lastVisit, ...state },
      { payload }: PayloadAction<LoadedProfile>,
    ): ProfileState => ({
      ...state,
      ...loaded,
      profile: payload.profile,
      ...(payload.mail_preferences == null ? {} : { mails: payload.mail_preferences }),
    }),
    /** Requested by a page that shows the saved addresses beside other things. */
    wanted: (state): ProfileState => state,
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
    /** Shown before it is saved, and when it is reverted. */
    mailShown: (state, { payload }: PayloadAction<MailPreference>): ProfileState => ({
      ...state,
      mails: (state.mails ?? []).map((mail) => (mail.kind === payload.kind ? payload : mail)),
    }),
    mailSaveSubmitted: (state): ProfileState => ({ ...state, mailSave: sending }),
    mailSaveSucceeded: (state): ProfileState => ({ ...state, mailSave: notSent }),
    mailSaveFailed: (state, { payload }: PayloadAction<Failure>): ProfileState => ({
      ...state,
      mailSave: submitFailed(payload),
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
  wanted: profileWanted,
  editOpened: profileEditOpened,
  editClosed: profileEditClosed,
  editSubmitted: profileEditSubmitted,
  editFailed: profileEditFailed,
  passwordChangeOpened,
  passwordChangeClosed,
  passwordChangeSubmitted,
  passwordChangeSucceeded,
  passwordChangeFailed,
  mailShown,
  mailSaveSubmitted,
  mailSaveSucceeded,
  mailSaveFailed,
} = profileSlice.actions;
export const profileReducer = profileSlice.reducer;

interface WithProfile {
  profile: ProfileState;
}
export const selectProfileLoad = (state: WithProfile) => state.profile;
export const selectProfileEdit = (state: WithProfile) => state.profile.edit;
export const selectPasswordChange = (state: WithProfile) => state.profile.passwordChange;
export const selectMails = (state: WithProfile) => state.profile.mails ?? null;
export const selectMailSave = (state: WithProfile) => state.profile.mailSave ?? notSent;
