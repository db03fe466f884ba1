import { selectAlert } from '../../../../src/features/alerts/alertsSlice.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { itemInQuery } from '../../../../src/features/product/choices.ts';
import {
  addToCartFailed,
  addToCartSucceeded,
  planChangeSucceeded,
  productChoiceChanged,
  productLoaded,
  productRequested,
  selectLineToChange,
  selectProductState,
  subscribePressed,
} from '../../../../src/features/product/productSlice.ts';
import {
  loadProduct,
  resumeSubscribing,
  subscribe,
  writeChoices,
} from '../../../../src/features/product/productSaga.ts';
import { ApiError } from '../../../../src/api/ApiError.ts';
import { readCart } from '../../../../src/api/carts.ts';
import { toFailure } from '../../../../src/api/failure.ts';
import type { CartItem } from '../../../../src/contract/wire/cart.ts';
import { cartReceived, sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { loadedCategory, packageResponse } from '../../../support/factories/package.ts';
import { networkDown, payload, refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });

const at = (search: string) =>
  locationChanged({
    action: 'POP',
    location: { pathname: '/package-categories/1', search, hash: '', key: 'k' },
  });

async function loaded(search = '') {
  const { actions } = await runSaga(loadProduct, {
    args: [1],
    api: { 'GET package-categories/:id': packageResponse() },
  });
  return [at(search), ...actions];
}

describe('loadProduct', () => {
  it('keeps the category with its prices in fils', async () => {
    const { state } = await runSaga(loadProduct, {
      args: [1],
      api: { 'GET package-categories/:id': packageResponse() },
    });
    const { status, product } = selectProductState(state);
    expect(status).toBe('loaded');
    expect(product?.category.variants[0]?.prices[0]?.price).toBe(28_000);
    expect(product?.today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadProduct, {
      args: [1],
      api: { 'GET package-categories/:id': reply() },
    });
    expect(selectProductState(state)).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('drops the category of the previous page', async () => {
    const { state } = await runSaga(loadProduct, {
      args: [2],
      after: await loaded(),
      api: { 'GET package-categories/:id': refuse({ code: 404 }) },
    });
    expect(selectProductState(state)).toMatchObject({ categoryId: 2, product: null });
  });
});

describe('writeChoices', () => {
  it('replaces the query by all choices', async () => {
    const { history } = await runSaga(writeChoices, {
      args: [productChoiceChanged({ meals: 2, days: 5 })],
      after: await loaded('?variant=2'),
    });
    expect(history.action).toBe('REPLACE');
    const query = new URLSearchParams(history.location.search);
    expect(Object.fromEntries(query)).toEqual({
      variant: '2',
      meals: '2',
      snacks: '1',
      days: '5',
      start: '2027-01-20',
      delivery: 'all_days',
      slot: '1',
    });
  });

  it('does not navigate before the product is loaded', async () => {
    const { history } = await runSaga(writeChoices, {
      args: [productChoiceChanged({ meals: 2 })],
      after: [productRequested({ categoryId: 1 })],
    });
    expect(history.location.pathname).toBe('/');
  });
});

describe('resumeSubscribing', () => {
  const pressed = () => loaded('?variant=2&meals=2&days=5&subscribe=now');

  it('repeats the click of a guest who comes back from login, once for all reloads', async () => {
    const { actions, history } = await runSaga(resumeSubscribing, {
      after: [...(await pressed()), signedIn],
    });
    expect(actions).toEqual([subscribePressed()]);
    expect(history.action).toBe('REPLACE');
    expect(history.location.search).toContain('variant=2');
    expect(history.location.search).not.toContain('subscribe');
  });

  it.each([
    ['the button was not pressed', () => loaded('?variant=2')],
    ['the package could not be loaded', async () => [at('?subscribe=now')]],
  ])('does nothing where %s', async (_, after) => {
    const { actions, history } = await runSaga(resumeSubscribing, {
      after: [...(await after()), signedIn],
    });
    expect(actions).toEqual([]);
    expect(history.location.search).toBe('');
  });
});

describe('subscribe', () => {
  it('asks a guest to log in and sends no request', async () => {
    const { state, api } = await runSaga(subscribe, { after: await loaded('?meals=2') });
    expect(state.alerts.current).toMatchObject({ kind: 'authentication' });
    expect(api.calls).toHaveLength(0);
  });

  const asCustomer = async () => [...(await loaded('?meals=2&days=5')), signedIn];

  it('adds the choices to the cart of a customer', async () => {
    const { api, actions, state } = await runSaga(subscribe, {
      after: await asCustomer(),
      api: { 'POST carts': { cart: cart(), cart_item_id: 11 } },
    });
    expect(api.callsTo('POST carts')[0]?.body).toEqual({
      package_category_id: 1,
      variant_id: 1,
      meals: 2,
      snacks: 1,
      days: 5,
      start_date: '2027-01-20',
      delivery_preference: 'all_days',
      delivery_time_slot_id: 1,
    });
    expect(actions).toContainEqual(addToCartSucceeded({ cartItemId: 11 }));
    expect(state.cart.cart?.id).toBe(7);
    expect(selectProductState(state).addToCart.status).toBe('idle');
  });

  describe('on a server whose answer does not contain the cart', () => {
    const line = (cart_item_id: number, quantity = 1) => cartItem({ cart_item_id, quantity });

    it('finds the new line in the cart', async () => {
      const { actions, state } = await runSaga(subscribe, {
        after: [...(await asCustomer()), cartReceived(readCart(cart({ items: [line(11)] })))],
        api: {
          'POST carts': payload(null),
          'GET carts': { cart: cart({ items: [line(12), line(11)] }) },
        },
      });
      expect(actions).toContainEqual(addToCartSucceeded({ cartItemId: 12 }));
      expect(state.cart.cart?.items).toHaveLength(2);
    });

    it('finds the line that has grown', async () => {
      const known = cart({ items: [line(11), line(12)] });
      const { actions } = await runSaga(subscribe, {
        after: [...(await asCustomer()), cartReceived(readCart(known))],
        api: {
          'POST carts': payload(null),
          'GET carts': { cart: cart({ items: [line(11, 2), line(12)] }) },
        },
      });
      expect(actions).toContainEqual(addToCartSucceeded({ cartItemId: 11 }));
    });

    it('fails when the cart has no new line', async () => {
      const { state } = await runSaga(subscribe, {
        after: await asCustomer(),
        api: { 'POST carts': payload(null), 'GET carts': { cart: cart({ items: [] }) } },
      });
      expect(selectProductState(state).addToCart).toMatchObject({
        status: 'failed',
        failure: { kind: 'malformed' },
      });
    });

    it.each(callFailures)('keeps the choices after %s', async (_, reply, kind) => {
      const { state } = await runSaga(subscribe, {
        after: await asCustomer(),
        api: { 'POST carts': payload(null), 'GET carts': reply() },
      });
      expect(selectProductState(state).addToCart).toMatchObject({ failure: { kind } });
    });
  });

  it.each(callFailures)('keeps the choices after %s', async (_, reply, kind) => {
    const { state, history } = await runSaga(subscribe, {
      after: await asCustomer(),
      api: { 'POST carts': reply() },
    });
    expect(selectProductState(state).addToCart).toMatchObject({
      status: 'failed',
      failure: { kind },
    });
    expect(history.location.pathname).toBe('/');
  });

  it.each([
    ['never came', 'timeout', 0],
    ['was cut off', 'malformed', 200],
    ['a proxy replaced', 'http', 502],
  ] as const)('does not add a second line after a try whose answer %s', async (_, kind, code) => {
    const lost = addToCartFailed(toFailure(new ApiError({ kind, code })));
    const before = cartItem({ cart_item_id: 10 });
    const added = cartItem({
      cart_item_id: 12,
      meals: 2,
      days: 5,
      delivery_preference: 'all_days',
    });
    const run = async (items: CartItem[]) =>
      runSaga(subscribe, {
        after: [...(await asCustomer()), cartReceived(readCart(cart({ items: [before] }))), lost],
        api: {
          'GET carts': { cart: cart({ items }) },
          'POST carts': { cart: cart(), cart_item_id: 13 },
        },
      });
    const found = await run([before, added]);
    expect(found.actions).toContainEqual(addToCartSucceeded({ cartItemId: 12 }));
    expect(found.api.callsTo('POST carts')).toHaveLength(0);
    const notFound = await run([before, cartItem({ cart_item_id: 12 })]);
    expect(notFound.actions).toContainEqual(addToCartSucceeded({ cartItemId: 13 }));
  });

  describe('at the address of a line', () => {
    const changing = async (items = [cartItem()]) => [
      ...(await loaded('?meals=2&days=5&item=11')),
      signedIn,
      cartReceived(readCart(cart({ items }))),
    ];
    const changed = (removed_dishes: number) => ({
      cart: cart({ items: [cartItem({ meals: 2 })] }),
      cart_item_id: 11,
      removed_dishes,
    });

    it('changes the line and says so', async () => {
      const { api, actions, state } = await runSaga(subscribe, {
        after: await changing(),
        api: { 'PUT carts/items/:id': changed(0) },
      });
      expect(api.callsTo('PUT carts/items/:id')[0]).toMatchObject({
        id: 11,
        body: { package_category_id: 1, meals: 2, days: 5, start_date: '2027-01-20' },
      });
      expect(api.callsTo('POST carts')).toHaveLength(0);
      expect(actions).toContainEqual(planChangeSucceeded({ cartItemId: 11 }));
      expect(state.cart.cart?.items[0]?.meals).toBe(2);
      expect(state.notifications).toMatchObject([{ tone: 'success', key: 'product.changed' }]);
    });

    it('says how many dishes had to go', async () => {
      const { state } = await runSaga(subscribe, {
        after: await changing(),
        api: { 'PUT carts/items/:id': changed(8) },
      });
      expect(state.notifications).toMatchObject([
        { tone: 'warning', key: 'product.changedDishes', values: { count: 8 } },
      ]);
    });

    it('offers to add the plan when the line is no longer there', async () => {
      const { state } = await runSaga(subscribe, {
        after: await changing(),
        api: {
          'PUT carts/items/:id': refuse({ code: 404, message: 'It has been ordered.' }),
          'GET carts': { cart: cart({ items: [] }) },
        },
      });
      expect(selectProductState(state).addToCart.failure?.message).toBe('It has been ordered.');
      expect(selectLineToChange(state)).toBeNull();
    });

    it('puts the plan in the place of the line on a server without the call', async () => {
      const { api, actions } = await runSaga(subscribe, {
        after: await changing(),
        api: {
          'PUT carts/items/:id': refuse({ code: 404 }),
          'GET carts': { cart: cart() },
          'POST carts': { cart: cart(), cart_item_id: 12 },
          'DELETE carts/items/:id': { cart: cart({ items: [] }) },
        },
      });
      expect(api.callsTo('DELETE carts/items/:id')[0]?.id).toBe(11);
      expect(actions).toContainEqual(addToCartSucceeded({ cartItemId: 12 }));
    });

    it('says that the earlier plan is still in the cart when it could not be removed', async () => {
      const { state, actions } = await runSaga(subscribe, {
        after: await changing(),
        api: {
          'PUT carts/items/:id': refuse({ code: 404 }),
          'GET carts': { cart: cart() },
          'POST carts': { cart: cart(), cart_item_id: 12 },
          'DELETE carts/items/:id': networkDown(),
        },
      });
      expect(selectAlert(state)).toMatchObject({ titleKey: 'alerts.earlierPlan.title' });
      expect(actions).toContainEqual(addToCartSucceeded({ cartItemId: 12 }));
    });

    it.each([
      ['is not in the cart', [cartItem({ cart_item_id: 12 })]],
      ['is of another package', [cartItem({ package_category_id: 2 })]],
    ])('adds the plan when the line %s', async (_case, items) => {
      const { api } = await runSaga(subscribe, {
        after: await changing(items),
        api: { 'POST carts': { cart: cart(), cart_item_id: 13 } },
      });
      expect(api.callsTo('POST carts')).toHaveLength(1);
    });

    it('keeps the line in the address while choices change', async () => {
      const { history } = await runSaga(writeChoices, {
        args: [productChoiceChanged({ meals: 1 })],
        after: await changing(),
      });
      expect(itemInQuery(history.location.search)).toBe(11);
    });

    it.each(callFailures)('keeps the choices after %s', async (_, reply, kind) => {
      const { state } = await runSaga(subscribe, {
        after: await changing(),
        api: { 'PUT carts/items/:id': reply() },
      });
      expect(selectProductState(state).addToCart).toMatchObject({ failure: { kind } });
    });
  });

  it('reports a 401 to the session', async () => {
    const { actions } = await runSaga(subscribe, {
      after: await asCustomer(),
      api: { 'POST carts': refuse({ code: 401 }) },
    });
    expect(actions).toContainEqual(sessionExpired());
  });

  it('sends no request for a category without prices', async () => {
    const { api } = await runSaga(subscribe, {
      after: [
        productRequested({ categoryId: 1 }),
        productLoaded({
          category: loadedCategory({ variants: [] }),
          images: [],
          today: '2027-01-17',
        }),
        signedIn,
        subscribePressed(),
      ],
    });
    expect(api.calls).toHaveLength(0);
  });
});
