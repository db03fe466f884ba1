import { fillDueDays } from '../../../server/domain/planner/fillDueDays.ts';
import { kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import type {
  Delivery,
  DeliverySheet,
  LabelSheet,
  ProductionSheet,
} from '../../../src/contract/wire/staff/day.ts';
import type { AuditEntry } from '../../../src/contract/wire/staff/audit.ts';
import type { PersonalData } from '../../../src/contract/wire/privacy.ts';
import { textToFils } from '../../../src/contract/money.ts';
import type { StaffRefund } from '../../../src/contract/wire/staff/refunds.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

/** A Sunday, and the days of a plan of five from it on. */
const DAY = '2027-01-17';
const NEXT = '2027-01-18';
const LAST = '2027-01-21';
const MADE_UP = '2027-01-22';
const NOON = kuwaitInstant(DAY, '12:00');
const GLUTEN = 1;

describeOnDatabases('the day of the kitchen', (database) => {
  let testApp: PaymentTestApp;
  let cook: StaffClient;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    const { db } = testApp.context;
    testApp.setNow(TEST_NOW);
    await db.deleteFrom('rate_limits').execute();
    // Removes the deliveries of earlier tests.
    await db.updateTable('orders').set({ status: 'rejected' }).execute();
    cook = await logInAs(testApp.app, 'kitchen');
  });
  afterAll(() => testApp.stop());

  interface Bought {
    readonly days?: number;
    readonly quantity?: number;
    readonly answers?: object;
  }

  async function place({ days = 5, quantity = 1, answers = {} }: Bought = {}) {
    const customer = await signUp(testApp.app, `day${(customers += 1)}@example.com`);
    const item = await customer.addPlan({ meals: 2, snacks: 1, days, startDate: DAY });
    const { id: cart_id } = await customer.cart();
    if (quantity > 1) await customer.ok('PUT', 'carts/items', { cart_id, item_id: item, quantity });
    await customer.answerQuestions(item, answers);
    await customer.letDietitianChoose(item);
    return { customer, order: await customer.orderCart(cart_id) };
  }

  async function buy(bought?: Bought) {
    const { customer, order } = await place(bought);
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, order.id);
    return { customer, order: await customer.viewOrder(order.id) };
  }

  /** A plan until `LAST`, and the one that continues it. */
  async function buyRenewed() {
    testApp.setNow(TEST_NOW);
    const { customer, order } = await buy();
    testApp.setNow(NOON);
    await customer.ok('POST', `subscriptions/${order.id}/renewal`);
    const { id } = await customer.orderCart((await customer.cart()).id);
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return { customer, first: order, second: await customer.viewOrder(id) };
  }

  /** The dietitian has chosen, and the day has come. */
  async function come(): Promise<void> {
    testApp.setNow(kuwaitInstant('2027-01-12', '09:00'));
    await fillDueDays(testApp.context);
    testApp.setNow(NOON);
    cook = await logInAs(testApp.app, 'kitchen');
  }

  const read = <T>(sheet: string, date = DAY, staff = cook) =>
    staff.get<T>('GET', `days/${date}/${sheet}`);
  const production = (date?: string) => read<ProductionSheet>('production', date);
  const labels = (date?: string) => read<LabelSheet>('labels', date);
  const deliveries = async (date?: string) => (await read<DeliverySheet>('deliveries', date)).items;
  const dayOf = ({ items: [item] }: SubscriptionDetails, date = DAY) =>
    item!.schedule.find((day) => day.date === date)!;
  const mark = (days: readonly number[], report: object, date = DAY) =>
    cook.get('PUT', `days/${date}/deliveries`, { order_day_ids: days, ...report });
  const loggedOf = async (orderId: number) => {
    const path = `audit-log?subject=order&subject_id=${orderId}`;
    const manager = await logInAs(testApp.app, 'manager');
    return (await manager.get<{ items: AuditEntry[] }>('GET', path)).items;
  };
  const mailsTo = async (email: string, subject: string) => {
    await testApp.runJobs();
    return testApp.mails.filter((mail) => mail.to === email && mail.subject.includes(subject));
  };
  const emailOf = async (customer: TestCustomer) =>
    (await customer.ok<{ profile: { email: string } }>('GET', 'profile')).profile.email;

  it('cooks each dish in each portion, as often as the plans of the day have it', async () => {
    const one = await buy();
    const two = await buy({ quantity: 2 });
    await place();
    testApp.setNow(kuwaitInstant('2027-01-10', '09:00'));
    expect(await production(LAST)).toMatchObject({
      closed_day: null,
      open_for_changes: true,
      deliveries: 3,
      portions_due: 9,
      unfilled: 2,
      portions: [],
    });
    await come();
    const sheet = await production();
    expect(sheet).toMatchObject({ deliveries: 3, portions_due: 9, unfilled: 0, lacking: 0 });
    expect(sheet.open_for_changes).toBe(false);
    const expected = new Map<string, number>();
    for (const [{ customer, order }, times] of [
      [one, 1],
      [two, 2],
    ] as const) {
      for (const dish of dayOf(await customer.viewOrder(order.id)).dishes) {
        const key = `${dish.id} ${dish.calories} ${dish.protein}`;
        expected.set(key, (expected.get(key) ?? 0) + times);
      }
    }
    const counted = sheet.portions.map(
      ({ dish_id, calories, protein, count }) =>
        [`${dish_id} ${calories} ${protein}`, count] as const,
    );
    expect(new Map(counted)).toEqual(expected);
    const { db } = testApp.context;
    const contained = await db.selectFrom('dish_allergens').select(['dish_id']).execute();
    for (const { dish_id, allergens } of sheet.portions) {
      expect(allergens).toHaveLength(contained.filter((row) => row.dish_id === dish_id).length);
    }
  });

  it('prints allergies and dislikes, and nothing else about health', async () => {
    const { customer, order } = await buy({
      answers: {
        ...{ medical_condition: true, medical_condition_details: 'Diabetes' },
        ...{ no_dislikes_allergies: false, allergens: [GLUTEN], dislikes: [2], others: 'Kiwi' },
      },
    });
    await come();
    const sheet = await labels();
    expect(sheet.items).toHaveLength(1);
    const [label] = sheet.items;
    expect(label).toMatchObject({
      order_id: order.id,
      customer_name: 'نورة Al-Salem',
      quantity: 1,
      answered: true,
      others: 'Kiwi',
      address: { block: '4', street: 'Salem', house_building: '12' },
    });
    expect(label?.allergies).toHaveLength(1);
    expect(label?.dislikes).toHaveLength(1);
    expect(label?.dishes.map(({ name_en }) => name_en)).toEqual(
      dayOf(await customer.viewOrder(order.id)).dishes.map(({ name_en }) => name_en),
    );
    expect(JSON.stringify(sheet)).not.toContain('Diabetes');
    await testApp.context.db.updateTable('order_items').set({ age: null }).execute();
    expect((await labels()).items[0]).toMatchObject({ answered: false });
  });

  it('logs each read of the labels, with no name in it', async () => {
    await buy();
    await come();
    await labels();
    await cook.inject('GET', `days/${DAY}/labels.csv`);
    const manager = await logInAs(testApp.app, 'manager');
    const { items } = await manager.get<{ items: AuditEntry[] }>('GET', 'audit-log?subject=day');
    expect(
      items.slice(0, 2).map(({ action, after, staff }) => [action, after, staff?.role]),
    ).toEqual([
      ['labels.read', { date: DAY, labels: 1 }, 'kitchen'],
      ['labels.read', { date: DAY, labels: 1 }, 'kitchen'],
    ]);
  });

  it('marks days delivered, many at once, and the customer’s plan shows it', async () => {
    const one = await buy();
    const two = await buy();
    await come();
    const days = (await deliveries()).map(({ order_day_id }) => order_day_id);
    await mark(days, { outcome: 'delivered' });
    await mark(days, { outcome: 'delivered' });
    expect((await deliveries()).map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
    for (const { customer, order } of [one, two]) {
      expect(dayOf(await customer.viewOrder(order.id)).status).toBe('delivered');
    }
    const items = await loggedOf(one.order.id);
    expect(items.map(({ action, before }) => [action, before?.['outcome']])).toEqual([
      ['delivery.delivered', null],
    ]);
  });

  it('moves a failed delivery to a new last day, and notifies by mail', async () => {
    const { customer, order } = await buy();
    await come();
    const day = dayOf(order).id;
    const failed = { outcome: 'failed', reason: 'nobody_there', note: ' Called twice ' };
    await mark([day], failed);
    await mark([day], failed);
    expect(await deliveries()).toMatchObject([
      { outcome: 'failed', reason: 'nobody_there', note: 'Called twice', made_up_on: MADE_UP },
    ]);
    expect(await loggedOf(order.id)).toMatchObject([{ action: 'delivery.failed' }]);
    const plan = await customer.viewOrder(order.id);
    expect(plan.items[0]).toMatchObject({ end_date: MADE_UP, days: 5 });
    expect(dayOf(plan).status).toBe('cancelled');
    expect(dayOf(plan, MADE_UP)).toMatchObject({ status: 'scheduled', makes_up_for: day });
    expect((await deliveries(MADE_UP)).map(({ order_id }) => order_id)).toEqual([order.id]);
    const email = await emailOf(customer);
    expect(await mailsTo(email, 'did not reach you')).toEqual([]);
    testApp.setNow(new Date(NOON.getTime() + 11 * 60_000));
    const [mail] = await mailsTo(email, 'did not reach you');
    expect(mail?.text).toContain('nobody was there');
    expect(mail?.text).toContain('Friday, 22\u00a0January 2027');
    expect(mail?.text).not.toContain('Called twice');
    const data = await customer.ok<PersonalData>('POST', 'privacy/download', {
      password: 'Mizan2026',
    });
    expect(data.orders[0]?.failed_deliveries).toMatchObject([
      { date: DAY, reason: 'nobody_there', note: 'Called twice', corrected_at: null },
    ]);
  });

  it('corrects the reason of a failed delivery, and moves those alone that are new', async () => {
    const [one, two] = [await buy(), await buy()];
    await come();
    const days = [dayOf(one.order).id, dayOf(two.order).id];
    await mark(days.slice(0, 1), { outcome: 'failed', reason: 'nobody_there', note: 'Called' });
    await mark(days, { outcome: 'failed', reason: 'kitchen', note: 'Called' });
    await mark(days, { outcome: 'failed', reason: 'kitchen', note: 'No bread' });
    const marked = { outcome: 'failed', reason: 'kitchen', note: 'No bread', made_up_on: MADE_UP };
    expect(await deliveries()).toMatchObject([marked, marked]);
    for (const { customer, order } of [one, two]) {
      const [plan] = (await customer.viewOrder(order.id)).items;
      expect(plan?.schedule.map(({ status }) => status)).toEqual([
        'cancelled',
        ...Array.from({ length: 5 }, () => 'scheduled'),
      ]);
    }
  });

  it('takes a failure back: the added day is removed, and a notified customer gets a correction', async () => {
    const { customer, order } = await buy();
    await come();
    const day = dayOf(order).id;
    await mark([day], { outcome: 'failed', reason: 'kitchen' });
    await mark([day], { outcome: 'delivered' });
    const email = await emailOf(customer);
    testApp.setNow(new Date(NOON.getTime() + 60 * 60_000));
    expect(await mailsTo(email, 'delivery of')).toEqual([]);
    expect((await customer.viewOrder(order.id)).items[0]).toMatchObject({ end_date: LAST });

    await mark([day], { outcome: 'failed', reason: 'other' });
    testApp.setNow(new Date(NOON.getTime() + 80 * 60_000));
    await testApp.runJobs();
    await mark([day], { outcome: 'delivered' });
    const subjects = (await mailsTo(email, 'delivery of')).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[1]).toContain('did arrive');
    const plan = await customer.viewOrder(order.id);
    expect(plan.items[0]?.schedule.map(({ status }) => status)).toEqual([
      'delivered',
      ...Array.from({ length: 4 }, () => 'scheduled'),
    ]);
  });

  it('makes failed days of a plan and of its renewal up on two days, in one request', async () => {
    const bought = [await buyRenewed(), await buyRenewed(), await buyRenewed()];
    testApp.setNow(kuwaitInstant(MADE_UP, '12:00'));
    cook = await logInAs(testApp.app, 'kitchen');
    const failed = { outcome: 'failed', reason: 'nobody_there' };
    for (const { customer, first, second } of bought) {
      const [last, next] = [dayOf(first, LAST), dayOf(second, MADE_UP)];
      await Promise.all([mark([last.id], failed, LAST), mark([next.id], failed, MADE_UP)]);
      const made = [];
      for (const { id } of [first, second]) {
        const { schedule } = (await customer.viewOrder(id)).items[0]!;
        made.push(...schedule.filter((day) => day.makes_up_for !== null).map(({ date }) => date));
      }
      expect(new Set(made).size).toBe(2);
    }
  });

  it('makes the last day of a plan up on one that can still be prepared', async () => {
    const { order } = await buy();
    testApp.setNow(kuwaitInstant(LAST, '12:00'));
    cook = await logInAs(testApp.app, 'kitchen');
    await mark([dayOf(order, LAST).id], { outcome: 'failed', reason: 'other' }, LAST);
    expect((await deliveries(LAST))[0]?.made_up_on).toBe('2027-01-24');
  });

  it('adds no day to a plan that was stopped', async () => {
    const { customer, order } = await buy();
    await come();
    const path = `subscriptions/${order.id}/items/${order.items[0]?.id}/stop`;
    const { amount } = await customer.ok<StopOffer>('GET', path);
    await customer.ok('PUT', path, { amount });
    await mark([dayOf(order).id], { outcome: 'failed', reason: 'kitchen' });
    const plan = await customer.viewOrder(order.id);
    expect(plan.items[0]?.schedule).toHaveLength(5);
    expect(await deliveries()).toMatchObject([{ outcome: 'failed', made_up_on: null }]);
  });

  it('refunds a day that is not made up for, once, until it is delivered after all', async () => {
    const { customer, order } = await buy();
    await come();
    const path = `subscriptions/${order.id}/items/${order.items[0]?.id}/stop`;
    const { amount: stopped, days } = await customer.ok<StopOffer>('GET', path);
    await customer.ok('PUT', path, { amount: stopped });
    const service = await logInAs(testApp.app, 'service');
    const due = async () => {
      const { items } = await service.get<{ items: StaffRefund[] }>('GET', 'refunds');
      return items.filter((one) => one.order_id === order.id && one.reason === 'delivery_failed');
    };
    const day = dayOf(order).id;
    await mark([day], { outcome: 'failed', reason: 'kitchen' });
    await mark([day], { outcome: 'failed', reason: 'other' });
    const [refund, ...more] = await due();
    expect(more).toEqual([]);
    const paid = textToFils(order.grand_total) - textToFils(order.delivery);
    const back = textToFils(stopped) + textToFils(refund!.amount ?? '');
    expect(back).toBe(Math.ceil((paid * (days + 1)) / 5));
    await mark([day], { outcome: 'delivered' });
    expect(await due()).toEqual([]);
    await mark([day], { outcome: 'failed', reason: 'kitchen' });
    const [again] = await due();
    expect(again?.amount).toBe(refund!.amount);
    testApp.setNow(new Date(NOON.getTime() + 15 * 60_000));
    const [mail] = await mailsTo(await emailOf(customer), 'did not reach');
    expect(mail?.text).toContain(again!.amount);
    await service.get('POST', `refunds/${again!.id}/record`, { reference: 'R-1' });
    const body = { order_day_ids: [day], outcome: 'delivered' };
    const refusal = await cook.refused(409, 'PUT', `days/${DAY}/deliveries`, body);
    expect(refusal.message).toContain('17\u00a0January');
    expect((await deliveries())[0]?.outcome).toBe('failed');
  });

  it('refunds nothing for a day where all that was paid goes back already', async () => {
    const { db } = testApp.context;
    const { customer, order } = await buy();
    await come();
    const path = `subscriptions/${order.id}/items/${order.items[0]?.id}/stop`;
    const { amount } = await customer.ok<StopOffer>('GET', path);
    await customer.ok('PUT', path, { amount });
    const { id: capture_id } = await db
      .selectFrom('payment_captures')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const rest = textToFils(order.grand_total) - textToFils(amount);
    await db
      .insertInto('refunds')
      .values({ capture_id, amount_fils: rest, due_at: NOON })
      .execute();
    await mark([dayOf(order).id], { outcome: 'failed', reason: 'kitchen' });
    const refunds = await db
      .selectFrom('refunds')
      .select('amount_fils')
      .where('capture_id', '=', capture_id)
      .orderBy('id')
      .execute();
    expect(refunds.map(({ amount_fils }) => amount_fils)).toEqual([textToFils(amount), rest]);
  });

  it('keeps a failure whose new day is in preparation', async () => {
    const { order } = await buy({ days: 5 });
    await come();
    const day = dayOf(order).id;
    await mark([day], { outcome: 'failed', reason: 'other' });
    testApp.setNow(kuwaitInstant('2027-01-20', '12:00'));
    cook = await logInAs(testApp.app, 'kitchen');
    const body = { order_day_ids: [day], outcome: 'delivered' };
    const refusal = await cook.refused(409, 'PUT', `days/${DAY}/deliveries`, body);
    expect(refusal.message).toContain('22\u00a0January');
  });

  it('marks nothing that is not delivered on that day, and nothing of others beside it', async () => {
    const { customer, order } = await buy();
    const unpaid = await place();
    await customer.ok('PUT', `subscriptions/${order.id}/days/${dayOf(order, NEXT).id}/skip`);
    await come();
    const refused = (ids: readonly number[], date = DAY) =>
      cook.refused(409, 'PUT', `days/${date}/deliveries`, {
        order_day_ids: ids,
        outcome: 'delivered',
      });
    const day = dayOf(order).id;
    await refused([day, dayOf(unpaid.order).id]);
    await refused([day, 999_999]);
    await refused([dayOf(order, LAST).id]);
    expect((await refused([dayOf(order, LAST).id], LAST)).error).toBe('day_closed');
    testApp.setNow(kuwaitInstant(NEXT, '12:00'));
    cook = await logInAs(testApp.app, 'kitchen');
    await refused([dayOf(order, NEXT).id], NEXT);
    expect((await deliveries()).map(({ outcome }) => outcome)).toEqual([null]);
    testApp.setNow(kuwaitInstant('2027-01-25', '12:00'));
    cook = await logInAs(testApp.app, 'kitchen');
    expect((await refused([day])).error).toBe('day_closed');
  });

  it('asks for the reason of a failure', async () => {
    const { order } = await buy();
    await come();
    const body = { order_day_ids: [dayOf(order).id], outcome: 'failed' };
    const { errors } = await cook.refused(422, 'PUT', `days/${DAY}/deliveries`, body);
    expect(Object.keys(errors ?? {})).toEqual(['reason']);
  });

  it('lets one of two concurrent reports win, and never adds two days', async () => {
    const { customer, order } = await buy();
    await come();
    const ids = [dayOf(order).id];
    await Promise.all(
      ['other', 'kitchen', 'nobody_there'].map((reason) =>
        mark(ids, { outcome: 'failed', reason }),
      ),
    );
    expect((await customer.viewOrder(order.id)).items[0]?.schedule).toHaveLength(6);
  });

  it('offers each sheet as CSV, in which no cell is a formula', async () => {
    const { order } = await buy({
      answers: { no_dislikes_allergies: false, allergens: [], dislikes: [2], others: '=1+1' },
    });
    await come();
    const csv = async (sheet: string) => {
      const answer = await cook.inject('GET', `days/${DAY}/${sheet}.csv`);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toContain(`${sheet}-${DAY}.csv`);
      expect(answer.body.startsWith('\uFEFF')).toBe(true);
      return answer.body.split('\r\n');
    };
    expect((await csv('production'))[0]).toContain('"Dish (English)","Dish (Arabic)"');
    const [, label] = await csv('labels');
    expect(label).toContain(`"MZ-${order.id}"`);
    const [{ product, variant } = {}] = (await labels()).items;
    expect(label).toContain(`"${product?.name_en}",1,"${variant?.name_en}"`);
    expect(label).toContain(`"'=1+1"`);
    const [, delivery] = await csv('deliveries');
    expect(delivery).toContain('"Block 4, Salem, House 12"');
    expect(delivery).toContain('"0096550012345"');
    cook.locale = 'ar';
    expect((await csv('deliveries'))[0]).toContain('"المنطقة"');
  });

  it('says why nothing is delivered on a closed day, and knows no other dates', async () => {
    const { db } = testApp.context;
    const closed = await db.selectFrom('closed_days').selectAll().executeTakeFirstOrThrow();
    const { name_en, name_ar, date } = closed;
    expect(await production(date)).toMatchObject({
      closed_day: { name_en, name_ar },
      portions: [],
    });
    await cook.refused(404, 'GET', 'days/2027-02-30/production');
    await cook.refused(404, 'GET', 'days/today/deliveries');
  });

  it('deletes notes about a person whose account is deleted', async () => {
    const { customer, order } = await buy();
    await come();
    await mark([dayOf(order).id], { outcome: 'failed', reason: 'other', note: 'Was rude' });
    testApp.setNow(kuwaitInstant('2027-01-23', '12:00'));
    await customer.ok('POST', 'privacy/delete-account', { password: 'Mizan2026' });
    cook = await logInAs(testApp.app, 'kitchen');
    const [gone] = await read<DeliverySheet>('deliveries').then(({ items }) => items);
    expect(gone).toMatchObject<Partial<Delivery>>({ customer_name: '', phone: null, note: null });
    const next = dayOf(order, NEXT).id;
    await mark([next], { outcome: 'failed', reason: 'other' }, NEXT);
    expect((await deliveries(NEXT))[0]?.made_up_on).toBeNull();
  });
});
