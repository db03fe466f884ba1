import { fork, put, type SagaGenerator } from 'typed-redux-saga';
import { quickSignup } from '../../api/customers.ts';
import { submit } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { loginOpened } from '../session/loginSlice.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import { quickSignUpFailed, quickSignUpOpened, quickSignUpSubmitted } from './quickSignUpSlice.ts';

export function* quickSignUpSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'quickSignUp' as const, openQuickSignUp);
  yield* takeLeadingGuarded(quickSignUpSubmitted, signUp);
}

/** The page holds a login form too; neither form shows the failure of an earlier visit. */
export function* openQuickSignUp(): SagaGenerator<void> {
  yield* put(quickSignUpOpened());
  yield* put(loginOpened());
}

/** The new session replaces any stored customer info. */
export function* signUp({ payload }: ReturnType<typeof quickSignUpSubmitted>): SagaGenerator<void> {
  yield* submit({ succeeded: sessionStarted, failed: quickSignUpFailed }, quickSignup, payload);
}
