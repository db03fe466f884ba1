import { REQUEST_TIMEOUT_MS } from '../../../../src/api/createApiClient.ts';
import { REPORT_HEAD_START_MS } from '../../../../src/features/payment/awaitConfirmation.ts';
import { POLL_DELAYS_MS } from '../../../../src/features/payment/pollDelays.ts';
import { cart } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { paidSubscription, subscriptionDetails } from '../../../support/factories/subscription.ts';
import { inTurn, type Handlers } from '../../../support/fakeApi.ts';
import { remembered } from '../../../support/memoryStorage.ts';
import { hold, noAnswer, refuse } from '../../../support/replies.ts';
import { startStorefront } from '../../../support/startStorefront.ts';

const answer = (subscription_details: ReturnType<typeof subscriptionDetails>) => ({
  subscription_details,
  cart: cart({ items: [] }),
});
const paid = answer(paidSubscription());
const pending = answer(subscriptionDetails({ payment_pending: true }));
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

it.each([['an error of the server', refuse({ code: 500 })]])(
  'checks at once after %s, without waiting for the repeated report',
  async (_name, reply) => {
    const { history, stage } = await comeBack({
      'PUT subscriptions': reply,
      'GET subscriptions/:id': paid,
    });
    expect(stage()).toBe('confirmed');
    expect(history.location.pathname).toBe('/thank-you/41');
  },
);

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
