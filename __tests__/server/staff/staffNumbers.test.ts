import { fillDueDays } from '../../../server/domain/planner/fillDueDays.ts';
import { addDays, kuwaitInstant, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { filsToText, textToFils } from '../../../src/contract/money.ts';
import type { ProductionSheet } from '../../../src/contract/wire/staff/day.ts';
import type {
  DeliveryNumbers,
  DishNumbers,
  OrderNumbers,
  RenewalNumbers,
  RevenueNumbers,
} from '../../../src/contract/wire/staff/numbers.ts';
import type { StaffOrderDetails } from '../../../src/contract/wire/staff/orders.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { AppointmentCustomer, YOUSEF } from '../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const TODAY = kuwaitToday(TEST_NOW);
const FIRST = '2027-01-17';
const LAST = '2027-01-21';
const MINUTE = 60_000;

describeOnDatabases('the numbers of the kitchen', (database) => {
  let testApp: PaymentTestApp;
  let manager: StaffClient;
  let customers = 0;
  beforeEach(async () => {
    testApp = await startPaymentTestApp(database);
    manager = await logInAs(testApp.app, 'manager');
  });
  afterEach(() => testApp.stop());

  async function setClock(instant: Date): Promise<void> {
    testApp.setNow(instant);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    manager = await logInAs(testApp.app, 'manager');
  }

  async function order(quantity = 1): Promise<[TestCustomer, SubscriptionDetails]> {
    const customer = await signUp(testApp.app, `numbers${(customers += 1)}@example.com`);
    const item = await customer.addPlan({ meals: 2, snacks: 1, days: 5, startDate: FIRST });
    const { id: cart_id } = await customer.cart();
    if (quantity > 1) await customer.ok('PUT', 'carts/items', { cart_id, item_id: item, quantity });
    await customer.answerQuestions(item);
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart(cart_id);
    return [customer, await customer.viewOrder(id)];
  }

  async function pay(customer: TestCustomer, id: number): Promise<void> {
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    await customer.viewOrder(id);
  }

  async function buy(quantity?: number): Promise<[TestCustomer, SubscriptionDetails]> {
    const [customer, { id }] = await order(quantity);
    await pay(customer, id);
    return [customer, await customer.viewOrder(id)];
  }

  const rows = async <Row>(name: string, from = TODAY, to = TODAY) =>
    (await manager.get<{ items: Row[] }>('GET', `numbers/${name}?from=${from}&to=${to}`)).items;
  const revenue = (date: string) => rows<RevenueNumbers>('revenue', date, date);

  it('counts the deliveries and portions of each day as its sheets do', async () => {
    const [customer, { id, items }] = await buy(2);
    await buy();
    await order();
    const skipped = items[0]!.schedule[1]!;
    await customer.ok('PUT', `subscriptions/${id}/days/${skipped.id}/skip`);
    const days = await rows<DeliveryNumbers>('deliveries', addDays(FIRST, -1), addDays(LAST, 1));
    expect(days).toEqual([
      { date: '2027-01-16', deliveries: 0, meals: 0, snacks: 0 },
      { date: '2027-01-17', deliveries: 3, meals: 6, snacks: 3 },
      { date: '2027-01-18', deliveries: 1, meals: 2, snacks: 1 },
      { date: '2027-01-19', deliveries: 3, meals: 6, snacks: 3 },
      { date: '2027-01-20', deliveries: 3, meals: 6, snacks: 3 },
      { date: '2027-01-21', deliveries: 3, meals: 6, snacks: 3 },
      { date: '2027-01-22', deliveries: 2, meals: 4, snacks: 2 },
    ]);
    for (const { date, deliveries, meals, snacks } of days) {
      const sheet = await manager.get<ProductionSheet>('GET', `days/${date}/production`);
      expect(sheet).toMatchObject({ deliveries, portions_due: meals + snacks });
    }
  });

  it('adds up paying captures by the Kuwait day of the capture, less their refunds', async () => {
    // The last minutes of a day in Kuwait, which is an earlier day in London.
    await setClock(kuwaitInstant('2027-01-12', '23:59'));
    const [customer, { id, grand_total }] = await order();
    await pay(customer, id);
    await setClock(kuwaitInstant('2027-01-13', '00:01'));
    const [, other] = await buy();
    const guest = await signUp(testApp.app, 'booking@example.com');
    const appointmentCustomer = new AppointmentCustomer(testApp, guest.token);
    await appointmentCustomer.slots(YOUSEF, '2027-01-14');
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    const appointment = await appointmentCustomer.bookAndPay();
    const fee = (await appointmentCustomer.view(appointment.id)).fee;
    const taken = { appointments: '0.000', refunded: '0.000' };
    expect(await rows('revenue', '2027-01-12', '2027-01-13')).toEqual([
      { date: '2027-01-12', orders: grand_total, ...taken, revenue: grand_total },
      {
        ...{ date: '2027-01-13', orders: other.grand_total, appointments: fee },
        refunded: '0.000',
        revenue: filsToText(textToFils(other.grand_total) + textToFils(fee)),
      },
    ]);

    await setClock(kuwaitInstant('2027-01-15', '10:00'));
    const { order: rejected } = await manager.get<{ order: StaffOrderDetails }>(
      'POST',
      `orders/${id}/reject`,
      { reason: 'We are closed' },
    );
    expect(await revenue('2027-01-15')).toMatchObject([{ refunded: '0.000' }]);
    const refund = rejected.refunds[0]!;
    await manager.get('POST', `refunds/${refund.id}/record`, { reference: 'RF 1' });
    expect(await revenue('2027-01-15')).toEqual([
      {
        ...{ date: '2027-01-15', orders: '0.000', appointments: '0.000' },
        ...{ refunded: grand_total, revenue: `-${grand_total}` },
      },
    ]);
    const csv = await manager.inject('GET', 'numbers/revenue.csv?from=2027-01-15&to=2027-01-15');
    expect(csv.headers['content-disposition']).toContain('revenue-2027-01-15-2027-01-15.csv');
    expect(csv.body).toBe(
      '\uFEFF"Day","Orders (KD)","Appointments (KD)","Paid back (KD)","Revenue (KD)"\r\n' +
        `"2027-01-15",0,0,${Number(grand_total)},-${Number(grand_total)}\r\n`,
    );
  });

  it('leaves out second captures, and their refunds', async () => {
    const [customer, { id, grand_total }] = await order();
    await testApp.pay(customer, id, { scenario: 'captured-twice' });
    testApp.passTime(MINUTE);
    await testApp.runJobs();
    const { items } = await manager.get<{ items: { id: number }[] }>('GET', 'refunds');
    await manager.get('POST', `refunds/${items[0]?.id}/record`, { reference: 'RF 2' });
    expect(await revenue(TODAY)).toMatchObject([{ refunded: '0.000', revenue: grand_total }]);
  });

  it('separates paid orders of a day from unpaid, failed and reopened ones', async () => {
    await buy();
    await order();
    const [declined, { id }] = await order();
    await testApp.pay(declined, id, { action: 'cancel' });
    await declined.viewOrder(id);
    const [changed, open] = await order();
    await changed.ok('POST', `subscriptions/${open.id}/reopen`);
    expect(await rows<OrderNumbers>('orders')).toEqual([
      { date: TODAY, paid: 1, unpaid: 1, failed: 1 },
    ]);
  });

  it('counts which of the ending plans are renewed', async () => {
    const [customer, { id }] = await buy();
    await buy();
    await setClock(kuwaitInstant(FIRST, '12:00'));
    await customer.ok('POST', `subscriptions/${id}/renewal`);
    const renewal = await customer.orderCart((await customer.cart()).id);
    const ends = (renewed: number): RenewalNumbers => ({ date: LAST, ended: 2, renewed });
    expect(await rows('renewals', LAST, LAST)).toEqual([ends(0)]);
    await pay(customer, renewal.id);
    expect(await rows('renewals', LAST, LAST)).toEqual([ends(1)]);
  });

  it('counts who put each dish into the deliveries, the most chosen first', async () => {
    const [customer, { id, items }] = await buy(2);
    await setClock(kuwaitInstant('2027-01-12', '09:00'));
    await fillDueDays(testApp.context);
    const { schedule } = (await customer.viewOrder(id)).items[0]!;
    const day = schedule.find(({ date }) => date === FIRST)!;
    const ids = (kind: 'meal' | 'snack') =>
      day.dishes.filter((dish) => dish.kind === kind).map((dish) => dish.id);
    const chosenOf = (dishes: readonly DishNumbers[]) =>
      dishes.filter(({ chosen }) => chosen > 0).map(({ dish_id }) => dish_id);
    const before = await rows<DishNumbers>('dishes', FIRST, FIRST);
    expect(before.reduce((sum, { proposed }) => sum + proposed, 0)).toBe(6);
    expect(chosenOf(before)).toEqual([]);
    // Every dish of the menu is there, most of them in no delivery.
    expect(before.length).toBeGreaterThan(20);

    const path = `subscriptions/${id}/days/${items[0]!.schedule[0]!.id}`;
    const { dishes } = await customer.ok<{ dishes: { id: number; kind: string }[] }>('GET', path);
    const other = dishes.find(
      (dish) => dish.kind === 'snack' && !ids('snack').includes(dish.id),
    )!.id;
    await customer.ok('PUT', path, { meals: ids('meal'), snacks: [other] });
    const after = await rows<DishNumbers>('dishes', FIRST, FIRST);
    expect(after[0]).toMatchObject({ dish_id: other, chosen: 2, proposed: 0 });
    expect(after.map(({ chosen }) => chosen)).toEqual(
      after.map(({ chosen }) => chosen).sort((a, b) => b - a),
    );
  });

  it.each([
    ['en', `from=${LAST}&to=${FIRST}`, 'The last day is before the first one.'],
    ['ar', `from=${LAST}&to=${FIRST}`, 'اليوم الأخير يسبق اليوم الأول.'],
    ['en', 'from=2027-01-01&to=2027-04-03', 'Choose at most 92 days.'],
  ] as const)('explains in %s what is wrong with %s', async (locale, query, message) => {
    manager.locale = locale;
    const { errors } = await manager.refused(422, 'GET', `numbers/revenue?${query}`);
    expect(errors).toEqual({ to: [message] });
  });
});
