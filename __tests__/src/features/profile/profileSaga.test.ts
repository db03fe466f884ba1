import { draftChanged, selectDraft } from '../../../../src/features/drafts/draftsSlice.ts';
import {
  passwordChangeOpened,
  passwordChangeSubmitted,
  profileEditOpened,
  profileEditSubmitted,
  selectPasswordChange,
  selectProfileEdit,
} from '../../../../src/features/profile/profileSlice.ts';
import {
  loadProfile,
  savePassword,
  saveProfile,
} from '../../../../src/features/profile/profileSaga.ts';
import { selectNotifications } from '../../../../src/features/notifications/notificationsSlice.ts';
import {
  selectCustomerInfo,
  sessionStarted,
} from '../../../../src/features/session/sessionSlice.ts';
import { sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { address } from '../../../support/factories/address.ts';
import { customerInfo, profile, profileResponse } from '../../../support/factories/customer.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

it('stores the profile and the saved addresses', async () => {
  const { state } = await runSaga(loadProfile, { api: { 'GET profile': profileResponse() } });
  expect(state.profile).toMatchObject({ status: 'loaded', profile: profile(), failure: null });
  expect(state.addresses.addresses).toEqual([address()]);
});

it.each(callFailures)('ends in `failed` after %s', async (_, reply, kind) => {
  const { state } = await runSaga(loadProfile, { api: { 'GET profile': reply() } });
  expect(state.profile).toMatchObject({ status: 'failed', failure: { kind } });
});

it('expires the session on a 401', async () => {
  const { actions } = await runSaga(loadProfile, { api: { 'GET profile': refuse({ code: 401 }) } });
  expect(actions).toContainEqual(sessionExpired());
});

describe('saveProfile', () => {
  const input = {
    first_name: 'Nour',
    last_name: 'Al-Sabah',
    email: 'nour@mizan.example',
    phone: null,
    civil_id: '285070400028',
  };
  const changed = profile({ first_name: 'Nour', email: input.email, phone: null });
  const args = [profileEditSubmitted(input)] as [ReturnType<typeof profileEditSubmitted>];
  const after = [sessionStarted({ customerInfo: customerInfo(), cart: null }), profileEditOpened()];

  it('updates the profile and the stored customer info, keeps the token and drops the draft', async () => {
    const customer = String(profile().id);
    const typed = draftChanged({ owner: customer, name: 'profile', values: { email: 'n' } });
    const { state, api } = await runSaga(saveProfile, {
      args,
      after: [...after, typed],
      api: { 'PUT profile': profileResponse({ profile: changed }) },
    });
    expect(api.calls[0]?.body).toEqual(input);
    expect(state.profile.profile).toEqual(changed);
    expect(selectCustomerInfo(state)).toEqual(customerInfo({ profile: changed, cart: null }));
    expect(selectProfileEdit(state)).toEqual({ isOpen: false, status: 'idle', failure: null });
    expect(selectDraft(state, 'profile')).toBeUndefined();
    expect(selectNotifications(state)).toMatchObject([{ key: 'profile.saved' }]);
  });

  it.each(callFailures)('changes nothing after %s', async (_, reply, kind) => {
    const { state } = await runSaga(saveProfile, { args, after, api: { 'PUT profile': reply() } });
    expect(selectProfileEdit(state)).toMatchObject({
      isOpen: true,
      status: 'failed',
      failure: { kind },
    });
    expect(selectCustomerInfo(state)).toEqual(customerInfo());
  });
});

describe('savePassword', () => {
  const passwords = {
    old_password: 'kitchen-2026',
    new_password: 'kitchen-2027',
    confirm_password: 'kitchen-2027',
  };
  const args = [passwordChangeSubmitted(passwords)] as [ReturnType<typeof passwordChangeSubmitted>];
  const after = [
    sessionStarted({ customerInfo: customerInfo(), cart: null }),
    passwordChangeOpened(),
  ];

  it('closes the form and keeps the session', async () => {
    const { state, api } = await runSaga(savePassword, {
      args,
      after,
      api: { 'PUT password': null },
    });
    expect(api.calls[0]?.body).toEqual(passwords);
    expect(selectPasswordChange(state)).toEqual({ isOpen: false, status: 'idle', failure: null });
    expect(selectCustomerInfo(state)).toEqual(customerInfo());
    expect(selectNotifications(state)).toMatchObject([{ key: 'profile.passwordSaved' }]);
  });

  it.each(callFailures)('keeps the form after %s', async (_, reply, kind) => {
    const { state } = await runSaga(savePassword, { args, api: { 'PUT password': reply() } });
    expect(selectPasswordChange(state)).toMatchObject({
      isOpen: true,
      status: 'failed',
      failure: { kind },
    });
  });
});
