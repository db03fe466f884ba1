import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ProfileInput } from '../../contract/wire/customer.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

interface ProfileEditState {
  status: 'closed' | 'open' | 'saving' | 'failed';
  failure: Failure | null;
}

const initialState: ProfileEditState = { status: 'closed', failure: null };

const profileEditSlice = createSlice({
  name: 'profileEdit',
  initialState,
  reducers: {
    opened: (): ProfileEditState => ({ status: 'open', failure: null }),
    /** Saved, given up, or the page was left. */
    closed: () => initialState,
    submitted: (_state, _: PayloadAction<ProfileInput>): ProfileEditState => ({
      status: 'saving',
      failure: null,
    }),
    failed: (_state, { payload }: PayloadAction<Failure>): ProfileEditState => ({
      status: 'failed',
      failure: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  opened: profileEditOpened,
  closed: profileEditClosed,
  submitted: profileSubmitted,
  failed: profileSaveFailed,
} = profileEditSlice.actions;
export const profileEditReducer = profileEditSlice.reducer;

interface WithProfileEdit {
  profileEdit: ProfileEditState;
}
export const selectProfileEdit = (state: WithProfileEdit) => state.profileEdit;
