import { readCart } from '../../../src/api/carts.ts';
import { readOrder } from '../../../src/api/subscriptions.ts';
import { cartCheckoutPressed } from '../../../src/features/cart/cartSlice.ts';
import { orderCreated } from '../../../src/features/checkout/checkoutSlice.ts';
import {
  mealsDelegationSucceeded,
  mealsSaveSucceeded,
} from '../../../src/features/mealSelection/mealSelectionSlice.ts';
import {
  orderChangeFoundPaid,
  orderChangeSucceeded,
  orderLoaded,
  payNowConfirmed,
} from '../../../src/features/orders/ordersSlice.ts';
import { renewalSucceeded } from '../../../src/features/orders/planEvents.ts';
import {
  paymentCheckAgainPressed,
  paymentRetryPressed,
  paymentStarted,
} from '../../../src/features/payment/paymentSlice.ts';
import { POLL_DELAYS_MS } from '../../../src/features/payment/pollDelays.ts';
import {
  addToCartSucceeded,
  planChangeSucceeded,
} from '../../../src/features/product/productSlice.ts';
import { answersSucceeded } from '../../../src/features/questionnaire/questionnaireSlice.ts';
import { createNavigator } from '../../../src/flows/navigator.ts';
import { advance } from '../../../src/flows/buyingFlow.ts';
import type { BuyingStep } from '../../../src/flows/buyingSteps.ts';
import { cartReceived, pageRestored, sessionExpired } from '../../../src/saga/events.ts';
import { callFailures } from '../../support/callFailures.ts';
import { cart, cartItem } from '../../support/factories/cart.ts';
import { paidSubscription, subscriptionDetails } from '../../support/factories/subscription.ts';
import { inTurn } from '../../support/fakeApi.ts';
import { refuse } from '../../support/replies.ts';
import { runSaga } from '../../support/runSaga.ts';

type Options = Omit<NonNullable<Parameters<typeof runSaga>[1]>, 'args'>;

/** Runs one step of the flow on its page, to its end. */
async function take(step: BuyingStep, { path = '/', ...options }: Options) {
  const navigator = createNavigator(path.split('?', 1)[0] ?? path);
  const run = await runSaga(advance, { args: [navigator, step], path, ...options });
  const { pathname, search } = run.history.location;
  return { ...run, place: pathname + search };
}

const cartItemId = 11;
const orderId = 41;
const payable = { kind: 'order', id: 41 } as const;
const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };
const started = { ...reference, payment_url: 'http://pay.example/payment?data=token' };
const answer = (subscription_details: ReturnType<typeof subscriptionDetails>) => ({
  subscription_details,
  cart: null,
});
const paid = answer(paidSubscription());
const unpaid = answer(subscriptionDetails());
const pending = answer(subscriptionDetails({ payment_pending: true }));
const known = orderLoaded(readOrder(subscriptionDetails()));
const checkAgain = paymentCheckAgainPressed({ payable });

describe('from the plan to the cart', () => {
  it.each<[string, BuyingStep, NonNullable<Options['during']>, BuyingStep, string]>([
    [
      'a chosen plan to its questionnaire',
      { name: 'choose' },
      [addToCartSucceeded({ cartItemId })],
      { name: 'questionnaire', cartItemId },
      '/dislikes-allergies/11',
    ],
    [
      'a changed plan that is not in sight to its questionnaire',
      { name: 'choose' },
      [planChangeSucceeded({ cartItemId })],
      { name: 'questionnaire', cartItemId },
      '/dislikes-allergies/11',
    ],
    [
      'an order that was taken back to the cart',
      { name: 'elsewhere' },
      [orderChangeSucceeded({ orderId })],
      { name: 'cart' },
      '/cart',
    ],
    [
      'an order that is renewed',
      { name: 'elsewhere' },
      [renewalSucceeded({ orderId })],
      { name: 'cart' },
      '/cart',
    ],
    [
      'the answers to the meals',
      { name: 'questionnaire', cartItemId },
      [answersSucceeded({ cartItemId, removedDishes: 0 })],
      { name: 'meals', cartItemId },
      '/meals/11',
    ],
    [
      'own meals to the cart',
      { name: 'meals', cartItemId },
      [mealsSaveSucceeded({ cartItemId })],
      { name: 'cart' },
      '/cart',
    ],
    [
      'meals left to the dietitian to the cart',
      { name: 'meals', cartItemId },
      [mealsDelegationSucceeded({ cartItemId })],
      { name: 'cart' },
      '/cart',
    ],
  ])('leads %s', async (_name, step, during, next, place) => {
    const run = await take(step, { during });
    expect(run.returned).toEqual(next);
    expect(run.place).toBe(place);
    expect(run.history.index).toBe(1);
  });

  it.each<[string, Parameters<typeof cartItem>[0], BuyingStep, string]>([
    [
      'the questionnaire',
      { questionnaire_completed: false, meals_completed: false },
      { name: 'questionnaire', cartItemId },
      '/dislikes-allergies/11',
    ],
    [
      'the meals that no longer fit',
      { meals_completed: false },
      { name: 'meals', cartItemId },
      '/meals/11',
    ],
    ['the cart where nothing is missing', {}, { name: 'cart' }, '/cart'],
  ])('leads from a changed plan to %s', async (_name, item, next, place) => {
    const other = cartItem({ cart_item_id: 12, questionnaire_completed: false });
    const run = await take(
      { name: 'choose' },
      {
        path: '/package-categories/1',
        after: [cartReceived(readCart(cart({ items: [other, cartItem(item)] })))],
        during: [planChangeSucceeded({ cartItemId })],
      },
    );
    expect(run.returned).toEqual(next);
    expect(run.place).toBe(place);
  });

  it('leads from an order that turns out to be paid to its confirmation', async () => {
    const { place, history } = await take(
      { name: 'elsewhere' },
      { path: '/order-failed?order=41', during: [orderChangeFoundPaid({ orderId })] },
    );
    expect(place).toBe('/thank-you/41');
    expect(history.index).toBe(0);
  });

  it.each<[string, Parameters<typeof cartItem>[0], BuyingStep, string]>([
    [
      'the questionnaire that was left out',
      { questionnaire_completed: false, meals_completed: false },
      { name: 'questionnaire', cartItemId },
      '/dislikes-allergies/11',
    ],
    [
      'the meals that are missing',
      { meals_completed: false },
      { name: 'meals', cartItemId },
      '/meals/11',
    ],
    ['the checkout of a cart that is ready', {}, { name: 'checkout' }, '/checkout'],
  ])('leads from the cart to %s', async (_name, item, next, place) => {
    const run = await take(
      { name: 'cart' },
      {
        path: '/cart',
        after: [cartReceived(readCart(cart({ items: [cartItem(item)] })))],
        during: [cartCheckoutPressed()],
      },
    );
    expect(run.returned).toEqual(next);
    expect(run.place).toBe(place);
  });
});

describe('from the order to the hosted page', () => {
  const ordered = orderCreated({ orderId });

  it('replaces the checkout in the history, and checks when the customer goes back', async () => {
    const { browser, history, place, returned } = await take(
      { name: 'checkout' },
      {
        path: '/checkout',
        after: [known],
        during: [ordered, pageRestored()],
        api: { 'POST payments/checkout': started, 'GET subscriptions/:id': unpaid },
      },
    );
    expect(browser.assigned).toEqual(['http://pay.example/payment?data=token']);
    expect(place).toBe('/order-failed?order=41');
    expect(history.index).toBe(0);
    expect(returned).toBeNull();
  });

  it('finds that a customer who went back had paid after all', async () => {
    const { place } = await take(
      { name: 'checkout' },
      {
        path: '/checkout',
        after: [known],
        during: [ordered, pageRestored()],
        api: { 'POST payments/checkout': started, 'GET subscriptions/:id': inTurn(pending, paid) },
      },
    );
    expect(place).toBe('/thank-you/41');
  });

  it.each([
    ...callFailures,
    ['an order that is closed', () => refuse({ code: 409, error: 'order_closed' }), 'http'],
  ] as const)('stays after %s, and tries again when asked', async (_name, reply, kind) => {
    const { actions, browser } = await take(
      { name: 'checkout' },
      {
        path: '/checkout',
        after: [known],
        during: [ordered, paymentRetryPressed({ payable }), pageRestored()],
        api: {
          'POST payments/checkout': inTurn(reply(), started),
          'GET subscriptions/:id': inTurn(unpaid, unpaid),
        },
      },
    );
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'payment/startFailed',
        payload: expect.objectContaining({ failure: expect.objectContaining({ kind }) }),
      }),
    );
    expect(browser.assigned).toHaveLength(1);
  });

  it('never asks for money twice', async () => {
    const { api, browser, place } = await take(
      { name: 'elsewhere' },
      {
        path: '/orders',
        during: [payNowConfirmed({ orderId })],
        api: { 'GET subscriptions/:id': paid },
      },
    );
    expect(place).toBe('/thank-you/41');
    expect(api.callsTo('POST payments/checkout')).toHaveLength(0);
    expect(browser.assigned).toEqual([]);
  });
});

describe('the return from the gateway', () => {
  const result = { ...reference, payment_status: true };
  const back = (api: Options['api'], more: Options = {}) =>
    take(
      { name: 'returned', data: 'ab12' },
      {
        path: '/order-failed?data=ab12',
        ...more,
        api: { 'POST payments/result': { result }, 'PUT subscriptions': pending, ...api },
      },
    );

  it.each([
    ['thanks for a payment', paid, '/thank-you/41'],
    ['says that it was declined', unpaid, '/order-failed?order=41'],
    [
      'says that the order was closed meanwhile',
      answer(subscriptionDetails({ order_status: 'failed', payable: false })),
      '/order-failed?order=41',
    ],
  ])('%s, with the shop behind it in history', async (_name, order, expected) => {
    const { place, history } = await back({ 'GET subscriptions/:id': order });
    expect(place).toBe(expected);
    expect(history.index).toBe(1);
  });

  it('asks the bank again on request when it had no answer', async () => {
    const { actions, api, place } = await back(
      {
        'GET subscriptions/:id': inTurn(...POLL_DELAYS_MS.map(() => pending), pending, paid),
      },
      { during: [checkAgain] },
    );
    expect(actions.map(({ type }) => type)).toContain('payment/undecided');
    expect(api.callsTo('GET subscriptions/:id')).toHaveLength(POLL_DELAYS_MS.length + 2);
    expect(place).toBe('/thank-you/41');
  });

  it.each(callFailures.filter(([name]) => name !== 'an invalid session'))(
    'continues after %s, because the bank decides',
    async (_name, reply) => {
      const { place } = await back({
        'PUT subscriptions': reply(),
        'GET subscriptions/:id': inTurn(reply(), paid),
      });
      expect(place).toBe('/thank-you/41');
    },
  );

  it('notifies the session of an invalid token', async () => {
    const { actions } = await back({
      'PUT subscriptions': refuse({ code: 401 }),
      'GET subscriptions/:id': paid,
    });
    expect(actions).toContainEqual(sessionExpired());
  });

  it('without a known order shows a message, and an order can be paid from there', async () => {
    const { actions, place } = await back(
      { 'POST payments/result': refuse(), 'GET subscriptions/:id': paid },
      { during: [payNowConfirmed({ orderId })] },
    );
    expect(actions.map(({ type }) => type)).toContain('payment/returnUnreadable');
    expect(place).toBe('/thank-you/41');
  });
});

describe('the payment page without a result', () => {
  it('follows the payment under way', async () => {
    const { place } = await take(
      { name: 'payment' },
      {
        path: '/payment',
        after: [paymentStarted(reference)],
        api: { 'GET subscriptions/:id': inTurn(pending, paid) },
      },
    );
    expect(place).toBe('/thank-you/41');
  });

  it('leads to the orders when nothing is under way', async () => {
    const { api, place, history } = await take({ name: 'payment' }, { path: '/payment' });
    expect(place).toBe('/orders');
    expect(history.index).toBe(0);
    expect(api.calls).toHaveLength(0);
  });
});
