import { loadProfile } from '../../../../src/features/profile/profileSaga.ts';
import { sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { address, governorates, profile } from '../../../support/factories/customer.ts';
import { refuse } from '../../../support/fakeApi.ts';
import { runSaga } from '../../../support/runSaga.ts';

const answer = {
  profile: profile(),
  addresses: [address()],
  governorates: governorates(),
  cart: null,
};

it('keeps the profile and the saved addresses', async () => {
  const { state } = await runSaga(loadProfile, { api: { 'GET profile': answer } });
  expect(state.profile).toEqual({ status: 'loaded', profile: profile(), failure: null });
  expect(state.addresses.addresses).toEqual([address()]);
});

it.each(callFailures)('ends in a failure after %s', async (_, handler, kind) => {
  const { state } = await runSaga(loadProfile, { api: { 'GET profile': handler } });
  expect(state.profile).toMatchObject({ status: 'failed', failure: { kind } });
});

it('tells the session of an invalid token', async () => {
  const { actions } = await runSaga(loadProfile, { api: { 'GET profile': refuse({ code: 401 }) } });
  expect(actions).toContainEqual(sessionExpired());
});
