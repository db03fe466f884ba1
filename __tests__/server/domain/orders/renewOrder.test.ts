import { sql } from 'kysely';
import { MAX_LINES } from '../../../../server/domain/cart/cartChanges.ts';
import { addDays, weekdayOf } from '../../../../src/contract/kuwaitTime.ts';
import type { Dish } from '../../../../src/contract/wire/dish.ts';
import type { MealsResponse } from '../../../../src/contract/wire/meals.ts';
import type { PlanDayResponse } from '../../../../src/contract/wire/planDay.ts';
import type { Choice, QuestionnaireResponse } from '../../../../src/contract/wire/questionnaire.ts';
import type { RenewalResponse, Renewed } from '../../../../src/contract/wire/renewal.ts';
import type {
  SubscriptionDetails,
  SubscriptionsResponse,
} from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import type { TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

const noonOf = (date: string) => new Date(`${date}T09:00:00Z`);

describeOnDatabases('renewing a paid order', (database) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    customer = await testApp.newCustomer();
  });
  afterEach(() => testApp.setNow(TEST_NOW));
  afterAll(() => testApp.stop());

  const db = () => testApp.context.db;
  const view = async (id: number) =>
    (await customer.ok<RenewalResponse>('GET', `subscriptions/${id}/renewal`)).plans;
  const renew = (id: number) => customer.ok<Renewed>('POST', `subscriptions/${id}/renewal`);
  const refusal = (id: number) => customer.refusal('POST', `subscriptions/${id}/renewal`);

  async function pay(id: number): Promise<SubscriptionDetails> {
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await db().updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  interface Bought {
    size?: Parameters<TestCustomer['addPlan']>[0];
    answers?: object;
    choose?: (item: number) => Promise<void>;
  }

  /** A paid order, three days before its last delivery. */
  async function nearItsEnd({ size = {}, answers = {}, choose }: Bought = {}) {
    const item = await customer.addPlan(size);
    await customer.answerQuestions(item, answers);
    await (choose ?? ((line) => customer.letDietitianChoose(line)))(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    const order = await pay(id);
    testApp.setNow(noonOf(addDays(order.items[0]!.end_date, -3)));
    return { ...order, plan: order.items[0]! };
  }

  /** The first permitted dishes of each day's menu. */
  async function chooseFirst(item: number): Promise<void> {
    const menu = await customer.ok<MealsResponse>('GET', `meals?cart_item_id=${item}`);
    const first = (kind: Dish['kind'], date: string, count: number) =>
      menu.dishes
        .filter((dish) => dish.kind === kind && dish.weekdays.includes(weekdayOf(date)))
        .filter(({ blocked_by }) => blocked_by.length === 0)
        .slice(0, count)
        .map(({ id }) => id);
    const { meals, snacks } = menu.cart_item;
    await customer.ok('POST', 'meal-selection', {
      cart_id: (await customer.cart()).id,
      cart_item_id: item,
      meals_selected_by: 'customer',
      days: menu.dates.map((date) => ({
        date,
        meals: first('meal', date, meals),
        snacks: first('snack', date, snacks),
      })),
    });
  }

  it('goes where and when most of the last deliveries went', async () => {
    const item = await customer.addPlan({ days: 20, delivery: 'all_days' });
    await customer.answerQuestions(item);
    await customer.letDietitianChoose(item);
    const { id, items } = await pay((await customer.orderCart((await customer.cart()).id)).id);
    const { address } = await customer.ok<{ address: { id: number } }>('POST', 'address', {
      ...{ location: 'office', gov_id: 1, area_id: 2, block: '1', street: 'Fahad' },
      house_building: '2',
    });
    const path = `subscriptions/${id}/items/${items[0]!.id}/delivery`;
    const from = items[0]!.schedule[6]!.date;
    await customer.ok('PUT', path, { from, address_id: address.id, delivery_time_slot_id: 2 });
    await customer.ok('PUT', path, { from, weekdays: [6], delivery_time_slot_id: 3 });
    testApp.setNow(noonOf(addDays(items[0]!.end_date, -3)));
    const { cart, slot_changed } = await renew(id);
    expect(cart).toMatchObject({
      address_id: address.id,
      items: [{ delivery_time_slot: { id: 2 } }],
    });
    expect(slot_changed).toBe(false);
  });

  it('puts the plan into the cart as it was, at today’s price, to begin where it ends', async () => {
    const { allergens, ingredients } = await formOf(await customer.addPlan());
    await customer.ok('DELETE', 'carts/clear');
    const answers = {
      no_dislikes_allergies: false,
      allergens: [idOf(allergens, 'Gluten')],
      dislikes: [idOf(ingredients, 'Onion')],
      others: 'No coriander',
      medical_condition: true,
      medical_condition_details: 'Asthma',
      dietitian_appointment_date: '2027-01-20',
    };
    const size = { days: 20, startDate: '2027-01-16', delivery: 'except_friday' as const };
    const order = await nearItsEnd({ size, answers, choose: chooseFirst });
    const { variant_id } = await itemRow(order.plan.id);
    const rise = { price_per_meal_fils: 2_000, price_per_snack_fils: 500 };
    const variants = db().updateTable('package_variants').where('id', '=', variant_id);
    const before = await db()
      .selectFrom('package_variants')
      .select(['price_per_meal_fils', 'price_per_snack_fils'])
      .where('id', '=', variant_id)
      .executeTakeFirstOrThrow();
    await variants.set(rise).execute();

    const [offer] = await view(order.id);
    const renewed = await renew(order.id);
    await variants.set(before).execute();
    expect(renewed).toMatchObject({ delegated_days: 0, answers_missing: false, not_sold: [] });
    const [line] = renewed.cart.items;
    expect(renewed.cart_item_ids).toEqual([line!.cart_item_id]);
    const { meals, snacks, days, delivery_days, delivery_time_slot } = order.plan;
    const starts_on = nextPermitted(order.plan.end_date);
    expect(line).toMatchObject({
      ...{ meals, snacks, days, delivery_time_slot, quantity: 1 },
      delivery_preference: delivery_days,
      start_date: starts_on,
      meals_selected_by: 'customer',
      questionnaire_completed: true,
      meals_completed: true,
    });
    expect(offer).toMatchObject({ starts_on, total: line!.total, package_category_id: 1 });
    expect(line!.total).not.toBe(order.plan.total);
    expect(renewed.cart.address_id).toBe(customer.addressId);
    const { questionnaire } = await formOf(line!.cart_item_id);
    expect(questionnaire).toMatchObject({ ...answers, dietitian_appointment_date: null, age: 30 });
  });

  it('gives each weekday the dishes that it had', async () => {
    const order = await nearItsEnd({ size: { days: 20 }, choose: chooseFirst });
    const { cart_item_ids } = await renew(order.id);
    const path = `meals?cart_item_id=${cart_item_ids[0]!}`;
    const { selection, dates } = await customer.ok<MealsResponse>('GET', path);
    expect(selection.map(({ date }) => date)).toEqual(dates);
    for (const { date, meals, snacks } of selection) {
      const same = order.plan.schedule.find((day) => weekdayOf(day.date) === weekdayOf(date));
      expect([...meals, ...snacks]).toEqual(same!.dishes.map(({ id }) => id));
    }
  });

  it('leaves days to the dietitian whose dishes are not on the menu any more', async () => {
    const order = await nearItsEnd({ choose: chooseFirst });
    const [gone] = order.plan.schedule[0]!.dishes;
    const dish = db().updateTable('dishes').where('id', '=', gone!.id);
    const { weekdays } = await db()
      .selectFrom('dishes')
      .select('weekdays')
      .where('id', '=', gone!.id)
      .executeTakeFirstOrThrow();
    await dish.set({ weekdays: JSON.stringify([]) }).execute();
    const { cart, delegated_days } = await renew(order.id);
    await dish.set({ weekdays: JSON.stringify(weekdays) }).execute();
    const [line] = cart.items;
    expect(delegated_days).toBeGreaterThan(0);
    expect(line).toMatchObject({
      meals_selected_by: 'dietitian',
      meals_completed: true,
      days_selected: line!.days - delegated_days,
    });
  });

  it('puts one line into the cart, however often and however fast it is pressed', async () => {
    const order = await nearItsEnd();
    const sent = await Promise.all([1, 2, 3, 4].map(() => renew(order.id)));
    const lines = new Set(sent.map(({ cart_item_ids }) => cart_item_ids.join()));
    expect(lines.size).toBe(1);
    expect((await renew(order.id)).cart.items).toHaveLength(1);
  });

  it('keeps the content of the cart, its address and changes of the line', async () => {
    const order = await nearItsEnd();
    const kept = await customer.addPlan({ days: 5 });
    const { id: cart_id } = await customer.cart();
    const { address } = await customer.ok<{ address: { id: number } }>('POST', 'address', {
      ...{ location: 'office', gov_id: 1, area_id: 1, block: '5' },
      ...{ street: 'Salem', house_building: '3' },
    });
    await customer.ok('PUT', 'carts', { cart_id, address_id: address.id, comment: 'Ring' });
    const { cart, cart_item_ids } = await renew(order.id);
    expect(cart).toMatchObject({ address_id: address.id, comment: 'Ring' });
    expect(cart.items.map(({ cart_item_id }) => cart_item_id)).toEqual([kept, ...cart_item_ids]);
    await customer.ok('PUT', 'carts/items', { cart_id, item_id: cart_item_ids[0], quantity: 2 });
    const again = await renew(order.id);
    expect(again.cart.items[1]).toMatchObject({ quantity: 2 });
  });

  it('is offered once: the continuing order is named, and offered itself near its end', async () => {
    const order = await nearItsEnd();
    expect(await customer.viewOrder(order.id)).toMatchObject({ renewable: true, renewed_by: null });
    const { cart } = await renew(order.id);
    const next = await customer.orderCart(cart.id);
    const renewed_by = {
      id: next.id,
      order_number: next.order_number,
      payment_status: 'not_paid',
      start_date: nextDay(order.plan.end_date),
    };
    expect(await customer.viewOrder(order.id)).toMatchObject({ renewable: false, renewed_by });
    expect(await refusal(order.id)).toMatchObject({
      code: 409,
      error: 'not_renewable',
      message: expect.stringContaining(next.order_number) as string,
    });
    await pay(next.id);
    const { subscriptions } = await customer.ok<SubscriptionsResponse>('GET', 'subscriptions');
    expect(subscriptions.map(({ renewable }) => renewable)).toEqual([false, false]);
    expect(subscriptions[1]!.renewed_by).toEqual({ ...renewed_by, payment_status: 'paid' });
    testApp.setNow(noonOf(next.items[0]!.end_date));
    expect(await customer.viewOrder(next.id)).toMatchObject({ renewable: true });
    expect(await view(order.id)).toEqual([]);
  });

  it('is offered again when the continuing order is abandoned', async () => {
    const order = await nearItsEnd();
    const next = await customer.orderCart((await renew(order.id)).cart.id);
    await customer.ok('POST', `subscriptions/${next.id}/reopen`);
    expect(await customer.viewOrder(order.id)).toMatchObject({ renewable: true, renewed_by: null });
    expect((await renew(order.id)).cart.items).toHaveLength(1);
  });

  it('begins a finished plan again as soon as the kitchen can', async () => {
    const order = await nearItsEnd();
    const today = addDays(order.plan.end_date, 20);
    testApp.setNow(noonOf(today));
    expect(await view(order.id)).toMatchObject([{ starts_on: addDays(today, 3) }]);
    const { cart } = await renew(order.id);
    expect(cart.items[0]).toMatchObject({
      start_date: addDays(today, 3),
      start_date_available: true,
    });
  });

  it('moves a line that was left in the cart to a day that can still be delivered, and keeps its answers', async () => {
    const order = await nearItsEnd();
    const { cart_item_ids } = await renew(order.id);
    const [item] = cart_item_ids;
    await customer.answerQuestions(item!, { age: 31 });
    const today = addDays(order.plan.end_date, 6);
    testApp.setNow(noonOf(today));
    expect((await customer.cart()).items[0]).toMatchObject({ start_date_available: false });
    const { cart, answers_missing } = await renew(order.id);
    expect(answers_missing).toBe(false);
    expect(cart.items).toMatchObject([
      { cart_item_id: item, start_date: addDays(today, 3), start_date_available: true },
    ]);
    expect((await formOf(item!)).questionnaire).toMatchObject({ age: 31 });
  });

  it('begins after a day that was skipped to the end', async () => {
    const order = await nearItsEnd();
    const path = `subscriptions/${order.id}/days/${order.plan.schedule.at(-1)!.id}/skip`;
    await customer.ok('PUT', path);
    const { items } = await customer.viewOrder(order.id);
    expect(items[0]!.end_date > order.plan.end_date).toBe(true);
    expect(await view(order.id)).toMatchObject([{ starts_on: nextDay(items[0]!.end_date) }]);
  });

  it('delivers days that move after the renewal at the end of the chain, whatever is requested concurrently', async () => {
    const size = { days: 10, startDate: '2027-01-16', delivery: 'except_friday' as const };
    const { id, plan } = await nearItsEnd({ size });
    testApp.setNow(noonOf(addDays(plan.end_date, -9)));
    await renew(id);
    const next = await pay((await customer.orderCart((await customer.cart()).id)).id);
    const renewed = next.items[0]!;
    const skipOf = (order: number, day: number) => `subscriptions/${order}/days/${day}/skip`;
    const [last, first] = [plan.schedule.at(-1)!, renewed.schedule[0]!];
    const { continued_until } = (await customer.viewOrder(id)).items[0]!;
    expect(continued_until).toBe(renewed.end_date);
    const menu = await customer.ok<PlanDayResponse>('GET', `subscriptions/${id}/days/${last.id}`);
    expect(menu.skip_moves_to).toBe(nextPermitted(renewed.end_date));
    const from = plan.schedule.at(-3)!.date;
    await Promise.all([
      customer.ok('PUT', skipOf(id, last.id)),
      customer.ok('PUT', skipOf(next.id, first.id)),
      customer.ok('PUT', `subscriptions/${id}/items/${plan.id}/freeze`, { from, until: from }),
    ]);

    const deliveries = async (order: number) =>
      (await customer.viewOrder(order)).items[0]!.schedule.filter(
        ({ status }) => status === 'scheduled',
      ).map(({ date }) => date);
    const dates = [...(await deliveries(id)), ...(await deliveries(next.id))];
    expect(dates).toHaveLength(20);
    expect(new Set(dates).size).toBe(20);

    // A renewal of the renewed plan comes after the deliveries of the first one as well.
    const { end_date } = (await customer.viewOrder(next.id)).items[0]!;
    const over = dates.sort().at(-1)!;
    testApp.setNow(noonOf(addDays(end_date, -3)));
    const [offer] = await view(next.id);
    expect(offer!.starts_on).toBe(nextPermitted(over));
  });

  it('says why not: before it opens, unpaid, refused by the kitchen, another’s', async () => {
    const unpaid = await customer.order();
    const { id } = await nearItsEnd();
    expect(await refusal(unpaid.id)).toMatchObject({ code: 409, error: 'not_renewable' });
    testApp.setNow(TEST_NOW);
    expect(await refusal(id)).toMatchObject({
      code: 409,
      error: 'not_renewable',
      message: 'This order can be renewed from Friday, 15\u00a0January 2027 on.',
    });
    expect(await view(id)).toEqual([]);
    customer.locale = 'ar';
    expect((await refusal(id)).message).toContain('يمكن تجديد هذا الطلب ابتداءً من');
    customer.locale = 'en';
    await db().updateTable('orders').set({ status: 'rejected' }).where('id', '=', id).execute();
    expect(await refusal(id)).toMatchObject({ code: 409, error: 'not_renewable' });
    const stranger = await testApp.newCustomer();
    expect(await stranger.refusal('POST', `subscriptions/${id}/renewal`)).toMatchObject({
      code: 404,
    });
    expect((await stranger.call('GET', `subscriptions/${id}/renewal`)).code).toBe(404);
  });

  it('names plans that are not sold any more, and renews the rest', async () => {
    const first = await customer.addPlan({ days: 5 });
    const { id, plan } = await nearItsEnd({
      size: { days: 5, meals: 2 },
      choose: async (item) => {
        await customer.answerQuestions(first);
        await customer.letDietitianChoose(first);
        await customer.letDietitianChoose(item);
      },
    });
    const { items } = await customer.viewOrder(id);
    await setVariant(items[1]!.id, 999);
    const offers = await view(id);
    expect(offers.map(({ starts_on, total }) => [starts_on !== null, total !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(offers[1]!.package_category_id).toBe(1);
    const { cart, not_sold } = await renew(id);
    expect(cart.items).toHaveLength(1);
    expect(not_sold).toEqual([plan.product]);
    await customer.ok('DELETE', 'carts/clear');
    await setVariant(items[0]!.id, 999);
    expect(await refusal(id)).toMatchObject({
      error: 'not_renewable',
      message: expect.stringContaining('is not sold any more') as string,
    });
    expect((await customer.cart()).items).toEqual([]);
  });

  it('does not renew a plan whose package is not delivered on its days any more', async () => {
    const { id } = await nearItsEnd({
      size: { startDate: '2027-01-16', delivery: 'except_friday' },
    });
    const { package_category_id: category } = (await view(id))[0]!;
    const { delivery_preferences } = await db()
      .selectFrom('package_categories')
      .select('delivery_preferences')
      .where('id', '=', category!)
      .executeTakeFirstOrThrow();
    const deliverOn = (preferences: typeof delivery_preferences) =>
      db()
        .updateTable('package_categories')
        .set({ delivery_preferences: JSON.stringify(preferences) })
        .where('id', '=', category!)
        .execute();
    await deliverOn(['all_days']);
    const offers = await view(id);
    await deliverOn(delivery_preferences);
    expect(offers).toMatchObject([{ starts_on: null, total: null }]);
  });

  it('takes over the answers and the dishes of each plan', async () => {
    const size = { days: 5, startDate: '2027-01-17', delivery: 'except_friday_saturday' } as const;
    const declared = (allergen: number) => ({
      no_dislikes_allergies: false,
      allergens: [allergen],
    });
    const first = await customer.addPlan({ ...size, meals: 1 });
    const { id } = await nearItsEnd({
      size: { ...size, meals: 2 },
      answers: declared(1),
      choose: async (item) => {
        await customer.answerQuestions(first, declared(2));
        await chooseFirst(first);
        await chooseFirst(item);
      },
    });
    const { cart } = await renew(id);
    const complete = { days_selected: 5, meals_selected_by: 'customer', meals_completed: true };
    expect(cart.items).toMatchObject([
      { meals: 1, ...complete },
      { meals: 2, ...complete },
    ]);
    const forms = [
      await formOf(cart.items[0]!.cart_item_id),
      await formOf(cart.items[1]!.cart_item_id),
    ];
    expect(forms.map(({ questionnaire }) => questionnaire?.allergens)).toEqual([[2], [1]]);
  });

  it('moves what is in a full cart, and is refused by one that has no room for another line', async () => {
    const { id } = await nearItsEnd();
    const [line] = (await renew(id)).cart.items;
    await sql`insert into cart_items (cart_id, variant_id, meals, snacks, days, start_date,
        delivery_preference, delivery_time_slot_id, quantity, created_at)
      select cart_id, variant_id, meals, snacks, days, start_date,
        delivery_preference, delivery_time_slot_id, quantity, created_at
      from cart_items, generate_series(1, ${MAX_LINES}) where cart_items.id = ${line!.item_id}`.execute(
      db(),
    );
    testApp.setNow(noonOf(addDays(line!.start_date, 3)));
    const { cart } = await renew(id);
    expect(cart.items[0]!.start_date > line!.start_date).toBe(true);
    await customer.ok('DELETE', `carts/items/${line!.item_id}`);
    expect(await refusal(id)).toMatchObject({ code: 409, error: 'conflict' });
    expect((await customer.cart()).items).toHaveLength(MAX_LINES);
  });

  it('asks for the answers again where the consent was taken back', async () => {
    const order = await nearItsEnd({ choose: chooseFirst });
    await customer.ok('DELETE', 'privacy/health-consent');
    const { cart, answers_missing } = await renew(order.id);
    expect(answers_missing).toBe(true);
    expect(cart.items[0]).toMatchObject({ questionnaire_completed: false });
  });

  it('takes another delivery time where the one of before is not offered any more', async () => {
    const order = await nearItsEnd();
    await db()
      .updateTable('order_days')
      .set({ delivery_time_slot_id: 999 })
      .where('order_item_id', '=', order.plan.id)
      .execute();
    expect(await renew(order.id)).toMatchObject({ slot_changed: true });
  });

  it('leaves the address to be chosen where it was deleted', async () => {
    const order = await nearItsEnd();
    await customer.ok('DELETE', `address/${customer.addressId}`);
    expect((await renew(order.id)).cart.address_id).toBeNull();
  });

  const nextDay = (date: string) => addDays(date, 1);

  /** Without Fridays. */
  const nextPermitted = (date: string) =>
    weekdayOf(nextDay(date)) === 5 ? addDays(date, 2) : nextDay(date);

  const formOf = (item: number) =>
    customer.ok<QuestionnaireResponse>('GET', `dislikes-allergies/${item}`);

  const idOf = (choices: readonly Choice[], name: string) =>
    choices.find(({ name_en }) => name_en === name)!.id;

  const itemRow = (id: number) =>
    db().selectFrom('order_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const setVariant = (item: number, variant_id: number) =>
    db().updateTable('order_items').set({ variant_id }).where('id', '=', item).execute();
});
