import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { PackageCategoryCard, SiteContentEntry } from '../../api/home.ts';

interface HomeContent {
  package_categories: PackageCategoryCard[];
  content: SiteContentEntry[];
}

interface HomeState extends HomeContent {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
}

const initialState: HomeState = {
  status: 'idle',
  failure: null,
  package_categories: [],
  content: [],
};

const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    requested: (state) => {
      state.status = 'loading';
      state.failure = null;
    },
    loaded: (_state, { payload }: PayloadAction<HomeContent>): HomeState => ({
      ...payload,
      status: 'loaded',
      failure: null,
    }),
    failed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed';
      state.failure = payload;
    },
    /** Only the home saga hears it. */
    retryPressed: (state) => state,
  },
});

export const {
  requested: homeRequested,
  loaded: homeLoaded,
  failed: homeFailed,
  retryPressed: homeRetryPressed,
} = homeSlice.actions;
export const homeReducer = homeSlice.reducer;

interface WithHome {
  home: HomeState;
}
export const selectHome = (state: WithHome) => state.home;
export const selectContent = (state: WithHome) => state.home.content;
