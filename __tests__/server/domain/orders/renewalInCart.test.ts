import { addDays } from '../../../../src/contract/kuwaitTime.ts';
import type { Cart, CartItem } from '../../../../src/contract/wire/cart.ts';
import type { Renewed } from '../../../../src/contract/wire/renewal.ts';
import type {
  SubscriptionDetails,
  SubscriptionItem,
} from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { logInAs } from '../../../support/staffClient.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import type { TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

const noonOf = (date: string) => new Date(`${date}T09:00:00Z`);
const CONCURRENT_ROUNDS = 6;

describeOnDatabases('a renewal that waits in the cart', (database) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    customer = await testApp.newCustomer();
  });
  afterAll(() => testApp.stop());

  const db = () => testApp.context.db;

  async function pay({ id }: { id: number }): Promise<SubscriptionDetails> {
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await db().updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  const renew = async (id: number): Promise<CartItem> => {
    const { cart } = await customer.ok<Renewed>('POST', `subscriptions/${id}/renewal`);
    return cart.items.at(-1)!;
  };

  /** A paid plan near its end, Saturday to Tuesday week, and its renewal in the cart. */
  async function renewed() {
    const size = { days: 10, startDate: '2027-01-16', delivery: 'except_friday' as const };
    const order = await pay(await customer.order(size));
    const plan = order.items[0]!;
    testApp.setNow(noonOf(addDays(plan.end_date, -5)));
    return { order, plan, line: await renew(order.id) };
  }

  type Waiting = Awaited<ReturnType<typeof renewed>>;
  const dayPath = ({ order, plan }: Waiting, at: number) =>
    `subscriptions/${order.id}/days/${plan.schedule.at(at)!.id}`;
  const skipLast = (waiting: Waiting) => customer.ok('PUT', `${dayPath(waiting, -1)}/skip`);

  const deliveriesOf = ({ items }: Pick<SubscriptionDetails, 'items'>) =>
    items
      .flatMap(({ schedule }: SubscriptionItem) => schedule)
      .filter(({ status }) => status === 'scheduled')
      .map(({ date }) => date);

  async function expectApart(...orders: readonly { id: number }[]): Promise<void> {
    const viewed = await Promise.all(orders.map(({ id }) => customer.viewOrder(id)));
    const dates = viewed.flatMap(deliveriesOf);
    expect(dates).toHaveLength(new Set(dates).size);
  }

  const orderBody = (cart: Cart) => ({ cart_id: cart.id, address_id: customer.addressId });
  const begins = (line: CartItem, start_date: string) => ({
    package_category_id: line.package_category_id,
    variant_id: line.variant.id,
    ...{ meals: line.meals, snacks: line.snacks, days: line.days, start_date },
    delivery_preference: line.delivery_preference,
    delivery_time_slot_id: line.delivery_time_slot.id,
  });
  const changeStart = (line: CartItem, start: string) =>
    customer.call<{ cart: Cart }>('PUT', `carts/items/${line.cart_item_id}`, begins(line, start));

  /** The order is refused with the first possible day, and accepted once the plan begins on it. */
  async function expectMoved({ order, line }: Waiting): Promise<void> {
    const { end_date } = (await customer.viewOrder(order.id)).items[0]!;
    const cart = await customer.cart();
    const [moved] = cart.items;
    expect(moved).toMatchObject({ start_date: line.start_date, start_date_available: false });
    const start = moved!.earliest_start_date!;
    expect(start > end_date && start > line.start_date).toBe(true);
    const refusal = await customer.refusal('POST', 'subscriptions', {
      ...orderBody(cart),
      grand_total: cart.grand_total,
    });
    expect(refusal).toMatchObject({ code: 422, error: 'cart_not_ready' });
    expect(refusal.message).toContain(`${Number(start.slice(8))}\u00a0`);
    expect(await customer.cart()).toEqual(cart);
    const { status, response } = await changeStart(line, start);
    expect(status).toBe(true);
    expect(response.cart.items).toMatchObject([
      { start_date: start, start_date_available: true, meals_completed: true },
    ]);
    await expectApart(order, await customer.orderCart(cart.id));
  }

  it('begins later once a day of the plan before it is skipped', async () => {
    const waiting = await renewed();
    await skipLast(waiting);
    await expectMoved(waiting);
  });

  it('begins later once the plan before it is frozen', async () => {
    const waiting = await renewed();
    const { order, plan } = waiting;
    const from = plan.schedule.at(-2)!.date;
    const path = `subscriptions/${order.id}/items/${plan.id}/freeze`;
    await customer.ok('PUT', path, { from, until: plan.end_date });
    await expectMoved(waiting);
  });

  it('begins later once a delivery of the plan before it has failed', async () => {
    const waiting = await renewed();
    const [today] = waiting.plan.schedule.slice(-3);
    testApp.setNow(noonOf(today!.date));
    const kitchen = await logInAs(testApp.app, 'kitchen');
    await kitchen.get('PUT', `days/${today!.date}/deliveries`, {
      order_day_ids: [today!.id],
      outcome: 'failed',
      reason: 'kitchen',
    });
    await expectMoved(waiting);
  });

  it('cannot be moved into the plan before it, and says until when that goes', async () => {
    const waiting = await renewed();
    const { line, plan } = waiting;
    await skipLast(waiting);
    for (const wrong of [{}, { meals: 'many' }]) {
      const { code, response } = await customer.call<{ errors: Record<string, string[]> }>(
        'PUT',
        `carts/items/${line.cart_item_id}`,
        { ...begins(line, line.start_date), ...wrong },
      );
      expect([code, response.errors['start_date']?.[0]]).toEqual([
        422,
        expect.stringMatching(/goes on with one that is delivered until .* 27\u00a0January/),
      ]);
      expect(Object.keys(response.errors)).toEqual(expect.arrayContaining(Object.keys(wrong)));
    }
    expect((await customer.cart()).items[0]?.start_date).toBe(line.start_date);
    const { status } = await changeStart(line, addDays(plan.end_date, 20));
    expect(status).toBe(true);
  });

  it('moves with its dishes, each to the same weekday', async () => {
    const waiting = await renewed();
    const { line } = waiting;
    const path = `meals?cart_item_id=${line.cart_item_id}`;
    type Menu = {
      dates: string[];
      dishes: { id: number; kind: string; weekdays: number[] }[];
      selection: { date: string; meals: number[] }[];
    };
    const menu = await customer.ok<Menu>('GET', path);
    const weekday = (date: string) => new Date(date).getUTCDay();
    const served = (kind: string, date: string, count: number) =>
      menu.dishes
        .filter((dish) => dish.kind === kind && dish.weekdays.includes(weekday(date)))
        .slice(0, count)
        .map(({ id }) => id);
    await customer.ok('POST', 'meal-selection', {
      cart_id: (await customer.cart()).id,
      cart_item_id: line.cart_item_id,
      meals_selected_by: 'customer',
      days: menu.dates.map((date) => ({
        date,
        meals: served('meal', date, line.meals),
        snacks: served('snack', date, line.snacks),
      })),
    });
    await skipLast(waiting);
    const start = (await customer.cart()).items[0]!.earliest_start_date!;
    expect((await changeStart(line, start)).status).toBe(true);
    const moved = await customer.ok<Menu>('GET', path);
    const chosen = moved.selection.filter(({ meals }) => meals.length > 0);
    expect(chosen.map(({ date }) => date)).toEqual(moved.dates);
    for (const { date, meals } of chosen) expect(meals).toEqual(served('meal', date, line.meals));
  });

  it('is moved by another press of Renew as well', async () => {
    const waiting = await renewed();
    await skipLast(waiting);
    const line = await renew(waiting.order.id);
    expect(line).toMatchObject({
      cart_item_id: waiting.line.cart_item_id,
      start_date: line.earliest_start_date,
      start_date_available: true,
    });
    await expectApart(waiting.order, await customer.orderCart((await customer.cart()).id));
  });

  it('begins after another one that continues the same plan', async () => {
    const waiting = await renewed();
    const first = await customer.orderCart((await customer.cart()).id);
    const lapsed = { status: 'failed', closed_at: new Date(), closed_reason: 'lapsed' } as const;
    await db().updateTable('orders').set(lapsed).where('id', '=', first.id).execute();
    const line = await renew(waiting.order.id);
    await customer.ok('POST', `subscriptions/${first.id}/reopen`);
    const { items } = await customer.cart();
    expect(items.map(({ start_date_available }) => start_date_available)).toEqual([true, false]);
    const [ahead, behind] = items;
    expect(behind!.earliest_start_date! > ahead!.end_date).toBe(true);
    expect([ahead!.cart_item_id, behind!.cart_item_id]).toContain(line.cart_item_id);
  });

  it('avoids a day to which a delivery is skipped in the moment of the order', async () => {
    for (let round = 0; round < CONCURRENT_ROUNDS; round += 1) {
      testApp.setNow(TEST_NOW);
      customer = await testApp.newCustomer();
      const waiting = await renewed();
      const cart = await customer.cart();
      type Placed = { subscription_details: SubscriptionDetails };
      const place = () => customer.call<Placed>('POST', 'subscriptions', orderBody(cart));
      const [placed] = await Promise.all([place(), skipLast(waiting)]);
      if (placed.status) {
        await expectApart(waiting.order, placed.response.subscription_details);
      } else {
        await expectMoved(waiting);
      }
    }
  });
});
