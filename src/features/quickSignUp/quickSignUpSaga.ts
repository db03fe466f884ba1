import { fork, put, type SagaGenerator } from 'typed-redux-saga';
import { quickSignup } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { loginLeft } from '../session/loginSlice.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import { quickSignUpFailed, quickSignUpLeft, quickSignUpSubmitted } from './quickSignUpSlice.ts';

export function* quickSignUpSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'quickSignUp' as const, forgetAttempts);
  yield* takeLeadingGuarded(quickSignUpSubmitted, signUp);
}

/** The page holds the quick sign-in too, whose last failure belongs to another visit. */
export function* forgetAttempts(): SagaGenerator<void> {
  yield* put(quickSignUpLeft());
  yield* put(loginLeft());
}

/** Replaces whatever customer info was stored. */
export function* signUp({ payload }: ReturnType<typeof quickSignUpSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(quickSignup, payload);
  yield* put(
    outcome.ok ? sessionStarted(outcome.response) : quickSignUpFailed(toFailure(outcome.error)),
  );
}
