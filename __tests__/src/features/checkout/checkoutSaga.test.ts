import { ApiError } from '../../../../src/api/ApiError.ts';
import { toFailure } from '../../../../src/api/failure.ts';
import { readCart } from '../../../../src/api/carts.ts';
import { addressSaveSucceeded } from '../../../../src/features/addresses/addressesSlice.ts';
import {
  cartAddressFailed,
  cartAddressSubmitted,
  cartAddressSucceeded,
  noteEdited,
  noteOrdered,
} from '../../../../src/features/cart/cartSlice.ts';
import {
  begin,
  chooseSavedAddress,
  placeOrder,
} from '../../../../src/features/checkout/checkoutSaga.ts';
import {
  checkoutAddressMissing,
  checkoutSubmitted,
  orderCreated,
} from '../../../../src/features/checkout/checkoutSlice.ts';
import { profileLoaded } from '../../../../src/features/profile/profileSlice.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { cartReceived, sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { address } from '../../../support/factories/address.ts';
import { cart } from '../../../support/factories/cart.ts';
import { profileResponse } from '../../../support/factories/customer.ts';
import { subscriptionDetails } from '../../../support/factories/subscription.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const twoAddresses = profileResponse({ addresses: [address(), address({ id: 42 })] });
const received = cartReceived(readCart(cart({ address_id: 41, comment: 'No onions' })));
const ready = [received, profileLoaded(profileResponse()), checkoutSubmitted(null)];

it('begins without the problems of the last visit', async () => {
  const { state } = await runSaga(begin, {
    after: [checkoutSubmitted(null), checkoutAddressMissing()],
  });
  expect(state.checkout).toMatchObject({ status: 'idle', failure: null });
});

describe('placeOrder', () => {
  it('orders the cart to the chosen address, with the note as typed', async () => {
    const { api, actions, state } = await runSaga(placeOrder, {
      args: [checkoutSubmitted(null)],
      after: [...ready, noteEdited({ comment: ' Ring twice ' })],
      api: {
        'POST subscriptions': {
          subscription_details: subscriptionDetails(),
          cart: cart({ id: 8, items: [] }),
        },
      },
    });
    expect(api.callsTo('POST subscriptions').map(({ body }) => body)).toEqual([
      { cart_id: 7, address_id: 41, comment: 'Ring twice', grand_total: '98.000' },
    ]);
    expect(actions).toContainEqual(noteOrdered());
    expect(actions).toContainEqual(orderCreated({ orderId: 41 }));
    expect(state.orders.entries[41]?.item?.order_number).toBe('MZ-1041');
    expect(state.cart.cart?.items).toEqual([]);
  });

  it('takes the address that was chosen a moment ago', async () => {
    const { api } = await runSaga(placeOrder, {
      args: [checkoutSubmitted(null)],
      after: [received, profileLoaded(twoAddresses), cartAddressSubmitted({ addressId: 42 })],
      during: [cartReceived(readCart(cart({ address_id: 42 }))), cartAddressSucceeded()],
      api: { 'POST subscriptions': refuse() },
    });
    expect(api.callsTo('POST subscriptions')[0]?.body.address_id).toBe(42);
  });

  it('does not deliver elsewhere when that choice is refused', async () => {
    const { api, state } = await runSaga(placeOrder, {
      args: [checkoutSubmitted(null)],
      after: [received, profileLoaded(twoAddresses), cartAddressSubmitted({ addressId: 42 })],
      during: [cartAddressFailed(toFailure(new ApiError({ kind: 'network', code: 0 })))],
    });
    expect(api.calls).toHaveLength(0);
    expect(state.checkout.status).toBe('idle');
  });

  it.each([
    ['none was chosen', null],
    ['it was deleted meanwhile', 99],
  ])('asks for an address when %s', async (_, address_id) => {
    const { api, state } = await runSaga(placeOrder, {
      args: [checkoutSubmitted(null)],
      after: [
        cartReceived(readCart(cart({ address_id }))),
        profileLoaded(twoAddresses),
        checkoutSubmitted(null),
      ],
    });
    expect(api.calls).toHaveLength(0);
    expect(state.checkout).toMatchObject({ status: 'failed', failure: null });
  });

  it.each(callFailures)('keeps everything after %s', async (_, reply, kind) => {
    const { state } = await runSaga(placeOrder, {
      args: [checkoutSubmitted(null)],
      after: ready,
      api: { 'POST subscriptions': reply() },
    });
    expect(state.checkout).toMatchObject({ status: 'failed', failure: { kind } });
    expect(state.cart.cart?.items).toHaveLength(1);
  });

  it('notifies the session of an invalid token', async () => {
    const { actions } = await runSaga(placeOrder, {
      args: [checkoutSubmitted(null)],
      after: ready,
      api: { 'POST subscriptions': refuse({ code: 401 }) },
    });
    expect(actions).toContainEqual(sessionExpired());
  });
});

describe('an address saved', () => {
  const saved = addressSaveSucceeded({ address: address({ id: 42 }), addresses: [] });
  const at = (pathname: string) =>
    locationChanged({ location: { pathname, search: '', hash: '', key: 'k' }, action: 'PUSH' });

  it('becomes the delivery address at the checkout', async () => {
    const { actions } = await runSaga(chooseSavedAddress, {
      args: [saved],
      after: [at('/checkout')],
    });
    expect(actions).toContainEqual(cartAddressSubmitted({ addressId: 42 }));
  });

  it('is only saved in the profile', async () => {
    const { actions } = await runSaga(chooseSavedAddress, {
      args: [saved],
      after: [at('/profile')],
    });
    expect(actions).toEqual([]);
  });
});
