import {
  changeOrder,
  loadOrder,
  loadOrderOfRoute,
  loadOrders,
  printReceipt,
  showPlanDay,
  takeDayBack,
} from '../../../../src/features/orders/ordersSaga.ts';
import {
  orderChangeFoundPaid,
  orderChangeSubmitted,
  orderChangeSucceeded,
  planDaySelected,
  takeBackSubmitted,
} from '../../../../src/features/orders/ordersSlice.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { sessionEnded, sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { cart } from '../../../support/factories/cart.ts';
import {
  paidSubscription,
  subscriptionDetails,
  subscriptionSummary,
} from '../../../support/factories/subscription.ts';
import { inTurn, type Handlers } from '../../../support/fakeApi.ts';
import { networkDown, refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';
import { stateAfter } from '../../../support/stateAfter.ts';

const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });
const details = { subscription_details: subscriptionDetails(), cart: null };

describe('loadOrders', () => {
  it('keeps the orders with their amounts in fils', async () => {
    const { state } = await runSaga(loadOrders, {
      api: { 'GET subscriptions': { subscriptions: [subscriptionSummary()], cart: null } },
    });
    expect(state.orderList).toMatchObject({
      status: 'loaded',
      items: [{ order_number: 'MZ-1041', grand_total: 98_000 }],
    });
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadOrders, { api: { 'GET subscriptions': reply() } });
    expect(state.orderList).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('notifies the session of an invalid token', async () => {
    const { actions } = await runSaga(loadOrders, {
      api: { 'GET subscriptions': refuse({ code: 401 }) },
    });
    expect(actions).toContainEqual(sessionExpired());
  });
});

describe('takeDayBack', () => {
  const pressed = takeBackSubmitted({ orderId: 41, dayId: 61 });
  const press = (api: Handlers) => runSaga(takeDayBack, { args: [pressed], after: [pressed], api });

  it('has the plan as it is then, and says so', async () => {
    const { state, api } = await press({
      'DELETE subscriptions/:id/days/:id/skip': {
        subscription_details: paidSubscription(),
        cart: null,
      },
    });
    expect(api.callsTo('DELETE subscriptions/:id/days/:id/skip')).toHaveLength(1);
    expect(state.orders.entries[41]?.item?.order_number).toBe('MZ-1041');
    expect(state.orders.skip).toBeUndefined();
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'myPlan.takenBack' }]);
  });

  it.each(callFailures)('says of that day why not after %s', async (_, reply, kind) => {
    const { state } = await press({ 'DELETE subscriptions/:id/days/:id/skip': reply() });
    expect(state.orders.skip).toMatchObject({ dayId: 61, status: 'failed', failure: { kind } });
  });
});

describe('changeOrder', () => {
  const submitted = orderChangeSubmitted({ orderId: 41 });
  const changed = { changed: true, changeable: false, payable: false };
  const reopened = (payment_page_open: boolean) => ({
    subscription_details: subscriptionDetails(changed),
    cart: cart(),
    payment_page_open,
  });
  const change = ({ api }: { api: Handlers }) =>
    runSaga(changeOrder, { args: [submitted], after: [submitted], api });

  it.each([
    [false, 'success', 'orders.reopened'],
    [true, 'warning', 'orders.reopenedPageOpen'],
  ])('fills the cart and says so (hosted page open: %s)', async (isOpen, tone, key) => {
    const { state, actions } = await change({
      api: { 'POST subscriptions/:id/reopen': reopened(isOpen) },
    });
    expect(state.cart.cart?.items).toHaveLength(1);
    expect(state.orders.entries[41]?.item?.changed).toBe(true);
    expect(state.notifications).toMatchObject([{ tone, key, values: { number: 'MZ-1041' } }]);
    expect(actions).toContainEqual(orderChangeSucceeded({ orderId: 41 }));
    expect(state.orders.change).toMatchObject({ status: 'idle', orderId: null });
  });

  it('leaves an order that turns out to be paid', async () => {
    const { state, actions } = await change({
      api: {
        'POST subscriptions/:id/reopen': refuse({ code: 409, error: 'order_paid' }),
      },
    });
    expect(actions).toContainEqual(orderChangeFoundPaid({ orderId: 41 }));
    expect(state.orders.change.failure).toBeNull();
  });

  it.each(callFailures)('says what keeps the order after %s', async (_, reply, kind) => {
    const { state } = await change({ api: { 'POST subscriptions/:id/reopen': reply() } });
    expect(state.orders.change).toMatchObject({ status: 'failed', orderId: 41, failure: { kind } });
  });
});

describe('loadOrder', () => {
  it('keeps the order', async () => {
    const { state, api } = await runSaga(loadOrder, {
      args: [41],
      api: { 'GET subscriptions/:id': details },
    });
    expect(api.callsTo('GET subscriptions/:id')[0]?.id).toBe(41);
    expect(state.orders.entries[41]).toMatchObject({ status: 'loaded', item: { id: 41 } });
  });

  it('keeps the known order visible when it cannot be loaded again', async () => {
    const answers = inTurn(details, networkDown());
    function* twice() {
      yield* loadOrder(41);
      yield* loadOrder(41);
    }
    const { state } = await runSaga(twice, { api: { 'GET subscriptions/:id': answers } });
    expect(state.orders.entries[41]).toMatchObject({
      status: 'failed',
      item: { id: 41 },
      failure: { kind: 'network' },
    });
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadOrder, {
      args: [41],
      api: { 'GET subscriptions/:id': reply() },
    });
    expect(state.orders.entries[41]).toMatchObject({
      status: 'failed',
      item: null,
      failure: { kind },
    });
  });
});

describe('the page of a failed payment', () => {
  const at = (search: string) =>
    locationChanged({
      location: { pathname: '/order-failed', search, hash: '', key: 'k' },
      action: 'PUSH',
    });

  it('loads the order that its address names', async () => {
    const { api } = await runSaga(loadOrderOfRoute, {
      after: [signedIn, at('?order=41')],
      api: { 'GET subscriptions/:id': details },
    });
    expect(api.callsTo('GET subscriptions/:id')[0]?.id).toBe(41);
  });

  it.each([
    ['a visitor', [at('?order=41')]],
    ['an address that names none', [signedIn, at('')]],
  ])('loads nothing for %s', async (_, after) => {
    const { api } = await runSaga(loadOrderOfRoute, { after });
    expect(api.calls).toHaveLength(0);
  });
});

it('deletes the orders of a customer who logs out', async () => {
  const { actions } = await runSaga(loadOrder, {
    args: [41],
    api: { 'GET subscriptions/:id': { subscription_details: paidSubscription(), cart: null } },
  });
  expect(stateAfter(...actions).orders.entries).not.toEqual({});
  expect(stateAfter(...actions, sessionEnded()).orders.entries).toEqual({});
});

it('prints through the browser', async () => {
  const { browser } = await runSaga(printReceipt);
  expect(browser.order).toEqual(['print']);
});

it('showPlanDay keeps the day in the address, replacing the earlier one', async () => {
  const { history } = await runSaga(showPlanDay, {
    args: [planDaySelected({ orderId: 41, date: '2027-01-20' })],
    path: '/order-details/41?day=2027-01-19',
  });
  expect(history.location).toMatchObject({
    pathname: '/order-details/41',
    search: '?day=2027-01-20',
  });
  expect(history.index).toBe(0);
});
