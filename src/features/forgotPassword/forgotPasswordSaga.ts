import { call, fork, put, type SagaGenerator } from 'typed-redux-saga';
import { requestResetLink } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { callApi } from '../../saga/callApi.ts';
import { countDown } from '../../saga/countDown.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import {
  forgotPasswordLeft,
  linkFailed,
  linkRequested,
  linkSent,
  waitTicked,
} from './forgotPasswordSlice.ts';

export function* forgotPasswordSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'forgotPassword' as const, openPage);
}

/** Whatever is under way ends with the page. */
function* openPage(): SagaGenerator<void> {
  yield* put(forgotPasswordLeft());
  yield* takeLeadingGuarded(linkRequested, sendLink);
  yield* takeLatestGuarded(linkFailed, waitAsTold);
}

export function* sendLink({ payload }: ReturnType<typeof linkRequested>): SagaGenerator<void> {
  const outcome = yield* callApi(requestResetLink, payload);
  yield* put(outcome.ok ? linkSent(payload) : linkFailed(toFailure(outcome.error)));
}

/** The server says how long it takes no further request. */
export function* waitAsTold({ payload }: ReturnType<typeof linkFailed>): SagaGenerator<void> {
  if (payload.retryAfter !== null) yield* call(countDown, payload.retryAfter, waitTicked);
}
