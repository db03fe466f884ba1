import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { createContentCache } from '../../server/cache/contentCache.ts';
import type { AppContext } from '../../server/context.ts';
import { rejectOrder } from '../../server/domain/orders/decideOrder.ts';
import type { StaffActor } from '../../server/domain/staff/actor.ts';
import { addDays, kuwaitInstant, weekdayOf } from '../../src/contract/kuwaitTime.ts';
import type { MealsResponse } from '../../src/contract/wire/meals.ts';
import type { StopOffer } from '../../src/contract/wire/planDay.ts';
import type { StaffPackage } from '../../src/contract/wire/staff/packages.ts';
import type { SiteTextsAnswer } from '../../src/contract/wire/staff/siteTexts.ts';
import type { SubscriptionDetails } from '../../src/contract/wire/subscription.ts';
import { newAppointmentCustomer } from '../support/appointments.ts';
import { packageChanges, photo, upload } from '../support/catalogChanges.ts';
import { StatementCount } from '../support/countStatements.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../support/staffClient.ts';
import { TEST_NOW } from '../support/testApp.ts';
import { signUp, TestCustomer } from '../support/testCustomer.ts';
import { describeOnDatabases } from '../support/testDatabase.ts';

/** A Sunday, and the day after it: the first ones of a plan of five days. */
const FIRST = '2027-01-17';
const SECOND = '2027-01-18';
const EID = { name_en: 'Eid', name_ar: 'عيد' };
const SEVERAL = 3;
const MANAGER: StaffActor = {
  ...{ id: 1, name: 'Layla', email: 'manager@mizan.example', role: 'manager' },
  ...{ sessionId: 1, requestId: 'test' },
};

describeOnDatabases('as many statements for several rows as for one', (database) => {
  let testApp: PaymentTestApp;
  /** The same API once more, whose statements are counted. */
  let counted: FastifyInstance;
  let context: AppContext;
  let manager: StaffClient;
  let customers = 0;
  const statements = new StatementCount();
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
    const db = testApp.context.db.withPlugin(statements);
    context = { ...testApp.context, db, content: createContentCache(db) };
    counted = await buildApp({ ...context, storefrontDir: null });
  });
  beforeEach(() => setClock(TEST_NOW));
  afterAll(async () => {
    await counted.close();
    await testApp.stop();
  });

  const db = () => testApp.context.db;

  async function setClock(now: Date): Promise<void> {
    testApp.setNow(now);
    await db().deleteFrom('rate_limits').execute();
    manager = await logInAs(counted, 'manager');
  }

  /** How many statements a call makes, once the catalogue is known. */
  async function countOf(call: () => Promise<unknown>): Promise<number> {
    await counted.inject({ url: '/api/home' });
    const before = statements.count;
    await call();
    return statements.count - before;
  }

  /** Makes a call for one row and for several, each after what it needs. */
  async function countsOf(prepare: (rows: number) => Promise<() => Promise<unknown>>) {
    const one = await countOf(await prepare(1));
    return { one, several: await countOf(await prepare(SEVERAL)) };
  }

  async function expectSame(prepare: Parameters<typeof countsOf>[0]): Promise<void> {
    const { one, several } = await countsOf(prepare);
    expect(one).toBeGreaterThan(0);
    expect(several).toBe(one);
  }

  /** A cart of so many plans of five days, in each of which a dish is chosen. */
  async function fill(customer: TestCustomer, plans: number) {
    for (let plan = 0; plan < plans; plan += 1) {
      const item = await customer.addPlan({ meals: 2, snacks: 1, days: 5, startDate: FIRST });
      await customer.answerQuestions(item, { no_dislikes_allergies: false, allergens: [1] });
      const { dishes, cart } = await customer.ok<MealsResponse>(
        'GET',
        `meals?cart_item_id=${item}`,
      );
      const dish = dishes.find(
        ({ kind, weekdays, blocked_by }) =>
          kind === 'meal' && weekdays.includes(weekdayOf(FIRST)) && blocked_by.length === 0,
      );
      await customer.ok('POST', 'meal-selection', {
        cart_id: cart?.id,
        cart_item_id: item,
        meals_selected_by: 'dietitian',
        days: [{ date: FIRST, meals: [dish?.id], snacks: [] }],
      });
    }
    return customer.cart();
  }

  async function pay(customer: TestCustomer, id: number): Promise<SubscriptionDetails> {
    await db().updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  /** A paid order, the only one that anything is delivered of. */
  async function buy(plans: number) {
    await setClock(TEST_NOW);
    await db().updateTable('orders').set({ status: 'rejected' }).execute();
    await db().deleteFrom('closed_days').where('name_en', '=', EID.name_en).execute();
    const customer = await signUp(testApp.app, `same${(customers += 1)}@example.com`);
    const { id } = await customer.orderCart((await fill(customer, plans)).id);
    const order = await pay(customer, id);
    return { customer, order, caller: new TestCustomer(counted, customer.token) };
  }

  const daysOn = ({ items }: SubscriptionDetails, date: string) =>
    items.map(({ schedule }) => schedule.find((day) => day.date === date)!.id);

  /** Of this instant, with all plans stopped: what is prepared already still comes. */
  async function stopAll({ customer, order }: Awaited<ReturnType<typeof buy>>, now: Date) {
    await setClock(now);
    for (const { id } of order.items) {
      const path = `subscriptions/${order.id}/items/${id}/stop`;
      const { amount } = await customer.ok<StopOffer>('GET', path);
      await customer.ok('PUT', path, { amount });
    }
  }

  it('the data of a customer', () =>
    expectSame(async (rows) => {
      await setClock(TEST_NOW);
      const customer = await newAppointmentCustomer(testApp);
      const { address } = await customer.ok<{ address: { id: number } }>('POST', 'address', {
        ...{ location: 'home', gov_id: 1, area_id: 1, block: '4', street: 'Salem' },
        house_building: '12',
      });
      customer.addressId = address.id;
      for (let row = 0; row < rows; row += 1) {
        const { id } = await customer.orderCart((await fill(customer, 1)).id);
        await pay(customer, id);
        await customer.book();
        await db().updateTable('appointments').set({ status: 'failed' }).execute();
      }
      await setClock(kuwaitInstant(addDays(FIRST, 4), '12:00'));
      const caller = new TestCustomer(counted, customer.token);
      return () => caller.ok('POST', 'privacy/download', { password: 'Mizan2026' });
    }));

  it('a renewal', () =>
    expectSame(async (rows) => {
      const { order, caller } = await buy(rows);
      await setClock(kuwaitInstant(SECOND, '12:00'));
      return () => caller.ok('POST', `subscriptions/${order.id}/renewal`);
    }));

  it('a renewal that is in the cart, and whose start date has passed', () =>
    expectSame(async (rows) => {
      const { order, caller, customer } = await buy(rows);
      await setClock(kuwaitInstant(SECOND, '12:00'));
      await customer.ok('POST', `subscriptions/${order.id}/renewal`);
      await setClock(kuwaitInstant(addDays(FIRST, 9), '12:00'));
      return () => caller.ok('POST', `subscriptions/${order.id}/renewal`);
    }));

  it('a login, with one limit where the customer is known and with three elsewhere', () =>
    expectSame(async (rows) => {
      const email = `same${(customers += 1)}@example.com`;
      await signUp(testApp.app, email);
      return () =>
        counted.inject({
          method: 'POST',
          url: '/api/login',
          remoteAddress: rows === 1 ? '127.0.0.1' : '203.0.113.9',
          payload: { email, password: 'Mizan2026' },
        });
    }));

  it('a day that is closed', () =>
    expectSame(async (rows) => {
      await buy(rows);
      const date = addDays(FIRST, rows);
      const body = { ...EID, date, promised: rows };
      return () => manager.get('POST', 'delivery/closed-days', body);
    }));

  it('a day that is closed and paid back', () =>
    expectSame(async (rows) => {
      const bought = await buy(rows);
      await stopAll(bought, kuwaitInstant(addDays(FIRST, -1), '09:00'));
      const body = { ...EID, date: FIRST, promised: rows };
      return () => manager.get('POST', 'delivery/closed-days', body);
    }));

  describe('deliveries', () => {
    const failed = { outcome: 'failed', reason: 'nobody_there' };
    const other = { outcome: 'failed', reason: 'address_not_found' };
    const delivered = { outcome: 'delivered' };

    it.each([
      ['that fail', [failed]],
      ['that fail for another reason', [failed, other]],
      ['that have arrived after all', [failed, delivered]],
    ])('%s', (_name, marks) =>
      expectSame(async (rows) => {
        const { order } = await buy(rows);
        await setClock(kuwaitInstant(FIRST, '12:00'));
        const order_day_ids = daysOn(order, FIRST);
        const mark = (outcome: object) =>
          manager.get('PUT', `days/${FIRST}/deliveries`, { order_day_ids, ...outcome });
        for (const outcome of marks.slice(0, -1)) await mark(outcome);
        return () => mark(marks.at(-1) ?? {});
      }),
    );

    it.each([
      ['that fail and are paid back', [failed]],
      ['that were paid back and have arrived after all', [failed, delivered]],
    ])('%s', (_name, marks) =>
      expectSame(async (rows) => {
        const bought = await buy(rows);
        await stopAll(bought, kuwaitInstant(FIRST, '12:00'));
        const order_day_ids = daysOn(bought.order, FIRST);
        const mark = (outcome: object) =>
          manager.get('PUT', `days/${FIRST}/deliveries`, { order_day_ids, ...outcome });
        for (const outcome of marks.slice(0, -1)) await mark(outcome);
        return () => mark(marks.at(-1) ?? {});
      }),
    );
  });

  it('an order that is rejected', () =>
    expectSame(async (rows) => {
      const { order } = await buy(rows);
      // Without the route, which has the mail sent meanwhile.
      return () => rejectOrder(context, MANAGER, order.id, 'No gas');
    }));

  it('a package', () =>
    expectSame(async (rows) => {
      const { items } = await manager.get<{ items: StaffPackage[] }>('GET', 'packages');
      const sold = items[0]!;
      const images = [];
      for (let row = 0; row < rows; row += 1) {
        const bytes = await photo(400, 300, 10 * rows + row)
          .png()
          .toBuffer();
        images.push(await upload(manager, bytes, 'package'));
      }
      const added = images.map(() => ({
        ...sold.variants[0]!,
        key: crypto.randomUUID(),
        active: false,
      }));
      const changes = {
        ...packageChanges(sold),
        images: images.map((url) => ({ url, alt_en: 'A table', alt_ar: 'سفرة' })),
        variants: [...sold.variants, ...added],
      };
      return () => manager.get('PUT', `packages/${sold.id}`, changes);
    }));

  it('texts of the kitchen', () =>
    expectSame(async (rows) => {
      const { texts, version } = await manager.get<SiteTextsAnswer>('GET', 'site-content');
      const phone = `+965 2222 018${rows}`;
      const more = { footer_whatsapp: phone, footer_timing_en: 'Daily' };
      const changes = { footer_phone: phone, ...(rows === 1 ? {} : more) };
      return () => manager.get('PUT', 'site-content', { ...texts, ...changes, version });
    }));
});
