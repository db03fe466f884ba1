import type { EnhancedStore } from '@reduxjs/toolkit';
import type { History, Location } from 'history';
import { locationChanged, type RouterLocation, type RouterState } from '../routing/routerSlice.ts';

interface RoutedState {
  router: RouterState;
}

type Place = Pick<History, 'location' | 'action'>;

/** Makes an action of each navigation. */
export const connectHistory = (store: EnhancedStore<RoutedState>, history: History): (() => void) =>
  history.listen((place) => visit(store, place));

/** The sagas wait for the first location. */
export function visit(store: EnhancedStore<RoutedState>, place: Place): void {
  store.dispatch(locationChanged(routerStateOf(place)));
}

export const routerStateOf = ({ location, action }: Place): RouterState => ({
  location: plain(location),
  action,
});

const plain = ({ pathname, search, hash, key }: Location): RouterLocation => ({
  pathname,
  search,
  hash,
  key,
});
