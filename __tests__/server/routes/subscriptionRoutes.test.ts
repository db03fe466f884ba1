import type { Selectable } from 'kysely';
import type { Db } from '../../../server/db/database.ts';
import type { Database } from '../../../server/db/schema.ts';
import type { Cart } from '../../../src/contract/wire/cart.ts';
import { keepsPromise, sumNutrition } from '../../../src/contract/nutrition.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import type { Nutrition } from '../../../src/contract/wire/nutrition.ts';
import type {
  SubscriptionDetails,
  SubscriptionsResponse,
} from '../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('POST subscriptions', (kind) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    customer = await testApp.newCustomer();
  });
  afterAll(() => testApp.stop());

  test('turns the cart into an order, and opens a new cart', async () => {
    const cart = await customer.fillCart();
    const answer = await customer.ok<{
      subscription_details: SubscriptionDetails;
      cart: Cart;
    }>('POST', 'subscriptions', {
      cart_id: cart.id,
      address_id: customer.addressId,
      comment: 'Ring the bell',
    });
    expect(answer.subscription_details).toMatchObject({
      order_status: 'pending',
      payment_status: 'not_paid',
      payment_pending: false,
      payable: true,
      message: 'Ring the bell',
      registered_mobile_number: '+96550012345',
      sub_total: cart.sub_total,
      delivery: cart.delivery,
      grand_total: cart.grand_total,
      amount_paid: null,
      address: { id: customer.addressId, block: '4' },
      items: [{ product: cart.items[0]?.package, price: cart.items[0]?.unit_price }],
    });
    expect(answer.subscription_details.order_number).toMatch(/^MZ-1\d{4}$/);
    expect(answer.cart.id).not.toBe(cart.id);
    expect(answer.cart.items).toEqual([]);
  });

  test('has one row for each delivered date, without dishes when the dietitian chooses', async () => {
    const order = await customer.order();
    const [item] = order.items;
    expect(item?.schedule).toHaveLength(item?.days ?? 0);
    expect(item?.schedule.at(0)).toEqual({
      id: expect.any(Number) as number,
      date: item?.start_date,
      status: 'scheduled',
      dishes: [],
      missing: 0,
      makes_up_for: null,
      order_address_id: order.delivery_addresses[0]?.order_address_id,
      delivery_time_slot: item?.delivery_time_slot,
    });
    expect(item?.schedule.at(-1)?.date).toBe(item?.end_date);
    const { subscriptions } = await customer.ok<SubscriptionsResponse>('GET', 'subscriptions');
    const listed = subscriptions.find(({ id }) => id === order.id);
    expect(listed?.end_date).toBe(item?.end_date);
  });

  test('keeps the chosen dishes of each date', async () => {
    const item = await customer.addPlan();
    await customer.answerQuestions(item);
    const chosen = await chooseMeals(customer, item);
    const order = await customer.orderCart((await customer.cart()).id);
    const schedule = order.items[0]?.schedule ?? [];
    expect(
      schedule.map(({ date, dishes }) => ({
        date,
        meals: dishes.filter(({ kind: dish }) => dish === 'meal').map(({ id }) => id),
        snacks: dishes.filter(({ kind: dish }) => dish === 'snack').map(({ id }) => id),
      })),
    ).toEqual(chosen);
  });

  test('keeps the portions and the promise of the purchase', async () => {
    const item = await customer.addPlan();
    await customer.answerQuestions(item);
    const days = await chooseMeals(customer, item);
    const { cart_item: line, dishes: menu } = await customer.ok<MealsResponse>(
      'GET',
      `meals?cart_item_id=${item}`,
    );
    const order = await customer.orderCart((await customer.cart()).id);
    const { db } = testApp.context;
    await db.updateTable('dishes').set({ calories: 100, protein_g: 1 }).execute();
    await db.updateTable('package_variants').set({ meal_calories: 100 }).execute();
    const [sold] = (await customer.viewOrder(order.id)).items;
    expect(sold?.daily_nutrition).toEqual(line.daily_nutrition);
    const [first] = days;
    const figures = [...(first?.meals ?? []), ...(first?.snacks ?? [])].map((id) =>
      pick(menu.find((dish) => dish.id === id)!),
    );
    expect(sold?.schedule[0]?.dishes.map(pick)).toEqual(figures);
    expect(keepsPromise(sumNutrition(figures), line.daily_nutrition)).toBe(true);
  });

  test('keeps the declared answers of each plan', async () => {
    const declared = await customer.addPlan();
    await customer.answerQuestions(declared, {
      no_dislikes_allergies: false,
      allergens: [2],
      dislikes: [3],
      others: 'No coriander',
      medical_condition: true,
      medical_condition_details: 'Anaemia',
      dietitian_appointment_date: '2027-01-20',
    });
    await customer.letDietitianChoose(declared);
    const other = await customer.addPlan({ days: 10 });
    await customer.answerQuestions(other);
    await customer.letDietitianChoose(other);
    const { db } = testApp.context;
    const names = ['name_en', 'name_ar'] as const;
    const avoided = [
      await db.selectFrom('allergens').select(names).where('id', '=', 2).executeTakeFirstOrThrow(),
      await db
        .selectFrom('ingredients')
        .select(names)
        .where('id', '=', 3)
        .executeTakeFirstOrThrow(),
    ];
    const { items } = await customer.orderCart((await customer.cart()).id);
    expect(items).toMatchObject([
      {
        dislikes_and_allergies: avoided,
        other_dislikes_and_allergies: 'No coriander',
        medical_condition: 'Anaemia',
        dietitian_appointment_date: '2027-01-20',
      },
      {
        dislikes_and_allergies: [],
        other_dislikes_and_allergies: null,
        medical_condition: null,
        dietitian_appointment_date: null,
      },
    ]);
  });

  test('keeps names, prices and the address of its time', async () => {
    const order = await customer.order();
    await customer.ok('DELETE', `address/${customer.addressId}`);
    const { db } = testApp.context;
    await db
      .updateTable('package_variants')
      .set({ price_per_meal_fils: 1, name_en: 'Other' })
      .execute();
    expect(await customer.viewOrder(order.id)).toEqual(order);
  });

  test('sent again, it answers the same order', async () => {
    const cart = await customer.fillCart();
    const first = await customer.orderCart(cart.id);
    expect((await customer.orderCart(cart.id)).id).toBe(first.id);
    expect(
      (await customer.ok<{ subscriptions: [] }>('GET', 'subscriptions')).subscriptions,
    ).toHaveLength(1);
  });

  test('ten at once make one order', async () => {
    const cart = await customer.fillCart();
    const orders = await Promise.all(Array.from({ length: 10 }, () => customer.orderCart(cart.id)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(
      (await customer.ok<{ subscriptions: [] }>('GET', 'subscriptions')).subscriptions,
    ).toHaveLength(1);
  });

  test('lists orders, newest first', async () => {
    const first = await customer.order();
    const second = await customer.order();
    const { subscriptions } = await customer.ok<{ subscriptions: { id: number }[] }>(
      'GET',
      'subscriptions',
    );
    expect(subscriptions.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(subscriptions[0]).toMatchObject({
      grand_total: second.grand_total,
      products: [{ quantity: 1, name_en: second.items[0]?.product.name_en }],
      start_date: second.items[0]?.start_date,
    });
  });

  describe('refuses', () => {
    const order = async (cartId: number, addressId = customer.addressId) =>
      customer.refusal('POST', 'subscriptions', { cart_id: cartId, address_id: addressId });

    test('an empty cart', async () => {
      const { id } = await customer.cart();
      expect(await order(id)).toMatchObject({ code: 422, message: 'Your cart is empty.' });
    });

    test('a line without a questionnaire, naming it in the customer’s language', async () => {
      const item = await customer.addPlan();
      await customer.letDietitianChoose(item);
      const cart = await customer.cart();
      const refused = await order(cart.id);
      expect(refused).toMatchObject({ code: 422, error: 'cart_not_ready' });
      expect(refused.message).toContain(cart.items[0]?.package.name_en);
      customer.locale = 'ar';
      expect((await order(cart.id)).message).toContain(cart.items[0]?.package.name_ar);
    });

    test('a line without meals', async () => {
      const item = await customer.addPlan();
      await customer.answerQuestions(item);
      expect((await order((await customer.cart()).id)).message).toContain('choose the meals');
    });

    test('a chosen dish that contains a declared allergen since', async () => {
      const item = await customer.addPlan();
      const { db } = testApp.context;
      const { id: allergen_id } = await db
        .insertInto('allergens')
        .values({ key: 'lupin', name_en: 'Lupin', name_ar: 'ترمس' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await customer.answerQuestions(item, {
        no_dislikes_allergies: false,
        allergens: [allergen_id],
      });
      const [day] = await chooseMeals(customer, item);
      const dish = { dish_id: day?.meals[0] ?? 0, allergen_id };
      await db.insertInto('dish_allergens').values(dish).execute();
      const { id, items } = await customer.cart();
      const refused = await order(id);
      expect(refused).toMatchObject({ code: 422, error: 'cart_not_ready' });
      expect(refused.message).toContain(
        `${items[0]?.package.name_en} contain something that you declared as an allergy`,
      );
    });

    test('a start date that can no longer be prepared', async () => {
      const cart = await customer.fillCart();
      testApp.passTime(3 * 24 * 3_600_000);
      expect(await order(cart.id)).toMatchObject({ error: 'cart_not_ready' });
    });

    test('a start date that was closed since', async () => {
      const cart = await customer.fillCart({ startDate: '2027-02-10' });
      const date = cart.items[0]?.start_date ?? '';
      const closed = { date, name_en: 'Closed', name_ar: 'مغلق', kind: 'kitchen' as const };
      await testApp.context.db.insertInto('closed_days').values(closed).execute();
      expect((await order(cart.id)).message).toContain('can no longer start on');
      expect((await order(cart.id)).message).toContain('10\u00a0February');
      await testApp.context.db.deleteFrom('closed_days').where('date', '=', date).execute();
    });

    test('a package that is no longer sold', async () => {
      const cart = await customer.fillCart();
      const sold = (active: boolean) =>
        testApp.context.db.updateTable('package_categories').set({ active }).execute();
      await sold(false);
      expect((await order(cart.id)).message).toContain('no longer offered');
      await sold(true);
    });

    test('another customer’s address, and an unknown one', async () => {
      const other = await testApp.newCustomer();
      const cart = await customer.fillCart();
      for (const addressId of [other.addressId, 999_999]) {
        expect(await order(cart.id, addressId)).toMatchObject({
          code: 422,
          error: 'validation_failed',
        });
      }
    });

    test.each<[object, Record<string, string[]>]>([
      [{ address_id: undefined }, { address_id: ['address_id field is required.'] }],
      [{ address_id: 1.5 }, { address_id: ['Value is not an integer'] }],
      [{ comment: 'x'.repeat(501) }, { comment: ['comment: max length 500 characters.'] }],
    ])('wrong input %#', async (wrong, errors) => {
      const { id } = await customer.fillCart();
      const form = { cart_id: id, address_id: customer.addressId, ...wrong };
      const refused = await customer.refusal('POST', 'subscriptions', form);
      expect(refused).toMatchObject({ code: 422, errors });
    });

    test.each<[object, string]>([
      [{ order_reference_number: undefined }, 'Order reference number field is required.'],
      [{ subscription_id: 'mine' }, 'Order must only have integers/numbers'],
    ])('a payment result with wrong input %#', async (wrong, message) => {
      const { id } = await customer.order();
      const form = { subscription_id: id, order_reference_number: 'SUB-1-1-0a1b2c3d', ...wrong };
      const refused = await customer.refusal('PUT', 'subscriptions', form);
      expect(refused).toMatchObject({ code: 422, message });
    });

    test.each(['0', '999999', 'abc'])('the order %s that does not exist', async (id) => {
      expect(await customer.refusal('GET', `subscriptions/${id}`)).toMatchObject({ code: 404 });
    });

    test('another customer’s cart', async () => {
      const cart = await (await testApp.newCustomer()).fillCart();
      expect(await order(cart.id)).toMatchObject({ code: 404 });
    });

    test('a guest', async () => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/subscriptions',
        payload: {},
      });
      expect(answer.statusCode).toBe(401);
    });
  });

  describe('with a voucher', () => {
    const apply = (customer: TestCustomer, coupon_code: string) =>
      customer.ok('POST', 'carts/voucher', { coupon_code });

    test('keeps the discount, and the voucher is used', async () => {
      await customer.fillCart();
      await apply(customer, 'WELCOME10');
      const cart = await customer.cart();
      const order = await customer.orderCart(cart.id);
      expect(order).toMatchObject({
        coupon_code: 'WELCOME10',
        coupon_discount: cart.coupon_discount,
        grand_total: cart.grand_total,
      });
      await customer.fillCart();
      const refused = await customer.refusal('POST', 'carts/voucher', { coupon_code: 'WELCOME10' });
      expect(refused).toMatchObject({ code: 422, error: 'voucher_refused' });
    });

    test('that ran out in the meantime is refused once, and left off', async () => {
      const cart = await customer.fillCart();
      await apply(customer, 'WELCOME10');
      const { db } = testApp.context;
      await db
        .updateTable('vouchers')
        .set({ ends_on: '2025-01-01' })
        .where('code', '=', 'WELCOME10')
        .execute();
      const input = { cart_id: cart.id, address_id: customer.addressId };
      const refused = await customer.refusal('POST', 'subscriptions', input);
      expect(refused).toMatchObject({
        error: 'voucher_refused',
        message: 'This coupon has expired.',
      });
      expect(await customer.orderCart(cart.id)).toMatchObject({ coupon_code: null });
      await db
        .updateTable('vouchers')
        .set({ ends_on: '2029-12-31' })
        .where('code', '=', 'WELCOME10')
        .execute();
    });

    test('two orders that race for one voucher: one has it', async () => {
      const earlier = await customer.order();
      const cart = await customer.fillCart();
      await apply(customer, 'WELCOME10');
      const { db } = testApp.context;
      const { customer_id, voucher_id } = await db
        .selectFrom('carts')
        .select(['customer_id', 'voucher_id'])
        .where('id', '=', cart.id)
        .executeTakeFirstOrThrow();
      const input = { cart_id: cart.id, address_id: customer.addressId };
      const use = {
        voucher_id: voucher_id ?? 0,
        customer_id,
        order_id: earlier.id,
        once_per_customer: true,
        used_at: testApp.context.clock(),
      };
      const [ordered, used] = await Promise.allSettled([
        customer.ok('POST', 'subscriptions', input),
        db.insertInto('voucher_uses').values(use).execute(),
      ]);
      expect([ordered.status, used.status].sort()).toEqual(['fulfilled', 'rejected']);
    });
  });
});

describeOnDatabases('a cart whose plan is no longer sold with its', (database) => {
  let testApp: TestApp;
  let customer: TestCustomer;

  beforeAll(async () => {
    testApp = await startTestApp({ database });
    customer = await signUp(testApp.app, 'noura.b@example.com');
  });
  afterAll(() => testApp.stop());

  type Plan = Selectable<Database['cart_items']>;

  // Withdrawn dishes stay withdrawn: each cart is filled from the remaining ones.
  test.each<[string, (db: Db, plan: Plan) => Promise<unknown>]>([
    [
      'delivery time',
      (db, { delivery_time_slot_id: id }) =>
        db.updateTable('delivery_time_slots').set({ active: false }).where('id', '=', id).execute(),
    ],
    [
      'variant',
      (db, { variant_id: id }) =>
        db.updateTable('package_variants').set({ active: false }).where('id', '=', id).execute(),
    ],
    [
      'days',
      (db, { days }) => db.deleteFrom('package_day_options').where('days', '=', days).execute(),
    ],
    ['meals', (db) => db.updateTable('package_categories').set({ meal_options: '[4]' }).execute()],
    [
      'snacks',
      (db) => db.updateTable('package_categories').set({ snack_options: '[4]' }).execute(),
    ],
  ])('%s is not ordered', async (_what, withdraw) => {
    const { db } = testApp.context;
    await db.deleteFrom('cart_items').execute();
    const { id } = await customer.fillCart();
    const plan = await db.selectFrom('cart_items').selectAll().executeTakeFirstOrThrow();
    await withdraw(db, plan);
    const input = { cart_id: id, address_id: customer.addressId };
    const refused = await customer.refusal('POST', 'subscriptions', input);
    expect(refused.message).toContain('no longer offered');
  });
});

const pick = ({ id, calories, carbs, fat, protein }: { id: number } & Nutrition) => ({
  id,
  calories,
  carbs,
  fat,
  protein,
});

async function chooseMeals(customer: TestCustomer, cartItemId: number) {
  const menu = await customer.ok<{
    cart_item: { meals: number; snacks: number };
    dates: string[];
    dishes: { id: number; kind: string; weekdays: number[] }[];
  }>('GET', `meals?cart_item_id=${cartItemId}`);
  const pick = (date: string, kind: string, count: number) =>
    menu.dishes
      .filter((dish) => dish.kind === kind)
      .filter(({ weekdays }) => weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay()))
      .slice(0, count)
      .map(({ id }) => id);
  const days = menu.dates.map((date) => ({
    date,
    meals: pick(date, 'meal', menu.cart_item.meals),
    snacks: pick(date, 'snack', menu.cart_item.snacks),
  }));
  const { id } = await customer.cart();
  await customer.ok('POST', 'meal-selection', {
    cart_id: id,
    cart_item_id: cartItemId,
    meals_selected_by: 'customer',
    days,
  });
  return days;
}
