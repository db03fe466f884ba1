import { act, waitFor } from '@testing-library/react';
import { cartCheckoutPressed } from '../../src/features/cart/cartSlice.ts';
import { checkoutSubmitted } from '../../src/features/checkout/checkoutSlice.ts';
import { delegatePressed } from '../../src/features/mealSelection/mealSelectionSlice.ts';
import { payNowConfirmed } from '../../src/features/orders/ordersSlice.ts';
import { subscribePressed } from '../../src/features/product/productSlice.ts';
import { answersSubmitted } from '../../src/features/questionnaire/questionnaireSlice.ts';
import { loginSubmitted } from '../../src/features/session/loginSlice.ts';
import { paths } from '../../src/routing/paths.ts';
import { pageRestored } from '../../src/saga/events.ts';
import { callFailures } from '../support/callFailures.ts';
import { cart, cartItem } from '../support/factories/cart.ts';
import { customerInfo, profileResponse, signedInResponse } from '../support/factories/customer.ts';
import { homeResponse } from '../support/factories/home.ts';
import { mealsResponse } from '../support/factories/meals.ts';
import { packageResponse } from '../support/factories/package.ts';
import { answers, questionnaireResponse } from '../support/factories/questionnaire.ts';
import { paidSubscription, subscriptionDetails } from '../support/factories/subscription.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { remembered } from '../support/memoryStorage.ts';
import { hold, noAnswer, refuse } from '../support/replies.ts';
import { startStorefront } from '../support/startStorefront.ts';

const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };
const started = { ...reference, payment_url: 'http://pay.example/payment?data=token' };
const basket = cart({ address_id: 41 });
const unpaid = { subscription_details: subscriptionDetails(), cart: cart({ id: 8, items: [] }) };
const paid = { ...unpaid, subscription_details: paidSubscription() };

/** A kitchen where everything goes well. */
const kitchen: Handlers = {
  'GET home': homeResponse({ cart: basket }),
  'POST login': signedInResponse({ cart: basket }),
  'GET package-categories/:id': packageResponse(),
  'POST carts': { cart: basket, cart_item_id: 11 },
  'GET dislikes-allergies/:id': questionnaireResponse({ cart: basket }),
  'POST dislikes-allergies': { cart_item: cartItem(), removed_dishes: 0, cart: basket },
  'GET meals': mealsResponse({ cart: basket }),
  'PUT meal-selection': { cart_item: cartItem(), cart: basket },
  'GET carts': { cart: basket },
  'GET profile': profileResponse({ cart: basket }),
  'POST subscriptions': unpaid,
  'POST payments/checkout': started,
  'GET subscriptions': { subscriptions: [], cart: null },
  'GET subscriptions/:id': unpaid,
};

type Options = Omit<NonNullable<Parameters<typeof startStorefront>[0]>, 'api'>;

/** The app, opened by a customer who logged in on an earlier visit. */
async function visit(path: string, api: Handlers = {}, options: Options = {}) {
  const started = await startStorefront({
    path,
    stored: remembered({ customer: customerInfo() }),
    ...options,
    api: { ...kitchen, ...api },
  });
  const { storefront, history } = started;
  const place = () => history.location.pathname + history.location.search;
  const state = () => storefront.store.getState();
  return {
    ...started,
    state,
    place,
    dispatch: storefront.store.dispatch,
    arrivesAt: (expected: string) => waitFor(() => expect(place()).toBe(expected)),
    /** Waits until every answer is handled. */
    isIdle: () => waitFor(() => expect(state().progress.calls).toBe(0)),
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

const product = paths.packageCategory(1);
const questionnaire = paths.dislikesAllergies(11);
const meals = paths.meals(11);
const answered = answersSubmitted({ cartItemId: 11, answers: answers() });

const isLoaded = {
  product: ({ state }: Visit) => waitFor(() => expect(state().product.product).not.toBeNull()),
  meals: ({ state }: Visit) => waitFor(() => expect(state().mealSelection.menu).not.toBeNull()),
  basket: ({ state }: Visit) => waitFor(() => expect(state().cart.status).toBe('loaded')),
  checkout: ({ state }: Visit) =>
    waitFor(() => {
      expect(state().cart.status).toBe('loaded');
      expect(state().profile.status).toBe('loaded');
    }),
};

it('leads from the plan to the hosted page', async () => {
  const visited = await visit(product);
  await isLoaded.product(visited);
  visited.dispatch(subscribePressed());
  await visited.arrivesAt(questionnaire);
  visited.dispatch(answered);
  await visited.arrivesAt(meals);
  await isLoaded.meals(visited);
  visited.dispatch(delegatePressed());
  await visited.arrivesAt('/cart');
  await isLoaded.basket(visited);
  visited.dispatch(cartCheckoutPressed());
  await visited.arrivesAt('/checkout');
  await isLoaded.checkout(visited);
  visited.dispatch(checkoutSubmitted(null));
  await waitFor(() => expect(visited.browser.assigned).toEqual([started.payment_url]));
  expect(visited.place()).toBe('/payment');
  expect(visited.api.callsTo('POST subscriptions')).toHaveLength(1);
});

it('changes the plan of a customer who goes back from its questionnaire', async () => {
  const changed = {
    cart: cart({ items: [cartItem({ questionnaire_completed: false })] }),
    cart_item_id: 11,
    removed_dishes: 0,
  };
  const visited = await visit(product, {
    'GET package-categories/:id': packageResponse({ cart: basket }),
    'PUT carts/items/:id': changed,
  });
  await isLoaded.product(visited);
  visited.dispatch(subscribePressed());
  await visited.arrivesAt(questionnaire);
  act(() => visited.history.back());
  await waitFor(() => expect(visited.history.location.search).toMatch(/meals=3.*item=11/));
  await isLoaded.product(visited);
  visited.dispatch(subscribePressed());
  await visited.arrivesAt(questionnaire);
  expect(visited.api.callsTo('POST carts')).toHaveLength(1);
  expect(visited.api.callsTo('PUT carts/items/:id')).toHaveLength(1);
});

it('sends a guest to login, and then repeats the guest’s click', async () => {
  const path = `${product}?variant=2&meals=2&days=5`;
  const visited = await visit(path, {}, { stored: {} });
  await isLoaded.product(visited);
  visited.dispatch(subscribePressed());
  const alert = visited.state().alerts.current;
  if (alert?.kind !== 'authentication') throw new Error('The guest is not asked to log in.');
  visited.history.push(paths.login(alert.redirect));
  visited.dispatch(loginSubmitted({ email: 'noura@mizan.example', password: 'secret' }));
  await visited.arrivesAt(questionnaire);
  expect(visited.api.callsTo('POST carts').map(({ body }) => body)).toMatchObject([
    { variant_id: 2, meals: 2, days: 5 },
  ]);
});

it('keeps the gateway’s result for a customer who has to log in again first', async () => {
  const visited = await visit(
    '/payment?data=ab12',
    {
      'POST payments/result': { result: reference },
      'PUT subscriptions': paid,
      'GET subscriptions/:id': paid,
    },
    { stored: {} },
  );
  await visited.arrivesAt('/login?redirect=%2Fpayment%3Fdata%3Dab12');
  expect(visited.api.callsTo('POST payments/result')).toHaveLength(0);
  visited.dispatch(loginSubmitted({ email: 'noura@mizan.example', password: 'secret' }));
  await visited.arrivesAt('/thank-you/41');
});

describe('a reload, or a new tab, continues', () => {
  it.each<
    [string, string, (visited: Visit) => Promise<void>, Parameters<Visit['dispatch']>[0], string]
  >([
    ['with the plan', product, isLoaded.product, subscribePressed(), questionnaire],
    ['with the questionnaire', questionnaire, async () => undefined, answered, meals],
    ['with the meals', meals, isLoaded.meals, delegatePressed(), '/cart'],
    ['with the cart', '/cart', isLoaded.basket, cartCheckoutPressed(), '/checkout'],
    ['with the checkout', '/checkout', isLoaded.checkout, checkoutSubmitted(null), '/payment'],
  ])('%s', async (_name, path, ready, action, next) => {
    const visited = await visit(path);
    await ready(visited);
    visited.dispatch(action);
    await visited.arrivesAt(next);
    expect(visited.history.action).toBe(next === '/payment' ? 'REPLACE' : 'PUSH');
  });

  it.each([
    ['the questionnaire', { questionnaire_completed: false }, questionnaire],
    ['the meals', { meals_completed: false }, meals],
  ])('with %s that another phone left out', async (_name, progress, next) => {
    const left = cart({ items: [cartItem(progress)] });
    const visited = await visit('/cart', {
      'GET home': homeResponse({ cart: left }),
      'GET carts': { cart: left },
    });
    await isLoaded.basket(visited);
    visited.dispatch(cartCheckoutPressed());
    await visited.arrivesAt(next);
    expect(visited.history.action).toBe('PUSH');
  });

  const stored = remembered({
    customer: customerInfo(),
    more: { paymentUnderWay: { reference } },
  });

  it('with the payment under way', async () => {
    const visited = await visit('/payment', { 'GET subscriptions/:id': paid }, { stored });
    await visited.arrivesAt('/thank-you/41');
    expect(visited.state().paymentUnderWay.reference).toBeNull();
  });

  it('with the gateway’s result', async () => {
    const visited = await visit(
      '/payment?data=ab12',
      {
        'POST payments/result': { result: reference },
        'PUT subscriptions': paid,
        'GET subscriptions/:id': paid,
      },
      { stored },
    );
    await visited.arrivesAt('/thank-you/41');
    act(() => visited.history.back());
    // Not to the hosted page, which has been used.
    await waitFor(() => expect(visited.place()).toBe('/orders'));
  });

  it('with the order, for a customer who goes back from the hosted page', async () => {
    const visited = await visit('/checkout');
    await isLoaded.checkout(visited);
    visited.dispatch(checkoutSubmitted(null));
    await waitFor(() => expect(visited.browser.assigned).toHaveLength(1));
    visited.dispatch(pageRestored());
    await visited.arrivesAt('/order-failed?order=41');
    visited.dispatch(payNowConfirmed({ orderId: 41 }));
    await waitFor(() => expect(visited.browser.assigned).toHaveLength(2));
  });
});

type Attempt = [
  name: string,
  endpoint: keyof Handlers,
  path: string,
  ready: (visited: Visit) => Promise<void>,
  action: Parameters<Visit['dispatch']>[0],
  next: string,
];
const attempts: Attempt[] = [
  ['the plan', 'POST carts', product, isLoaded.product, subscribePressed(), questionnaire],
  [
    'the answers',
    'POST dislikes-allergies',
    questionnaire,
    ({ isIdle }) => isIdle(),
    answered,
    meals,
  ],
  ['the meals', 'PUT meal-selection', meals, isLoaded.meals, delegatePressed(), '/cart'],
  [
    'the order',
    'POST subscriptions',
    '/checkout',
    isLoaded.checkout,
    checkoutSubmitted(null),
    '/payment',
  ],
];

describe.each(attempts)('%s', (_name, endpoint, path, ready, action, next) => {
  it.each(callFailures.filter(([failure]) => failure !== 'an invalid session'))(
    'stays where it is after %s, and continues at the next attempt',
    async (_failure, reply) => {
      const visited = await visit(path, { [endpoint]: reply() });
      await ready(visited);
      visited.dispatch(action);
      await waitFor(() => expect(visited.api.callsTo(endpoint)).toHaveLength(1));
      await visited.isIdle();
      expect(visited.place()).toBe(path);
      visited.api.on({ [endpoint]: kitchen[endpoint] });
      visited.dispatch(action);
      await visited.arrivesAt(next);
    },
  );

  it('comes back through login when the session has expired', async () => {
    const visited = await visit(path, { [endpoint]: refuse({ code: 401 }) });
    await ready(visited);
    visited.dispatch(action);
    await waitFor(() => expect(visited.history.location.pathname).toBe('/login'));
    visited.api.on({ [endpoint]: kitchen[endpoint] });
    visited.dispatch(loginSubmitted({ email: 'noura@mizan.example', password: 'secret' }));
    await visited.arrivesAt(path);
    await visited.isIdle();
    visited.dispatch(action);
    await visited.arrivesAt(next);
  });

  it('stays where it is when no answer comes in time', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    try {
      const visited = await visit(path, { [endpoint]: noAnswer() });
      await ready(visited);
      visited.dispatch(action);
      await jest.advanceTimersByTimeAsync(20_000);
      expect(visited.api.callsTo(endpoint)[0]?.signal?.aborted).toBe(true);
      expect(visited.place()).toBe(path);
      visited.api.on({ [endpoint]: kitchen[endpoint] });
      visited.dispatch(action);
      await visited.arrivesAt(next);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not move a customer who has left the flow', async () => {
    const answer = hold(kitchen[endpoint]);
    const visited = await visit(path, { [endpoint]: answer });
    await ready(visited);
    visited.dispatch(action);
    await waitFor(() => expect(visited.api.callsTo(endpoint)).toHaveLength(1));
    visited.history.push('/about-us');
    answer.release();
    await visited.isIdle();
    expect(visited.place()).toBe('/about-us');
    expect(visited.browser.assigned).toEqual([]);
  });
});

it('does not open the hosted page for a customer who has left the flow', async () => {
  const visited = await visit('/checkout', { 'POST payments/checkout': noAnswer() });
  await isLoaded.checkout(visited);
  visited.dispatch(checkoutSubmitted(null));
  await waitFor(() => expect(visited.api.callsTo('POST payments/checkout')).toHaveLength(1));
  visited.history.push('/orders');
  expect(visited.api.callsTo('POST payments/checkout')[0]?.signal?.aborted).toBe(true);
  expect(visited.browser.assigned).toEqual([]);
});

it('reports an exception of its own and starts again on the next page', async () => {
  const fault = new TypeError('broken');
  const reported: unknown[] = [];
  const checkout = jest.fn().mockRejectedValueOnce(fault).mockResolvedValueOnce(started);
  const visited = await visit(
    '/checkout',
    {},
    {
      gateway: { checkout, openResult: () => Promise.reject(fault) },
      reportError: (error) => void reported.push(error),
    },
  );
  await isLoaded.checkout(visited);
  visited.dispatch(checkoutSubmitted(null));
  await waitFor(() => expect(reported).toEqual([fault]));
  visited.history.push('/orders');
  visited.dispatch(payNowConfirmed({ orderId: 41 }));
  await waitFor(() => expect(visited.browser.assigned).toEqual([started.payment_url]));
});
