import {
  loadRenewal,
  loadShownRenewal,
  renew,
} from '../../../../../src/features/orders/renewal/renewalSaga.ts';
import { orderLoaded } from '../../../../../src/features/orders/ordersSlice.ts';
import {
  renewalSubmitted,
  renewalSucceeded,
} from '../../../../../src/features/orders/planEvents.ts';
import { parseOrder } from '../../../../../src/api/subscriptions.ts';
import { locationChanged } from '../../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../../support/callFailures.ts';
import { cart, cartItem } from '../../../../support/factories/cart.ts';
import { renewablePlan, renewed } from '../../../../support/factories/renewal.ts';
import { paidSubscription } from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { runSaga } from '../../../../support/runSaga.ts';

const at = (pathname: string) =>
  locationChanged({ location: { pathname, search: '', hash: '', key: 'k' }, action: 'PUSH' });

describe('loadShownRenewal', () => {
  const openOrder = (renewable: boolean, pathname: string) => {
    const answer = { subscription_details: paidSubscription({ renewable }), cart: null };
    return runSaga(loadShownRenewal, {
      args: [orderLoaded(parseOrder(answer).order)],
      after: [at(pathname)],
      api: { 'GET subscriptions/:id/renewal': { plans: [renewablePlan()] } },
    });
  };

  it('loads today’s price of the visible order, once it can be renewed', async () => {
    const { state } = await openOrder(true, '/order-details/41');
    expect(state.orders.renewal).toMatchObject({
      orderId: 41,
      status: 'loaded',
      plans: [{ starts_on: '2027-02-15', total: 98_000 }],
    });
  });

  it.each([
    ['an order that cannot be renewed', false, '/order-details/41'],
    ['an order that is read for another page', true, '/thank-you/41'],
  ])('does not ask about %s', async (_, renewable, pathname) => {
    const { state } = await openOrder(renewable, pathname);
    expect(state.orders.renewal).toBeUndefined();
  });
});

describe('loadRenewal', () => {
  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadRenewal, {
      args: [41],
      api: { 'GET subscriptions/:id/renewal': reply() },
    });
    expect(state.orders.renewal).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('renew', () => {
  const pressed = renewalSubmitted({ orderId: 41 });
  const press = (api: Handlers) => runSaga(renew, { args: [pressed], after: [pressed], api });

  it('fills the cart, says so and notifies the buying flow', async () => {
    const { state, actions } = await press({
      'POST subscriptions/:id/renewal': renewed({ cart: cart({ items: [cartItem()] }) }),
    });
    expect(state.cart.cart?.items).toHaveLength(1);
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'renewal.inCart' }]);
    expect(state.orders.renewal?.press).toEqual({ status: 'idle', failure: null });
    expect(actions).toContainEqual(renewalSucceeded({ orderId: 41 }));
  });

  it('says everything that is not as it was', async () => {
    const { state } = await press({
      'POST subscriptions/:id/renewal': renewed({
        delegated_days: 3,
        answers_missing: true,
        slot_changed: true,
        not_sold: [{ name_en: 'Fit Pro', name_ar: 'فت برو' }],
      }),
    });
    expect(state.notifications).toMatchObject([
      { tone: 'warning', key: 'renewal.someNotSold' },
      { tone: 'warning', key: 'renewal.answersMissing' },
      { tone: 'warning', key: 'renewal.slotChanged' },
      { tone: 'warning', key: 'renewal.delegated', values: { days: 3 } },
    ]);
  });

  it.each(callFailures)('says of that order why not after %s', async (_, reply, kind) => {
    const { state, actions } = await press({ 'POST subscriptions/:id/renewal': reply() });
    expect(state.orders.renewal).toMatchObject({
      orderId: 41,
      press: { status: 'failed', failure: { kind } },
    });
    expect(actions).not.toContainEqual(renewalSucceeded({ orderId: 41 }));
  });
});
