import { call, fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import { getProfile } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { callApi } from '../../saga/callApi.ts';
import { onRoute } from '../../saga/onRoute.ts';
import {
  profileLoadFailed,
  profileLoadStarted,
  profileLoadSucceeded,
  profileRetryPressed,
} from './profileSlice.ts';

/** Checkout needs the saved addresses too. */
export function* profileSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'profile' as const, keepProfile);
  yield* fork(onRoute, 'checkout' as const, keepProfile);
}

/** Loads, and loads again when asked to, until the page is left. */
export function* keepProfile(): SagaGenerator<void> {
  while (true) {
    yield* call(loadProfile);
    yield* take(profileRetryPressed);
  }
}

export function* loadProfile(): SagaGenerator<void> {
  yield* put(profileLoadStarted());
  const outcome = yield* callApi(getProfile);
  if (!outcome.ok) {
    yield* put(profileLoadFailed(toFailure(outcome.error)));
    return;
  }
  const { profile, addresses, governorates } = outcome.response;
  yield* put(profileLoadSucceeded({ profile, addresses, governorates }));
}
