import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { Delivery, PackageCategoryCard, SiteContentEntry } from '../../api/home.ts';
import { isAlike } from '../../saga/isAlike.ts';
import {
  loaded,
  loadFailed,
  loading,
  loadReducers,
  notLoaded,
  type LoadState,
} from '../../saga/request.ts';

interface HomeContent {
  package_categories: PackageCategoryCard[];
  content: SiteContentEntry[];
  /** Null until it is loaded, and where a server does not say it. */
  delivery: Delivery | null;
}

type HomeState = LoadState & HomeContent;

const initialState: HomeState = {
  ...notLoaded,
  package_categories: [],
  content: [],
  delivery: null,
};

/** Loaded content stays visible while it is requested again for the cart that comes with it. */
const unlessLoaded = (state: HomeState, next: LoadState): HomeState =>
  state.status === 'loaded' ? state : { ...state, ...next };

const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    ...loadReducers<HomeState>(),
    requested: (state): HomeState => unlessLoaded(state, loading),
    loaded: (state, { payload }: PayloadAction<HomeContent>): HomeState => {
      const next = { ...payload, ...loaded };
      // A customer's answer mostly says what the page of the server has said: nothing is rendered again.
      return isAlike(original(state), next) ? state : next;
    },
    failed: (state, { payload }: PayloadAction<Failure>): HomeState =>
      unlessLoaded(state, loadFailed(payload)),
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
export const selectDelivery = (state: WithHome) => state.home.delivery;
