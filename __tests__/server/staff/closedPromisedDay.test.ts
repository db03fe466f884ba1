import { fillDueDays } from '../../../server/domain/planner/fillDueDays.ts';
import { kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import { textToFils } from '../../../src/contract/money.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import type { DeliverySheet, ProductionSheet } from '../../../src/contract/wire/staff/day.ts';
import type { DeliverySettings, PromisedDay } from '../../../src/contract/wire/staff/delivery.ts';
import type { StaffRefund } from '../../../src/contract/wire/staff/refunds.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

/** The first day of a plan from Sunday to Thursday; and a second day, which is closed. */
const FIRST = '2027-01-17';
const CLOSED = '2027-01-18';
const LAST = '2027-01-21';
const MADE_UP = '2027-01-22';
const EID = { date: CLOSED, name_en: 'Eid', name_ar: 'عيد' };

describeOnDatabases('closing a day with promised deliveries', (database) => {
  let testApp: PaymentTestApp;
  let manager: StaffClient;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    await setClock(TEST_NOW);
    // Removes the deliveries of earlier tests.
    await db().updateTable('orders').set({ status: 'rejected' }).execute();
    await db().deleteFrom('closed_days').where('name_en', '=', 'Eid').execute();
  });
  afterAll(() => testApp.stop());

  const db = () => testApp.context.db;

  async function setClock(now: Date): Promise<void> {
    testApp.setNow(now);
    await db().deleteFrom('rate_limits').execute();
    manager = await logInAs(testApp.app, 'manager');
  }

  const newEmail = () => `closed${(customers += 1)}@example.com`;

  async function pay(customer: TestCustomer, id: number): Promise<SubscriptionDetails> {
    await db().updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  interface Bought {
    readonly email?: string;
    readonly plans?: number;
    readonly locale?: 'en' | 'ar';
  }

  /** A paid order of this many plans from Sunday to Thursday. */
  async function buy({ email = newEmail(), plans = 1, locale = 'en' }: Bought = {}) {
    const customer = await signUp(testApp.app, email);
    customer.locale = locale;
    const size = { meals: 2, snacks: 1, days: 5, startDate: FIRST };
    for (let plan = 0; plan < plans; plan += 1) await customer.fillCart(size);
    const { id } = await customer.orderCart((await customer.cart()).id);
    const order = await pay(customer, id);
    return { customer, order, email, view: () => customer.viewOrder(order.id) };
  }

  const promised = async (date = CLOSED) =>
    (await manager.get<PromisedDay>('GET', `delivery/promised/${date}`)).deliveries;
  const close = (shown?: number, day = EID) =>
    manager.inject('POST', 'delivery/closed-days', { ...day, promised: shown });
  const refused = async (shown?: number, day = EID) => {
    const answer = await close(shown, day);
    return {
      code: answer.statusCode,
      ...answer.json<{ response: { error: string; message: string } }>().response,
    };
  };
  const datesOf = ({ items: [item] }: SubscriptionDetails, status = 'scheduled') =>
    item!.schedule.filter((day) => day.status === status).map(({ date }) => date);
  const mailsTo = async (email: string) => {
    const earlier = testApp.mails.length;
    await testApp.runJobs();
    await testApp.runJobs();
    return testApp.mails.slice(earlier).filter(({ to }) => to === email);
  };
  const auditOf = async (action: string) =>
    db().selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute();

  it('asks for the number that the manager was shown, and then moves each to the end of its plan', async () => {
    const { order, view } = await buy();
    await buy({ plans: 2 });
    expect(await promised()).toBe(3);
    expect(await refused()).toMatchObject({ code: 409, error: 'day_promised' });
    const other = await refused(2);
    expect(other).toMatchObject({ code: 409, error: 'day_promised' });
    expect(other.message).toMatch(/^3 deliveries are promised/);
    expect(await view()).toEqual(order);

    expect((await close(3)).statusCode).toBe(200);
    const after = await view();
    expect(datesOf(after)).toEqual([FIRST, '2027-01-19', '2027-01-20', LAST, MADE_UP]);
    expect(datesOf(after, 'cancelled')).toEqual([CLOSED]);
    const [item] = after.items;
    expect(item).toMatchObject({ end_date: MADE_UP, continued_until: MADE_UP });
    expect(item!.schedule.at(-1)!.makes_up_for).toBe(item!.schedule[1]!.id);
    expect(item!.changes).toMatchObject([
      { kind: 'kitchen_closed', date: CLOSED, moved_to: MADE_UP },
    ]);
    expect(await promised()).toBe(0);
    const settings = await manager.get<DeliverySettings>('GET', 'delivery');
    expect(settings.closed_days).toContainEqual(EID);
    expect((await auditOf('day.closed')).at(-1)).toMatchObject({
      after: { date: CLOSED, deliveries: 3 },
    });
    const moved = await auditOf('delivery.moved');
    expect(moved).toHaveLength(3);
    expect(moved[0]).toMatchObject({
      subject: 'order',
      subject_id: order.id,
      before: { order_day_id: item!.schedule[1]!.id, date: CLOSED },
      after: { date: MADE_UP },
    });
  });

  it('changes nothing when it is sent again, and restores nothing when the day is opened', async () => {
    const { view } = await buy();
    await close(1);
    const after = await view();
    const entries = (await auditOf('day.closed')).length;
    expect((await close(1)).statusCode).toBe(200);
    expect((await close()).statusCode).toBe(200);
    expect(await auditOf('day.closed')).toHaveLength(entries);
    await manager.get('DELETE', `delivery/closed-days/${CLOSED}`);
    expect({ ...(await view()), closed_days: [] }).toEqual({ ...after, closed_days: [] });
  });

  it('is on no sheet any more, and the dietitian fills the new day', async () => {
    const { view } = await buy();
    await setClock(kuwaitInstant('2027-01-12', '09:00'));
    await fillDueDays(testApp.context);
    await close(1);
    const kitchen = await logInAs(testApp.app, 'kitchen');
    const read = <T>(date: string, sheet: string) => kitchen.get<T>('GET', `days/${date}/${sheet}`);
    expect((await read<DeliverySheet>(CLOSED, 'deliveries')).items).toEqual([]);
    expect(await read<ProductionSheet>(CLOSED, 'production')).toMatchObject({
      deliveries: 0,
      portions: [],
    });
    expect((await read<DeliverySheet>(MADE_UP, 'deliveries')).items).toHaveLength(1);
    await setClock(kuwaitInstant('2027-01-16', '09:00'));
    await fillDueDays(testApp.context);
    const day = (await view()).items[0]!.schedule.find(({ date }) => date === MADE_UP);
    expect(day!.dishes).toHaveLength(3);
  });

  it('moves deliveries that are prepared already, to a day that can still be chosen; but not today’s', async () => {
    const { view } = await buy();
    await setClock(kuwaitInstant('2027-01-20', '20:00'));
    const tomorrow = { ...EID, date: LAST };
    expect((await close(1, tomorrow)).statusCode).toBe(200);
    expect(datesOf(await view())).toEqual([
      FIRST,
      CLOSED,
      '2027-01-19',
      '2027-01-20',
      '2027-01-23',
    ]);
    const today = { ...EID, date: '2027-01-20' };
    const refusal = await manager.refused(422, 'POST', 'delivery/closed-days', {
      ...today,
      promised: 1,
    });
    expect(refusal.errors?.['date']?.[0]).toMatch(/^1 delivery of today is being prepared/);
    expect(await promised(today.date)).toBe(1);
  });

  it('is mailed once to each customer, for all of their plans, in the language of the order', async () => {
    const email = newEmail();
    await buy({ email, plans: 2, locale: 'ar' });
    await mailsTo(email);
    await close(2);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^لا توصيل في الاثنين،? 18\u00a0يناير 2027/),
    ]);
    expect(mails[0]!.text.match(/22\u00a0يناير/g)).toHaveLength(2);
  });

  it('is mailed even to a customer who has switched off every optional mail', async () => {
    const { customer, email } = await buy();
    await customer.wantMails('renewal', 'alone');
    await mailsTo(email);
    await close(1);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'No delivery on Monday, 18\u00a0January 2027: we are closed',
    ]);
  });

  it('moves unpaid deliveries, without a mail', async () => {
    const email = newEmail();
    const customer = await signUp(testApp.app, email);
    const { id } = await customer.order({ days: 5, startDate: FIRST });
    expect(await promised()).toBe(1);
    await close(1);
    expect(datesOf(await customer.viewOrder(id))).toContain(MADE_UP);
    expect(await mailsTo(email)).toEqual([]);
    expect(datesOf(await pay(customer, id))).toContain(MADE_UP);
  });

  it('comes after the plan that continues it', async () => {
    const { customer, order, view } = await buy();
    await setClock(kuwaitInstant(FIRST, '12:00'));
    await customer.ok('POST', `subscriptions/${order.id}/renewal`);
    const { id } = await customer.orderCart((await customer.cart()).id);
    const next = await pay(customer, id);
    await close(1);
    const dates = [...datesOf(await view()), ...datesOf(await customer.viewOrder(id))];
    expect(new Set(dates).size).toBe(10);
    expect(dates).toContain('2027-01-27');
    expect(datesOf(await customer.viewOrder(id))).toEqual(datesOf(next));
  });

  it('gives two plans of one chain a day each', async () => {
    const { order, view } = await buy({ plans: 2 });
    const [first, second] = order.items;
    await db()
      .updateTable('order_items')
      .set({ renews_item_id: first!.id })
      .where('id', '=', second!.id)
      .execute();
    await close(2);
    const added = (await view()).items.map(({ schedule }) => schedule.at(-1)!.date);
    expect(added).toEqual([MADE_UP, '2027-01-23']);
  });

  it('leaves skipped and frozen days as they are', async () => {
    const one = await buy();
    const day = one.order.items[0]!.schedule[1]!;
    await one.customer.ok('PUT', `subscriptions/${one.order.id}/days/${day.id}/skip`);
    const two = await buy();
    const path = `subscriptions/${two.order.id}/items/${two.order.items[0]!.id}/freeze`;
    await two.customer.ok('PUT', path, { from: CLOSED, until: CLOSED });
    const before = [await one.view(), await two.view()];
    expect(await promised()).toBe(0);
    expect((await close()).statusCode).toBe(200);
    const after = [await one.view(), await two.view()];
    expect(after.map(({ items }) => items)).toEqual(before.map(({ items }) => items));
  });

  it('refunds what a stopped plan would still have got', async () => {
    const { customer, order, email, view } = await buy();
    await setClock(kuwaitInstant(FIRST, '09:00'));
    const stop = `subscriptions/${order.id}/items/${order.items[0]!.id}/stop`;
    const { amount } = await customer.ok<StopOffer>('GET', stop);
    await customer.ok('PUT', stop, { amount });
    await mailsTo(email);
    expect(await promised()).toBe(1);
    await close(1);
    expect(datesOf(await view())).not.toContain(CLOSED);
    expect(datesOf(await view())).not.toContain(MADE_UP);
    const service = await logInAs(testApp.app, 'service');
    const { items } = await service.get<{ items: StaffRefund[] }>('GET', 'refunds?per_page=100');
    const own = items.filter(({ order_id }) => order_id === order.id);
    const owed = own.reduce((sum, refund) => sum + textToFils(refund.amount ?? '0.000'), 0);
    expect(own).toHaveLength(2);
    // Of five days, the first two could no longer be stopped, and one of these is closed.
    const paid = textToFils(order.items[0]!.total);
    expect(owed).toBe(paid - Math.floor((paid * 2) / 5));
    const [mail] = await mailsTo(email);
    expect(mail!.text).toMatch(/we return .* to you for it/);
  });

  it('happens once, however many managers close the day at once', async () => {
    const { email, view } = await buy();
    await mailsTo(email);
    await Promise.all([close(1), close(1), close(1)]);
    expect(datesOf(await view())).toEqual([FIRST, '2027-01-19', '2027-01-20', LAST, MADE_UP]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
