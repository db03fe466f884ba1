import { REQUEST_TIMEOUT_MS } from '../../../../src/api/createApiClient.ts';
import {
  awaitConfirmation,
  REPORT_HEAD_START_MS,
} from '../../../../src/features/payment/awaitConfirmation.ts';
import { paymentStarted } from '../../../../src/features/payment/paymentSlice.ts';
import { POLL_DELAYS_MS } from '../../../../src/features/payment/pollDelays.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { paidSubscription, subscriptionDetails } from '../../../support/factories/subscription.ts';
import { inTurn, type Handlers } from '../../../support/fakeApi.ts';
import { remembered } from '../../../support/memoryStorage.ts';
import { hold, networkDown, noAnswer, payload, refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';
import { startStorefront } from '../../../support/startStorefront.ts';

const answer = (subscription_details: ReturnType<typeof subscriptionDetails>) => ({
  subscription_details,
  cart: null,
});
const paid = answer(paidSubscription());
const pending = answer(subscriptionDetails({ payment_pending: true }));
const unpaid = answer(subscriptionDetails());
const underWay = paymentStarted({
  subscription_id: 41,
  order_reference_number: 'SUB-41-1-0a1b2c3d',
});

const wait = (order: Handlers['GET subscriptions/:id']) =>
  runSaga(awaitConfirmation, {
    args: [{ payable: { kind: 'order', id: 41 }, claimsPaid: false, result: null }],
    after: [underWay],
    path: '/payment',
    api: { 'GET subscriptions/:id': order },
  });

it('asks until the bank has answered', async () => {
  const { returned, api, state } = await wait(inTurn(pending, networkDown(), pending, paid));
  expect(returned).toBe('confirmed');
  expect(api.callsTo('GET subscriptions/:id')).toHaveLength(4);
  expect(state.payment.stage).toBe('confirmed');
  expect(state.paymentUnderWay.reference).toBeNull();
  expect(state.orders.entries[41]?.item?.payment_status).toBe('paid');
});

it('says that the payment failed, and forgets it', async () => {
  const { returned, state } = await wait(inTurn(pending, unpaid));
  expect(returned).toBe('failed');
  expect(state.payment).toMatchObject({ stage: 'failed', payable: { kind: 'order', id: 41 } });
  expect(state.paymentUnderWay.reference).toBeNull();
});

it('gives up after two minutes, and keeps the reference for another check', async () => {
  const { returned, api, state } = await wait(pending);
  expect(returned).toBe('undecided');
  expect(api.callsTo('GET subscriptions/:id')).toHaveLength(POLL_DELAYS_MS.length + 1);
  expect(state.paymentUnderWay.reference).not.toBeNull();
  expect(POLL_DELAYS_MS.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(120_000);
});

it('does not wait for another customer’s order', async () => {
  const { returned, state } = await wait(refuse({ code: 404 }));
  expect(returned).toBe('unreadable');
  expect(state.payment.stage).toBe('unreadable');
});

it('ends when the customer goes elsewhere, without a verdict', async () => {
  const { returned, state } = await runSaga(awaitConfirmation, {
    args: [{ payable: { kind: 'order', id: 41 }, claimsPaid: false, result: null }],
    after: [underWay],
    during: [
      locationChanged({
        location: { pathname: '/about-us', search: '', hash: '', key: 'k' },
        action: 'PUSH',
      }),
    ],
    path: '/payment',
    api: { 'GET subscriptions/:id': noAnswer() },
  });
  expect(returned).toBe('left');
  expect(state.payment.stage).toBe('confirming');
  expect(state.paymentUnderWay.reference).not.toBeNull();
});

it.each(callFailures)('lets the next check decide after %s', async (_, reply) => {
  const { returned } = await wait(inTurn(reply(), paid));
  expect(returned).toBe('confirmed');
});

describe('a server that reports paid or not paid and no more', () => {
  const { payment_pending, payable, ...silent } = subscriptionDetails();
  const unsaid = payload({ subscription_details: silent });
  const returnedAs = (claimsPaid: boolean, order: Handlers['GET subscriptions/:id']) =>
    runSaga(awaitConfirmation, {
      args: [{ payable: { kind: 'order', id: 41 }, claimsPaid, result: null }],
      after: [underWay],
      path: '/payment',
      api: { 'GET subscriptions/:id': order },
    });

  it('is asked until it has taken in the payment that the return speaks of', async () => {
    const { returned, api } = await returnedAs(true, inTurn(unsaid, unsaid, paid));
    expect(returned).toBe('confirmed');
    expect(api.callsTo('GET subscriptions/:id')).toHaveLength(3);
  });

  it('is not asked again after a return that speaks of no payment', async () => {
    const { returned, api } = await returnedAs(false, unsaid);
    expect(returned).toBe('failed');
    expect(api.callsTo('GET subscriptions/:id')).toHaveLength(1);
  });

  it('has given the order up when it says so', async () => {
    const closed = payload({ subscription_details: { ...silent, order_status: 'rejected' } });
    const { returned } = await returnedAs(true, inTurn(unsaid, closed));
    expect(returned).toBe('failed');
  });
});

describe('a return that is reported', () => {
  const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Comes back from the hosted page; time passes only as the test says. */
  async function comeBack(api: Handlers) {
    const shop = await startStorefront({
      path: '/payment?data=ab12',
      stored: remembered({ customer: customerInfo(), more: { paymentUnderWay: { reference } } }),
      api: {
        'GET home': homeResponse({ cart: cart({ items: [] }) }),
        'POST payments/result': { result: { ...reference, payment_status: true } },
        ...api,
      },
    });
    await jest.advanceTimersByTimeAsync(0);
    const checks = () => shop.api.callsTo('GET subscriptions/:id').length;
    const stage = () => shop.storefront.store.getState().payment.stage;
    return { ...shop, checks, stage };
  }

  it('is decided by the answer to the report, without a check', async () => {
    const { history, stage, checks } = await comeBack({
      'PUT subscriptions': paid,
      // Only the page of the order asks for it.
      'GET subscriptions/:id': noAnswer(),
    });
    expect(stage()).toBe('confirmed');
    expect(history.location.pathname).toBe('/thank-you/41');
    expect(checks()).toBe(1);
  });

  it('checks at once after an error of the server, without waiting for the repeated report', async () => {
    const { history, stage } = await comeBack({
      'PUT subscriptions': refuse({ code: 500 }),
      'GET subscriptions/:id': paid,
    });
    expect(stage()).toBe('confirmed');
    expect(history.location.pathname).toBe('/thank-you/41');
  });

  it('checks while the report is slow, and takes the first answer that decides', async () => {
    const { checks, stage } = await comeBack({
      'PUT subscriptions': noAnswer(),
      'GET subscriptions/:id': inTurn(pending, paid, paid),
    });
    expect(checks()).toBe(0);
    await jest.advanceTimersByTimeAsync(REPORT_HEAD_START_MS);
    expect([checks(), stage()]).toEqual([1, 'confirming']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(stage()).toBe('confirmed');
  });

  it('takes the answer to a slow report between two checks', async () => {
    const report = hold(paid);
    const { stage } = await comeBack({
      'PUT subscriptions': report,
      'GET subscriptions/:id': pending,
    });
    await jest.advanceTimersByTimeAsync(REPORT_HEAD_START_MS + 100);
    expect(stage()).toBe('confirming');
    report.release();
    await jest.advanceTimersByTimeAsync(0);
    expect(stage()).toBe('confirmed');
  });

  it('repeats a report that timed out, and takes its answer', async () => {
    const { stage, api } = await comeBack({
      'PUT subscriptions': inTurn(noAnswer(), paid),
      'GET subscriptions/:id': pending,
    });
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect([api.callsTo('PUT subscriptions').length, stage()]).toEqual([1, 'confirming']);
    await jest.advanceTimersByTimeAsync(1000);
    expect([api.callsTo('PUT subscriptions').length, stage()]).toEqual([2, 'confirmed']);
  });

  it('says that the bank has not answered when neither decides within two minutes', async () => {
    const { stage, api } = await comeBack({
      'PUT subscriptions': refuse({ code: 503 }),
      'GET subscriptions/:id': pending,
    });
    const budget = POLL_DELAYS_MS.reduce((sum, pause) => sum + pause, 0);
    await jest.advanceTimersByTimeAsync(budget - 1);
    expect(stage()).toBe('confirming');
    await jest.advanceTimersByTimeAsync(REPORT_HEAD_START_MS);
    expect(stage()).toBe('undecided');
    expect(api.callsTo('PUT subscriptions')).toHaveLength(4);
  });
});
