import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { addAddress, deleteAddress, updateAddress } from '../../../../src/api/customers.ts';
import { toFailure } from '../../../../src/api/failure.ts';
import { removeAddress, saveAddress } from '../../../../src/features/addresses/addressesSaga.ts';
import {
  addressDeleteConfirmed,
  addressDeleteSucceeded,
  addressEditorOpened,
  addressesReducer,
  addressSaveFailed,
  addressSaveSucceeded,
  addressSubmitted,
} from '../../../../src/features/addresses/addressesSlice.ts';
import { profileLoadSucceeded } from '../../../../src/features/profile/profileSlice.ts';
import { toAddressInput, addressValues } from '../../../../src/forms/address/addressRules.ts';
import { apiContext } from '../../../support/apiContext.ts';
import { apiFailures } from '../../../support/apiFailures.ts';
import { address, governorates } from '../../../support/factories/addresses.ts';

const input = toAddressInput(addressValues(address()));
const profile = {
  id: 7,
  first_name: 'Noura',
  last_name: 'Al-Sabah',
  email: 'noura@example.com',
  phone: null,
  civil_id: null,
};
const loaded = addressesReducer(
  undefined,
  profileLoadSucceeded({ profile, addresses: [address()], governorates: governorates() }),
);
const answer = {
  address: address({ id: 2 }),
  addresses: [address(), address({ id: 2 })],
  cart: null,
};

describe('saveAddress', () => {
  it('adds a new address and closes the editor', async () => {
    const open = addressesReducer(loaded, addressEditorOpened({ id: null }));
    const { storeState } = await expectSaga(
      saveAddress,
      addressSubmitted({ id: null, address: input }),
    )
      .withReducer(addressesReducer, open)
      .provide([apiContext, [matchers.call.fn(addAddress), answer]])
      .put(addressSaveSucceeded(answer))
      .run();
    expect(storeState.editor).toBeNull();
    expect(storeState.addresses).toEqual(answer.addresses);
  });

  it('changes a saved address', async () => {
    const changed = { ...answer, address: address(), addresses: [address({ block: '9' })] };
    const { storeState } = await expectSaga(
      saveAddress,
      addressSubmitted({ id: 1, address: input }),
    )
      .withReducer(addressesReducer, loaded)
      .provide([apiContext, [matchers.call.fn(updateAddress), changed]])
      .run();
    expect(storeState.addresses).toEqual(changed.addresses);
  });

  it.each(apiFailures)('keeps the editor open on %s', async (_, error) => {
    const open = addressesReducer(loaded, addressEditorOpened({ id: null }));
    const { storeState } = await expectSaga(
      saveAddress,
      addressSubmitted({ id: null, address: input }),
    )
      .withReducer(addressesReducer, open)
      .provide([apiContext, [matchers.call.fn(addAddress), throwError(error)]])
      .put(addressSaveFailed(toFailure(error)))
      .run();
    expect(storeState.editor).toEqual({ id: null });
    expect(storeState.save).toEqual({ status: 'failed', failure: toFailure(error) });
  });
});

describe('removeAddress', () => {
  const confirmed = addressDeleteConfirmed({ id: 1 });

  it('takes the address from the list', async () => {
    const { storeState } = await expectSaga(removeAddress, confirmed)
      .withReducer(addressesReducer, addressesReducer(loaded, confirmed))
      .provide([
        apiContext,
        [matchers.call.fn(deleteAddress), { address: null, addresses: [], cart: null }],
      ])
      .put(addressDeleteSucceeded({ id: 1, addresses: [] }))
      .run();
    expect(storeState.addresses).toEqual([]);
    expect(storeState.deletion.id).toBeNull();
  });

  it.each(apiFailures)('keeps the question and the address on %s', async (_, error) => {
    const { storeState } = await expectSaga(removeAddress, confirmed)
      .withReducer(addressesReducer, addressesReducer(loaded, confirmed))
      .provide([apiContext, [matchers.call.fn(deleteAddress), throwError(error)]])
      .run();
    expect(storeState.addresses).toEqual([address()]);
    expect(storeState.deletion).toEqual({ id: 1, status: 'failed', failure: toFailure(error) });
  });
});
