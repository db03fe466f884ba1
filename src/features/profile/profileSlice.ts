import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, Governorate, Profile } from '../../api/customers.ts';
import type { Failure } from '../../api/failure.ts';
import { profileChanged, sessionEnded } from '../session/sessionSlice.ts';

interface ProfileState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  profile: Profile | null;
  failure: Failure | null;
}

/** The account, its saved addresses and what an address may be in. */
export interface LoadedProfile {
  profile: Profile;
  addresses: readonly Address[];
  governorates: readonly Governorate[];
}

const initialState: ProfileState = { status: 'idle', profile: null, failure: null };

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    loadStarted: (state): ProfileState => ({ ...state, status: 'loading', failure: null }),
    loadSucceeded: (_state, { payload }: PayloadAction<LoadedProfile>): ProfileState => ({
      status: 'loaded',
      profile: payload.profile,
      failure: null,
    }),
    loadFailed: (state, { payload }: PayloadAction<Failure>): ProfileState => ({
      ...state,
      status: 'failed',
      failure: payload,
    }),
    /** Only the saga hears it. */
    retryPressed: (state) => state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(profileChanged, (state, { payload }): ProfileState => ({
        ...state,
        profile: payload,
      }))
      .addCase(sessionEnded, () => initialState),
});

export const {
  loadStarted: profileLoadStarted,
  loadSucceeded: profileLoadSucceeded,
  loadFailed: profileLoadFailed,
  retryPressed: profileRetryPressed,
} = profileSlice.actions;
export const profileReducer = profileSlice.reducer;

interface WithProfile {
  profile: ProfileState;
}
export const selectProfileLoad = (state: WithProfile) => state.profile;
