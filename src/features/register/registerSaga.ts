import { call, fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import { getRegisterForm, register } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import {
  registerFailed,
  registerFormLoaded,
  registerFormLoadFailed,
  registerFormLoadStarted,
  registerRetryPressed,
  registerSubmitted,
} from './registerSlice.ts';

export function* registerSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'register' as const, keepRegisterForm);
  yield* takeLeadingGuarded(registerSubmitted, createAccount);
}

/** Loads, and loads again when asked to, until the page is left. */
export function* keepRegisterForm(): SagaGenerator<void> {
  while (true) {
    yield* call(loadRegisterForm);
    yield* take(registerRetryPressed);
  }
}

export function* loadRegisterForm(): SagaGenerator<void> {
  yield* put(registerFormLoadStarted());
  const outcome = yield* callApi(getRegisterForm);
  yield* put(
    outcome.ok
      ? registerFormLoaded(outcome.response)
      : registerFormLoadFailed(toFailure(outcome.error)),
  );
}

/** Where a new customer goes next is the session's business. */
export function* createAccount({
  payload,
}: ReturnType<typeof registerSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(register, payload);
  yield* put(
    outcome.ok ? sessionStarted(outcome.response) : registerFailed(toFailure(outcome.error)),
  );
}
