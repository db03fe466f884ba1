import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { quickSignup, type SignedIn } from '../../../../src/api/customers.ts';
import { toFailure } from '../../../../src/api/failure.ts';
import { signUp } from '../../../../src/features/quickSignUp/quickSignUpSaga.ts';
import {
  quickSignUpFailed,
  quickSignUpReducer,
  quickSignUpSubmitted,
} from '../../../../src/features/quickSignUp/quickSignUpSlice.ts';
import { emptyQuickSignUp } from '../../../../src/features/quickSignUp/quickSignUpForm.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { apiContext } from '../../../support/apiContext.ts';
import { apiFailures } from '../../../support/apiFailures.ts';

const submitted = quickSignUpSubmitted(emptyQuickSignUp);
const signedIn: SignedIn = {
  customerInfo: {
    token: 'token',
    profile: {
      id: 8,
      first_name: 'Salem',
      last_name: 'Al-Ali',
      email: 'salem@example.com',
      phone: '+96550012345',
      civil_id: null,
    },
  },
  cart: null,
};

it('starts a session', async () => {
  const { storeState } = await expectSaga(signUp, submitted)
    .withReducer(quickSignUpReducer)
    .provide([apiContext, [matchers.call.fn(quickSignup), signedIn]])
    .put(sessionStarted(signedIn))
    .run();
  expect(storeState.status).toBe('idle');
});

it.each(apiFailures)('keeps what %s said', async (_, error) => {
  const { storeState } = await expectSaga(signUp, submitted)
    .withReducer(quickSignUpReducer)
    .provide([apiContext, [matchers.call.fn(quickSignup), throwError(error)]])
    .put(quickSignUpFailed(toFailure(error)))
    .run();
  expect(storeState).toEqual({ status: 'failed', failure: toFailure(error) });
});
