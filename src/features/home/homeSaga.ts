import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import { getHome } from '../../api/home.ts';
import { callApi } from '../../saga/callApi.ts';
import { guarded, takeLatestGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import {
  homeFailed,
  homeLoaded,
  homeRequested,
  homeRetryPressed,
  selectHome,
} from './homeSlice.ts';

/** Every page shows the header and footer that come with the home answer, so it is asked at once. */
export function* homeSaga(): SagaGenerator<void> {
  yield* fork(guarded(loadHome), { type: 'app/started' });
  yield* fork(onRoute, 'home' as const, retryFailedHome);
  yield* takeLatestGuarded(homeRetryPressed, loadHome);
}

export function* loadHome(): SagaGenerator<void> {
  yield* put(homeRequested());
  const outcome = yield* callApi(getHome);
  yield* put(
    outcome.ok ? homeLoaded(pick(outcome.response)) : homeFailed(toFailure(outcome.error)),
  );
}

export function* retryFailedHome(): SagaGenerator<void> {
  const { status } = yield* select(selectHome);
  if (status === 'failed') yield* call(loadHome);
}

const pick = ({ package_categories, content }: ReturnType<typeof homeLoaded>['payload']) => ({
  package_categories,
  content,
});
