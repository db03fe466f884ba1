import { call, fork, type SagaGenerator } from 'typed-redux-saga';
import { getRegisterForm, register } from '../../api/customers.ts';
import { load, submit } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import {
  registerFailed,
  registerFormFailed,
  registerFormLoaded,
  registerFormRequested,
  registerFormRetryPressed,
  registerSubmitted,
} from './registerSlice.ts';

export function* registerSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'register' as const, openRegister);
  yield* takeLeadingGuarded(registerSubmitted, createAccount);
}

function* openRegister(): SagaGenerator<void> {
  yield* takeLatestGuarded(registerFormRetryPressed, loadRegisterForm);
  yield* call(loadRegisterForm);
}

export function* loadRegisterForm(): SagaGenerator<void> {
  yield* load(
    {
      requested: registerFormRequested,
      loaded: registerFormLoaded,
      failed: registerFormFailed,
    },
    getRegisterForm,
  );
}

/** The session saga decides where a new customer goes next. */
export function* createAccount({
  payload,
}: ReturnType<typeof registerSubmitted>): SagaGenerator<void> {
  yield* submit({ succeeded: sessionStarted, failed: registerFailed }, register, payload);
}
