import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

export interface RouterState {
  location: RouterLocation;
  action: 'POP' | 'PUSH' | 'REPLACE';
}

const initialState: RouterState = {
  location: { pathname: '/', search: '', hash: '', key: 'default' },
  action: 'POP',
};

const isSame = (one: RouterState, other: RouterState) =>
  one.action === other.action &&
  one.location.key === other.location.key &&
  one.location.pathname === other.location.pathname &&
  one.location.search === other.location.search &&
  one.location.hash === other.location.hash;

const routerSlice = createSlice({
  name: 'router',
  initialState,
  reducers: {
    /** Also dispatched for the first location. */
    locationChanged: (state, { payload }: PayloadAction<RouterState>) =>
      isSame(state, payload) ? state : payload,
  },
});

export const { locationChanged } = routerSlice.actions;
export const routerReducer = routerSlice.reducer;

interface WithRouter {
  router: RouterState;
}

export const selectRouter = (state: WithRouter) => state.router;
export const selectLocation = (state: WithRouter) => state.router.location;
export const selectPathname = (state: WithRouter) => state.router.location.pathname;
export const selectSearch = (state: WithRouter) => state.router.location.search;
/** Path, query and hash, as a redirect carries it. */
export const selectFullPath = ({ router: { location } }: WithRouter) =>
  location.pathname + location.search + location.hash;
