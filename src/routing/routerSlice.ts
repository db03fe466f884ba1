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

const routerSlice = createSlice({
  name: 'router',
  initialState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<RouterState>) => payload,
  },
});

export const { locationChanged } = routerSlice.actions;
export const routerReducer = routerSlice.reducer;

interface WithRouter {
  router: RouterState;
}

export const selectLocation = (state: WithRouter) => state.router.location;
export const selectPathname = (state: WithRouter) => state.router.location.pathname;
export const selectSearch = (state: WithRouter) => state.router.location.search;
/** Path, query and hash, as a redirect carries it. */
export const selectFullPath = ({ router: { location } }: WithRouter) =>
  location.pathname + location.search + location.hash;
