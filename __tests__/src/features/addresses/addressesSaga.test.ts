import {
  openBook,
  removeAddress,
  saveAddress,
} from '../../../../src/features/addresses/addressesSaga.ts';
import {
  addressDeletionSubmitted,
  addressEditorOpened,
  addressSaveSubmitted,
} from '../../../../src/features/addresses/addressesSlice.ts';
import { profileLoaded } from '../../../../src/features/profile/profileSlice.ts';
import { addressValues, toAddressInput } from '../../../../src/components/address/addressRules.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { address, addressesResponse } from '../../../support/factories/address.ts';
import { profileResponse } from '../../../support/factories/customer.ts';
import { runSaga } from '../../../support/runSaga.ts';

const input = toAddressInput(addressValues(address()));
const loaded = profileLoaded(profileResponse());
const adding = [loaded, addressEditorOpened({ id: null })];

it('closes the editor that was open on another page', async () => {
  const { state } = await runSaga(openBook, { after: adding });
  expect(state.addresses.editor).toBeNull();
  expect(state.addresses.addresses).toEqual([address()]);
});

describe('saveAddress', () => {
  const added = addressSaveSubmitted({ id: null, address: input });

  it('adds a new address, closes the editor and shows a notification', async () => {
    const addresses = [address(), address({ id: 42 })];
    const { state, api } = await runSaga(saveAddress, {
      args: [added],
      after: [...adding, added],
      api: { 'POST address': addressesResponse({ address: address({ id: 42 }), addresses }) },
    });
    expect(api.callsTo('POST address')[0]?.body).toEqual(input);
    expect(state.addresses).toMatchObject({ addresses, editor: null, save: { status: 'idle' } });
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'address.saved' }]);
  });

  it('changes a saved address', async () => {
    const addresses = [address({ block: '9' })];
    const changed = addressSaveSubmitted({ id: 41, address: input });
    const { state, api } = await runSaga(saveAddress, {
      args: [changed],
      after: [loaded, changed],
      api: { 'PUT address/:id': addressesResponse({ addresses }) },
    });
    expect(api.callsTo('PUT address/:id')[0]?.id).toBe(41);
    expect(state.addresses.addresses).toEqual(addresses);
  });

  it.each(callFailures)('keeps the editor open after %s', async (_, reply, kind) => {
    const { state } = await runSaga(saveAddress, {
      args: [added],
      after: [...adding, added],
      api: { 'POST address': reply() },
    });
    expect(state.addresses.editor).toEqual({ id: null });
    expect(state.addresses.save).toMatchObject({ status: 'failed', failure: { kind } });
    expect(state.notifications).toEqual([]);
  });
});

it.each(callFailures)('keeps the address as it was after %s', async (_, reply, kind) => {
  const changed = addressSaveSubmitted({ id: 41, address: { ...input, block: '9' } });
  const { state } = await runSaga(saveAddress, {
    args: [changed],
    after: [loaded, changed],
    api: { 'PUT address/:id': reply() },
  });
  expect(state.addresses.addresses).toEqual([address()]);
  expect(state.addresses.save).toMatchObject({ status: 'failed', failure: { kind } });
});

describe('removeAddress', () => {
  const confirmed = addressDeletionSubmitted({ id: 41 });

  it('removes the address from the list', async () => {
    const { state } = await runSaga(removeAddress, {
      args: [confirmed],
      after: [loaded, confirmed],
      api: { 'DELETE address/:id': addressesResponse({ address: null, addresses: [] }) },
    });
    expect(state.addresses.addresses).toEqual([]);
    expect(state.addresses.deletion.id).toBeNull();
  });

  it.each(callFailures)('keeps the question and the address after %s', async (_, reply, kind) => {
    const { state } = await runSaga(removeAddress, {
      args: [confirmed],
      after: [loaded, confirmed],
      api: { 'DELETE address/:id': reply() },
    });
    expect(state.addresses.addresses).toEqual([address()]);
    expect(state.addresses.deletion).toMatchObject({ id: 41, status: 'failed', failure: { kind } });
  });
});
