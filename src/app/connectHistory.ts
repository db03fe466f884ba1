import type { EnhancedStore } from '@reduxjs/toolkit';
import type { History, Location } from 'history';
import {
  locationChanged,
  selectLocation,
  type RouterLocation,
  type RouterState,
} from '../routing/routerSlice.ts';

interface RoutedState {
  router: RouterState;
}

/**
 * Keeps the address and the store's location equal, both ways: a navigation becomes an action, and a
 * step in Redux DevTools changes the address without an action.
 */
export function connectHistory(store: EnhancedStore<RoutedState>, history: History): () => void {
  let following = false;
  const stopListening = history.listen(({ location, action }) => {
    if (!following) store.dispatch(locationChanged(routerStateOf({ location, action })));
  });
  const stopFollowing = store.subscribe(() => {
    const wanted = selectLocation(store.getState());
    if (isSamePlace(wanted, history.location)) return;
    following = true;
    history.replace({ pathname: wanted.pathname, search: wanted.search, hash: wanted.hash });
    following = false;
  });
  return () => {
    stopListening();
    stopFollowing();
  };
}

/** Dispatches the location at which the visit starts, which the sagas wait for. */
export function visit(store: EnhancedStore<RoutedState>, history: History): void {
  store.dispatch(locationChanged(routerStateOf(history)));
}

export const routerStateOf = ({
  location,
  action,
}: Pick<History, 'location' | 'action'>): RouterState => ({
  location: plain(location),
  action,
});

const plain = ({ pathname, search, hash, key }: Location): RouterLocation => ({
  pathname,
  search,
  hash,
  key,
});

const isSamePlace = (one: RouterLocation, other: Location) =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
