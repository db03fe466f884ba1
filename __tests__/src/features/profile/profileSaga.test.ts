import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { getProfile } from '../../../../src/api/customers.ts';
import { toFailure } from '../../../../src/api/failure.ts';
import { loadProfile } from '../../../../src/features/profile/profileSaga.ts';
import {
  profileLoadFailed,
  profileLoadSucceeded,
  profileReducer,
} from '../../../../src/features/profile/profileSlice.ts';
import { sessionExpired } from '../../../../src/saga/events.ts';
import { apiContext } from '../../../support/apiContext.ts';
import { apiFailures, invalidSession } from '../../../support/apiFailures.ts';
import { address, governorates } from '../../../support/factories/addresses.ts';

const loaded = {
  profile: {
    id: 7,
    first_name: 'Noura',
    last_name: 'Al-Sabah',
    email: 'noura@example.com',
    phone: '+96550012345',
    civil_id: '285070400028',
  },
  addresses: [address()],
  governorates: governorates(),
};

it('keeps the profile and hands over the addresses', async () => {
  const { storeState } = await expectSaga(loadProfile)
    .withReducer(profileReducer)
    .provide([apiContext, [matchers.call.fn(getProfile), { ...loaded, cart: null }]])
    .put(profileLoadSucceeded(loaded))
    .run();
  expect(storeState).toEqual({ status: 'loaded', profile: loaded.profile, failure: null });
});

it.each(apiFailures)('ends in a failure event on %s', async (_, error) => {
  const { storeState } = await expectSaga(loadProfile)
    .withReducer(profileReducer)
    .provide([apiContext, [matchers.call.fn(getProfile), throwError(error)]])
    .put(profileLoadFailed(toFailure(error)))
    .run();
  expect(storeState.status).toBe('failed');
});

it('tells the session of an invalid token', async () => {
  await expectSaga(loadProfile)
    .withReducer(profileReducer)
    .provide([apiContext, [matchers.call.fn(getProfile), throwError(invalidSession)]])
    .put(sessionExpired())
    .run();
});
