import { loadProfile } from '../../../../src/features/profile/profileSaga.ts';
import { sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { address } from '../../../support/factories/address.ts';
import { profile, profileResponse } from '../../../support/factories/customer.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

it('keeps the profile and the saved addresses', async () => {
  const { state } = await runSaga(loadProfile, { api: { 'GET profile': profileResponse() } });
  expect(state.profile).toEqual({ status: 'loaded', profile: profile(), failure: null });
  expect(state.addresses.addresses).toEqual([address()]);
});

it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
  const { state } = await runSaga(loadProfile, { api: { 'GET profile': reply() } });
  expect(state.profile).toMatchObject({ status: 'failed', failure: { kind } });
});

it('tells the session of an invalid token', async () => {
  const { actions } = await runSaga(loadProfile, { api: { 'GET profile': refuse({ code: 401 }) } });
  expect(actions).toContainEqual(sessionExpired());
});
