import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { firstOpenDay } from '../../../src/contract/planDays.ts';
import type { DeliverySheet, ProductionSheet } from '../../../src/contract/wire/staff/day.ts';
import type { StaffRefund } from '../../../src/contract/wire/staff/refunds.ts';
import type { SubscriptionsResponse } from '../../../src/contract/wire/subscription.ts';
import { seedSampleWeeks } from '../../../server/seed/sampleWeeks/seedSampleWeeks.ts';
import { SAMPLE_CUSTOMER } from '../../../server/seed/seedSampleCustomer.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the sample weeks', (database) => {
  let testApp: PaymentTestApp;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
    await seedSampleWeeks(testApp.context);
  });
  afterAll(() => testApp.stop());

  const db = () => testApp.context.db;

  it('have orders in every state, and plans that were frozen, skipped, stopped and renewed', async () => {
    const orders = await db().selectFrom('orders').select('status').execute();
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['pending', 'received', 'accepted', 'failed', 'rejected']),
    );
    const days = await db().selectFrom('order_days').select('status').execute();
    expect(new Set(days.map(({ status }) => status))).toEqual(
      new Set(['scheduled', 'delivered', 'skipped', 'frozen', 'cancelled']),
    );
    const count = async (table: 'plan_stops' | 'plan_freezes' | 'failed_deliveries') =>
      (await db().selectFrom(table).select('id').execute()).length;
    expect(await count('plan_stops')).toBe(1);
    expect(await count('plan_freezes')).toBe(1);
    expect(await count('failed_deliveries')).toBe(1);
    const renewed = db()
      .selectFrom('order_items')
      .select('id')
      .where('renews_item_id', 'is not', null);
    expect(await renewed.execute()).toHaveLength(1);
  });

  it('fill the sheets of today, without a dish that its customer must not eat', async () => {
    const kitchen = await logInAs(testApp.app, 'kitchen');
    const today = kuwaitToday(TEST_NOW);
    const sheet = await kitchen.get<ProductionSheet>('GET', `days/${today}/production`);
    expect(sheet.deliveries).toBeGreaterThan(4);
    expect(sheet).toMatchObject({ unfilled: 0, lacking: 0 });
    const { items } = await kitchen.get<DeliverySheet>('GET', `days/${today}/deliveries`);
    expect(items).toHaveLength(sheet.deliveries);
    const eaten = await db()
      .selectFrom('order_day_dishes as chosen')
      .innerJoin('order_days as day', 'day.id', 'chosen.order_day_id')
      .innerJoin('order_item_avoidances as avoided', 'avoided.order_item_id', 'day.order_item_id')
      .innerJoin('dish_allergens as part', (join) =>
        join
          .onRef('part.dish_id', '=', 'chosen.dish_id')
          .onRef('part.allergen_id', '=', 'avoided.source_id'),
      )
      .select('day.date')
      .where('avoided.kind', '=', 'allergen')
      .execute();
    expect(eaten).toEqual([]);
  });

  it('leave money to be paid back, and some that was', async () => {
    const service = await logInAs(testApp.app, 'service');
    const refunds = async (state: string) =>
      (await service.get<{ items: StaffRefund[] }>('GET', `refunds?state=${state}`)).items;
    expect((await refunds('due')).map(({ reason }) => reason).sort()).toEqual([
      'appointment_cancelled',
      'order_rejected',
      'plan_stopped',
    ]);
    expect((await refunds('made')).map(({ reason }) => reason)).toEqual(['order_rejected']);
  });

  it.each([
    ['service', 'orders'],
    ['service', 'refunds'],
    ['service', 'messages'],
    ['service', 'problem-reports'],
    ['dietitian', 'appointments'],
    ['dietitian', `plan-days?date=${firstOpenDay(TEST_NOW)}`],
    ['manager', 'vouchers'],
    ['manager', 'audit-log'],
  ] as const)('show %s something in %s', async (role, list) => {
    const member = await logInAs(testApp.app, role);
    const { total } = await member.get<{ total: number }>('GET', list);
    expect(total).toBeGreaterThan(0);
  });

  it('give the sample customer a running plan, and are seeded once', async () => {
    const customer = new ApiClient(testApp.app);
    const { token } = await customer.get<{ token: string }>('POST', 'login', SAMPLE_CUSTOMER);
    customer.token = token;
    const listed = () => customer.get<SubscriptionsResponse>('GET', 'subscriptions');
    expect((await listed()).subscriptions).toHaveLength(1);
    await testApp.runJobs();
    const before = await db().selectFrom('orders').select('id').execute();
    await seedSampleWeeks(testApp.context);
    expect(await db().selectFrom('orders').select('id').execute()).toEqual(before);
  });
});
