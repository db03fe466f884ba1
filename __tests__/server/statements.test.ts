import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { createContentCache } from '../../server/cache/contentCache.ts';
import { weekdayOf } from '../../src/contract/kuwaitTime.ts';
import type { CartItemAdded } from '../../src/contract/wire/cart.ts';
import type { MealsResponse } from '../../src/contract/wire/meals.ts';
import { StatementCount } from '../support/countStatements.ts';
import { planOfLine } from '../support/planOfLine.ts';
import { startTestApp, type TestApp } from '../support/testApp.ts';
import { signUp, type TestCustomer } from '../support/testCustomer.ts';
import { describeOnDatabases } from '../support/testDatabase.ts';

interface World {
  customer: TestCustomer;
  guest: FastifyInstance;
  /** The calls of a cart with a plan that is ready to be ordered. */
  cartId: number;
  plan: object;
  item: number;
  days: MealsResponse['selection'];
  order: number;
  paidOrder: number;
}

type Call = (world: World) => Promise<unknown>;

const asGuest =
  (url: string): Call =>
  async ({ guest }) => {
    const { statusCode } = await guest.inject({ url: `/api/${url}` });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  };

const HOME = 'home';
const PACKAGE = 'package-categories/1';
const WEEK = 'sample-week?variant_id=1&meals=2&snacks=1&delivery_preference=all_days';

/** The limits: with a cached catalogue, and right after a change of it. */
const CALLS: readonly [name: string, known: number, changed: number, call: Call][] = [
  ['GET home, a guest', 1, 3, asGuest(HOME)],
  ['GET package-categories/{id}, a guest', 1, 3, asGuest(PACKAGE)],
  ['GET sample-week, a guest', 1, 3, asGuest(WEEK)],
  ['GET register', 1, 2, asGuest('register')],
  ['GET home', 3, 4, ({ customer }) => customer.ok('GET', 'home')],
  ['GET carts', 2, 3, ({ customer }) => customer.ok('GET', 'carts')],
  ['POST carts', 4, 5, ({ customer, plan }) => customer.ok('POST', 'carts', plan)],
  [
    'PUT carts/items',
    4,
    5,
    ({ customer, cartId, item }) =>
      customer.ok('PUT', 'carts/items', { cart_id: cartId, item_id: item, quantity: 2 }),
  ],
  [
    'PUT carts',
    4,
    5,
    ({ customer, cartId }) => customer.ok('PUT', 'carts', { cart_id: cartId, comment: 'Ring' }),
  ],
  [
    'PUT carts, an address',
    4,
    5,
    ({ customer, cartId }) =>
      customer.ok('PUT', 'carts', { cart_id: cartId, address_id: customer.addressId }),
  ],
  [
    'POST carts and DELETE carts/items/{id}',
    8,
    9,
    async ({ customer, plan }) => {
      const added = await customer.ok<CartItemAdded>('POST', 'carts', plan);
      return customer.ok('DELETE', `carts/items/${added.cart_item_id}`);
    },
  ],
  ['DELETE carts/clear', 4, 5, ({ customer }) => customer.ok('DELETE', 'carts/clear')],
  [
    'POST carts/voucher',
    4,
    5,
    ({ customer }) => customer.ok('POST', 'carts/voucher', { coupon_code: 'WELCOME10' }),
  ],
  ['DELETE carts/voucher', 4, 5, ({ customer }) => customer.ok('DELETE', 'carts/voucher')],
  ['GET meals', 4, 5, ({ customer, item }) => customer.ok('GET', `meals?cart_item_id=${item}`)],
  [
    'PUT meal-selection',
    4,
    5,
    ({ customer, cartId, item }) =>
      customer.ok('PUT', 'meal-selection', {
        cart_id: cartId,
        cart_item_id: item,
        meals_selected_by: 'dietitian',
      }),
  ],
  [
    'POST meal-selection',
    6,
    7,
    ({ customer, cartId, item, days }) =>
      customer.ok('POST', 'meal-selection', {
        cart_id: cartId,
        cart_item_id: item,
        meals_selected_by: 'dietitian',
        days,
      }),
  ],
  [
    'POST subscriptions',
    22,
    22,
    ({ customer, cartId }) =>
      customer.ok('POST', 'subscriptions', { cart_id: cartId, address_id: customer.addressId }),
  ],
  ['GET subscriptions', 6, 7, ({ customer }) => customer.ok('GET', 'subscriptions')],
  [
    'GET subscriptions/{id}, not paid yet',
    9,
    10,
    ({ customer, order }) => customer.ok('GET', `subscriptions/${order}`),
  ],
  [
    'GET subscriptions/{id}',
    8,
    9,
    ({ customer, paidOrder }) => customer.ok('GET', `subscriptions/${paidOrder}`),
  ],
];

describeOnDatabases('the statements of a call', (database) => {
  let testApp: TestApp;
  let app: FastifyInstance;
  const statements = new StatementCount();
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    const db = testApp.context.db.withPlugin(statements);
    app = await buildApp({
      ...testApp.context,
      db,
      content: createContentCache(db),
      storefrontDir: null,
    });
  });
  afterAll(async () => {
    await app.close();
    await testApp.stop();
  });

  async function enter(name: string): Promise<World> {
    const customer = await signUp(app, `${name.replaceAll(/\W/g, '')}@example.com`);
    const order = (await customer.order()).id;
    const paidOrder = (await customer.order()).id;
    await testApp.context.db
      .updateTable('orders')
      .set({ paid_at: testApp.context.clock(), status: 'received' })
      .where('id', '=', paidOrder)
      .execute();
    const { id: cartId, items } = await customer.fillCart();
    const [line] = items;
    if (line === undefined) throw new Error('The cart is empty');
    const meals = await customer.ok<MealsResponse>('GET', `meals?cart_item_id=${line.item_id}`);
    const [date = ''] = meals.dates;
    const dish = meals.dishes.find(
      ({ kind, weekdays }) => kind === 'meal' && weekdays.includes(weekdayOf(date)),
    );
    return {
      customer,
      guest: app,
      cartId,
      plan: planOfLine(line),
      item: line.item_id,
      days: [{ date, meals: dish === undefined ? [] : [dish.id], snacks: [] }],
      order,
      paidOrder,
    };
  }

  it.each(CALLS)('%s: at most %i, %i after a change', async (name, known, changed, call) => {
    const world = await enter(name);
    const count = async () => {
      const before = statements.count;
      await call(world);
      return statements.count - before;
    };
    for (const url of [HOME, PACKAGE, WEEK]) await asGuest(url)(world);
    expect(await count()).toBeLessThanOrEqual(known);
    await sql`update content_version set version = version + 1`.execute(testApp.context.db);
    expect(await count()).toBeLessThanOrEqual(changed);
  });
});
