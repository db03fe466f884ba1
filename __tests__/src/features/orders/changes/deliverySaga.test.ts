import {
  addressEditorOpened,
  addressSaveSucceeded,
} from '../../../../../src/features/addresses/addressesSlice.ts';
import { deliveryAsked, deliverySubmitted } from '../../../../../src/features/orders/planEvents.ts';
import {
  ask,
  chooseSavedAddress,
  deliver,
  forgetQuestion,
} from '../../../../../src/features/orders/changes/deliverySaga.ts';
import { deliveryChanged } from '../../../../../src/features/orders/ordersSlice.ts';
import { profileWanted } from '../../../../../src/features/profile/profileSlice.ts';
import { sessionStarted } from '../../../../../src/features/session/sessionSlice.ts';
import { notSent } from '../../../../../src/saga/request.ts';
import { callFailures } from '../../../../support/callFailures.ts';
import { address } from '../../../../support/factories/address.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { freezableOrder } from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { runSaga } from '../../../../support/runSaga.ts';

const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });
const PUT = 'PUT subscriptions/:id/items/:id/delivery' as const;
const asked = deliveryChanged({ ...notSent, dayId: 24 });
const change = {
  ...{ from: '2027-01-24', until: null, weekdays: [6] },
  ...{ address_id: 42, delivery_time_slot_id: null },
};

describe('deliver', () => {
  const submitted = deliverySubmitted({ dayId: 24, plan: { orderId: 41, itemId: 51 }, change });
  const submit = (api: Handlers) => runSaga(deliver, { args: [submitted], api, after: [asked] });

  it('has the plan as it is then, and says so', async () => {
    const { state, api } = await submit({
      [PUT]: { subscription_details: freezableOrder(), cart: null },
    });
    expect(api.callsTo(PUT)).toMatchObject([{ body: change }]);
    expect(state.orders.entries[41]?.item?.items).toHaveLength(1);
    expect(state.orders.delivery).toBeUndefined();
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'deliveryChange.done' }]);
  });

  it.each(callFailures)('stays open, and says why not, after %s', async (_, reply, kind) => {
    const { state } = await submit({ [PUT]: reply() });
    expect(state.orders.delivery).toMatchObject({ dayId: 24, status: 'failed', failure: { kind } });
  });
});

it('is asked with the saved addresses as they are by then', async () => {
  const { state, actions } = await runSaga(ask, { args: [deliveryAsked({ dayId: 24 })] });
  expect(state.orders.delivery).toMatchObject({ dayId: 24, status: 'idle' });
  expect(actions).toContainEqual(profileWanted());
});

describe('chooseSavedAddress', () => {
  const saved = addressSaveSucceeded({ address: address({ id: 43 }), addresses: [] });

  it('chooses the added address, beside the other choices', async () => {
    const { state } = await runSaga(chooseSavedAddress, {
      args: [saved],
      after: [signedIn, asked],
    });
    expect(Object.values(state.drafts.own)).toEqual([{ address_id: '43' }]);
  });

  it('leaves those of other pages alone', async () => {
    const { state } = await runSaga(chooseSavedAddress, {
      args: [saved],
      after: [signedIn],
    });
    expect(state.drafts.own).toEqual({});
  });
});

it('is not asked any more once the customer has left the page', async () => {
  const after = [asked, addressEditorOpened({ id: null })];
  const { state } = await runSaga(forgetQuestion, { after });
  expect(state.orders.delivery).toBeUndefined();
  expect(state.addresses.editor).toBeNull();
});
