import { recordingText } from '../../support/factories/recording.ts';
import { sql } from 'kysely';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import { runJobs } from '../../../server/jobs.ts';
import { prepareCivilIds } from '../../../server/start/prepareDatabase.ts';
import { addDays, kuwaitToday, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import type { PlanDayResponse, StopOffer } from '../../../src/contract/wire/planDay.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { AppointmentCustomer, YOUSEF } from '../../support/appointments.ts';
import { growShop } from '../../support/growShop.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { StatementRecord } from '../../support/recordStatements.ts';
import { logInAs } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { wholeReads } from '../../support/wholeReads.ts';

/** Enough for the statistics to distinguish large tables from small ones. */
const ORDERS = 1000;
const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'Mizan2026';

describeOnDatabases('the indexes', (kind) => {
  let testApp: PaymentTestApp;
  let shop: PaymentTestApp;
  const record = new StatementRecord();
  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
    await growShop(testApp.context.db, ORDERS, TEST_NOW);
    const db = testApp.context.db.withPlugin(record);
    const context = { ...testApp.context, db, content: createContentCache(db) };
    const app = await buildApp({ ...context, storefrontDir: null });
    shop = { ...testApp, context, app, payments: app.payments };
  });
  afterAll(async () => {
    await shop.app.close();
    await shop.payments.background.idle();
    await testApp.stop();
  });

  const enter = async (name: string): Promise<AppointmentCustomer> => {
    const { token, addressId } = await signUp(shop.app, `${name}@example.com`);
    const customer = new AppointmentCustomer(shop, token);
    customer.addressId = addressId;
    return customer;
  };
  const doJobs = async () => {
    await runJobs(shop.payments);
    await shop.payments.background.idle();
  };

  it('serve every statement of a start, of a customer and of the jobs, whatever the shop has sold', async () => {
    await prepareCivilIds(shop.context.db, shop.context.config);
    const customer = await enter('sara');
    await visitPages(customer);
    await changeAccount(customer);
    await fillCart(customer);
    const paid = await customer.orderCart((await customer.cart()).id);
    const { data } = await shop.pay(customer, paid.id);
    await customer.sendResult(await customer.openResult(data ?? ''));
    await customer.ok('GET', 'subscriptions');
    await lookAtDays(shop, await customer.viewOrder(paid.id));
    await changeDay(customer, await customer.viewOrder(paid.id));
    const unpaid = await customer.order();
    await shop.pay(customer, unpaid.id, { action: 'cancel' });
    await customer.ok('POST', `subscriptions/${unpaid.id}/reopen`);
    const given = await customer.orderCart((await customer.cart()).id);
    await shop.pay(customer, given.id);
    await stopPlan(customer, await customer.viewOrder(given.id));
    await meetDietitian(customer);
    await doJobs();
    shop.passTime(10 * DAY_MS);
    await doJobs();
    await keepDay(shop, await customer.viewOrder(paid.id));
    await lookAtNumbers(shop);
    await customer.ok('GET', `subscriptions/${paid.id}/renewal`);
    await customer.ok('POST', `subscriptions/${paid.id}/renewal`);

    const leaver = await enter('leaver');
    await leaver.order();
    await leaver.ok('DELETE', 'privacy/health-consent');
    await leaver.ok('POST', 'privacy/delete-account', { password: PASSWORD });
    await doJobs();

    expect(await wholeReads(testApp.context.db, record.statements)).toEqual([]);
  });

  it('find the rows that refer to a deleted row', async () => {
    const { rows } = await sql<{ column: string }>`
      select conrelid::regclass || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype in ('c', 'n') and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
      )
    `.execute(testApp.context.db);
    expect(rows).toEqual([]);
  });
});

async function visitPages(customer: AppointmentCustomer): Promise<void> {
  await customer.ok('GET', 'home');
  await customer.ok('GET', 'package-categories/1');
  await customer.ok('GET', 'register');
  await customer.ok('POST', 'contact-us', {
    name: 'Sara',
    email: 'sara@example.com',
    subject: 'Hello',
    message: 'How are you?',
  });
  await customer.ok('POST', 'problem-reports', { recording: recordingText() });
}

async function changeAccount(customer: AppointmentCustomer): Promise<void> {
  const email = 'sara@example.com';
  await customer.ok('POST', 'login', { email, password: PASSWORD });
  await customer.ok('POST', 'reset-password-token', { email });
  await customer.ok('GET', 'profile');
  const person = { first_name: 'Sara', last_name: 'Al-Ali', phone: '50012345' };
  await customer.ok('PUT', 'profile', {
    ...person,
    email: 'sara.al-ali@example.com',
    civil_id: null,
    password: PASSWORD,
  });
  await customer.ok('DELETE', 'email-change');
  const address = { location: 'home', gov_id: 1, area_id: 1, block: '5', street: 'Salem' };
  const { address: added } = await customer.ok<{ address: { id: number } }>('POST', 'address', {
    ...address,
    house_building: '3',
  });
  await customer.ok('PUT', `address/${added.id}`, { ...address, house_building: '4' });
  await customer.ok('DELETE', `address/${added.id}`);
  await customer.ok('PUT', 'mail-preferences', { kind: 'renewal', wanted: false });
  await customer.ok('PUT', 'mail-preferences', { kind: 'renewal', wanted: true });
  await customer.app.inject({ method: 'POST', url: '/api/unsubscribe?token=unknown' });
  await customer.ok('GET', 'privacy');
  await customer.ok('POST', 'privacy/download', { password: PASSWORD });
}

async function fillCart(customer: AppointmentCustomer): Promise<void> {
  const removed = await customer.addPlan();
  const { id: cart_id } = await customer.cart();
  await customer.ok('PUT', 'carts', { cart_id, comment: 'Ring' });
  await customer.ok('DELETE', `carts/items/${removed}`);
  await customer.addPlan();
  await customer.ok('DELETE', 'carts/clear');
  const item = await customer.addPlan();
  await customer.ok('PUT', 'carts/items', { cart_id, item_id: item, quantity: 2 });
  await customer.ok('GET', `dislikes-allergies/${item}`);
  await customer.answerQuestions(item);
  await customer.ok('POST', 'meal-selection', {
    cart_id,
    cart_item_id: item,
    meals_selected_by: 'dietitian',
    days: await firstMeal(customer, item),
  });
  await customer.letDietitianChoose(item);
  await customer.ok('POST', 'carts/voucher', { coupon_code: 'WELCOME10' });
}

async function firstMeal(customer: AppointmentCustomer, item: number) {
  const menu = await customer.ok<MealsResponse>('GET', `meals?cart_item_id=${item}`);
  const [date = ''] = menu.dates;
  const meals = menu.dishes.filter(
    ({ kind, weekdays }) => kind === 'meal' && weekdays.includes(weekdayOf(date)),
  );
  return [{ date, meals: meals.slice(0, 1).map(({ id }) => id), snacks: [] }];
}

async function changeDay(
  customer: AppointmentCustomer,
  { id, items }: SubscriptionDetails,
): Promise<void> {
  const day = items[0]?.schedule.at(-1);
  const path = `subscriptions/${id}/days/${day?.id ?? 0}`;
  const { dishes, meals, snacks } = await customer.ok<PlanDayResponse>('GET', path);
  const first = (kind: 'meal' | 'snack', count: number) =>
    dishes
      .filter((dish) => dish.kind === kind)
      .slice(0, count)
      .map((dish) => dish.id);
  await customer.ok('PUT', path, { meals: first('meal', meals), snacks: first('snack', snacks) });
  await customer.ok('PUT', `${path}/skip`);
  await customer.ok('DELETE', `${path}/skip`);
  const freeze = `subscriptions/${id}/items/${items[0]?.id ?? 0}/freeze`;
  await customer.ok('PUT', freeze, { from: day?.date, until: day?.date });
  await customer.ok('DELETE', freeze);
  await customer.ok('PUT', freeze.replace('freeze', 'delivery'), {
    from: day?.date,
    delivery_time_slot_id: 2,
    address_id: customer.addressId,
  });
  await customer.ok('PUT', `${path}/skip`);
}

/** The last day that has come: read, failed, and delivered after all. */
async function keepDay({ app, context }: PaymentTestApp, { items }: SubscriptionDetails) {
  const today = kuwaitToday(context.clock());
  const day = items[0]?.schedule.filter(({ date }) => date <= today).at(-1);
  const path = `days/${day?.date}`;
  const cook = await logInAs(app, 'kitchen');
  await cook.get('GET', `${path}/production`);
  await cook.get('GET', `${path}/labels`);
  await cook.get('GET', `${path}/deliveries`);
  const mark = (report: object) =>
    cook.get('PUT', `${path}/deliveries`, { order_day_ids: [day?.id], ...report });
  await mark({ outcome: 'failed', reason: 'other' });
  await mark({ outcome: 'failed', reason: 'kitchen' });
  await mark({ outcome: 'delivered' });
}

async function lookAtDays({ app }: PaymentTestApp, { items }: SubscriptionDetails): Promise<void> {
  const day = items[0]?.schedule.at(-1);
  const dietitian = await logInAs(app, 'dietitian');
  await dietitian.get('GET', `plan-days?date=${day?.date}`);
  await dietitian.get('GET', `plan-days/${day?.id}`);
}

async function lookAtNumbers({ app, context }: PaymentTestApp): Promise<void> {
  const manager = await logInAs(app, 'manager');
  const to = kuwaitToday(context.clock());
  for (const name of ['deliveries', 'revenue', 'orders', 'renewals', 'dishes']) {
    await manager.get('GET', `numbers/${name}?from=${addDays(to, -6)}&to=${to}`);
  }
}

async function stopPlan(
  customer: AppointmentCustomer,
  { id, items }: SubscriptionDetails,
): Promise<void> {
  const path = `subscriptions/${id}/items/${items[0]?.id ?? 0}/stop`;
  const { amount } = await customer.ok<StopOffer>('GET', path);
  await customer.ok('PUT', path, { amount });
}

async function meetDietitian(customer: AppointmentCustomer): Promise<void> {
  await customer.ok('GET', 'appointment-bookings-form');
  await customer.slots(YOUSEF, '2027-01-14');
  const { id } = await customer.bookAndPay();
  await customer.list();
  await customer.view(id);
  await customer.cancel(id);
  // Held, and left.
  await customer.book();
}
