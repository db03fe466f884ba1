import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { getRegisterForm, register, type SignedIn } from '../../../../src/api/customers.ts';
import { toFailure } from '../../../../src/api/failure.ts';
import {
  emptyRegistration,
  toRegistration,
} from '../../../../src/features/register/registerForm.ts';
import { createAccount, loadRegisterForm } from '../../../../src/features/register/registerSaga.ts';
import {
  registerFailed,
  registerFormLoaded,
  registerFormLoadFailed,
  registerReducer,
  registerSubmitted,
} from '../../../../src/features/register/registerSlice.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { apiContext } from '../../../support/apiContext.ts';
import { apiFailures } from '../../../support/apiFailures.ts';
import { governorates } from '../../../support/factories/addresses.ts';

const signedIn: SignedIn = {
  customerInfo: {
    token: 'token',
    profile: {
      id: 7,
      first_name: 'Noura',
      last_name: 'Al-Sabah',
      email: 'noura@example.com',
      phone: null,
      civil_id: '285070400028',
    },
  },
  cart: null,
};
const submitted = registerSubmitted(toRegistration(emptyRegistration));

describe('loadRegisterForm', () => {
  it('keeps the governorates', async () => {
    const { storeState } = await expectSaga(loadRegisterForm)
      .withReducer(registerReducer)
      .provide([apiContext, [matchers.call.fn(getRegisterForm), { governorates: governorates() }]])
      .put(registerFormLoaded({ governorates: governorates() }))
      .run();
    expect(storeState.form.status).toBe('loaded');
  });

  it.each(apiFailures)('ends in a failure event on %s', async (_, error) => {
    const { storeState } = await expectSaga(loadRegisterForm)
      .withReducer(registerReducer)
      .provide([apiContext, [matchers.call.fn(getRegisterForm), throwError(error)]])
      .put(registerFormLoadFailed(toFailure(error)))
      .run();
    expect(storeState.form.status).toBe('failed');
  });
});

describe('createAccount', () => {
  it('starts a session', async () => {
    const { storeState } = await expectSaga(createAccount, submitted)
      .withReducer(registerReducer)
      .provide([apiContext, [matchers.call.fn(register), signedIn]])
      .put(sessionStarted(signedIn))
      .run();
    expect(storeState.submission).toEqual({ status: 'idle', failure: null });
  });

  it.each(apiFailures)('keeps what %s said', async (_, error) => {
    const { storeState } = await expectSaga(createAccount, submitted)
      .withReducer(registerReducer)
      .provide([apiContext, [matchers.call.fn(register), throwError(error)]])
      .put(registerFailed(toFailure(error)))
      .run();
    expect(storeState.submission.failure).toEqual(toFailure(error));
  });
});
