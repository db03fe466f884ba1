import { call, fork, select, type SagaGenerator } from 'typed-redux-saga';
import { getHome } from '../../api/home.ts';
import { load } from '../../saga/callApi.ts';
import { guarded, takeLatestGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import {
  homeFailed,
  homeLoaded,
  homeRequested,
  homeRetryPressed,
  selectHome,
} from './homeSlice.ts';

/** The header and footer of every page need the home answer, so it is requested at once. */
export function* homeSaga(): SagaGenerator<void> {
  yield* fork(guarded(loadMissingHome), { type: 'app/started' });
  yield* fork(onRoute, 'home' as const, retryFailedHome);
  yield* takeLatestGuarded(homeRetryPressed, loadHome);
}

/** A page rendered by the server carries the content, without a customer's cart. */
function* loadMissingHome(): SagaGenerator<void> {
  const { status } = yield* select(selectHome);
  if (status !== 'loaded' || (yield* select(selectIsCustomer))) yield* call(loadHome);
}

export function* loadHome(): SagaGenerator<void> {
  yield* load(
    {
      requested: homeRequested,
      loaded: ({ package_categories, content, delivery }) =>
        homeLoaded({ package_categories, content, delivery }),
      failed: homeFailed,
    },
    getHome,
  );
}

export function* retryFailedHome(): SagaGenerator<void> {
  const { status } = yield* select(selectHome);
  if (status === 'failed') yield* call(loadHome);
}
