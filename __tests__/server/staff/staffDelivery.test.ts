import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { HomeResponse } from '../../../src/contract/wire/home.ts';
import type { PackageCategory } from '../../../src/contract/wire/package.ts';
import type { DeliverySettings } from '../../../src/contract/wire/staff/delivery.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const EID = { date: '2027-01-25', name_en: 'Eid', name_ar: 'عيد' };

describeOnDatabases('when, where and for how much the kitchen delivers', (database) => {
  let testApp: PaymentTestApp;
  let other: FastifyInstance;
  let manager: StaffClient;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
    const { context } = testApp;
    const content = createContentCache(context.db);
    other = await buildApp({ ...context, content, storefrontDir: null });
    manager = await logInAs(testApp.app, 'manager');
  });
  afterAll(async () => {
    await other.close();
    await testApp.stop();
  });

  const settings = () => manager.get<DeliverySettings>('GET', 'delivery');
  const home = () => new ApiClient(other).get<HomeResponse>('GET', 'home');
  const plans = async () => {
    const path = 'package-categories/1';
    const answer = await new ApiClient(other).get<{ package_category: PackageCategory }>(
      'GET',
      path,
    );
    return answer.package_category;
  };
  const newest = async (count: number) => {
    const { db } = testApp.context;
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(count)
      .execute();
    return rows.reverse();
  };

  it('the fee changes at once on every process, for a second manager only with the current version', async () => {
    const { terms } = await settings();
    expect(terms).toEqual({ fee: '2.000', free_from: '100.000', version: 1 });
    expect((await home()).delivery).toMatchObject({ fee: '2.000', free_from: '100.000' });
    const change = (fee: string, version: number) =>
      manager.inject('PUT', 'delivery/terms', { fee, free_from: null, version });
    const both = await Promise.all([change('3', 1), change('2.5', 1)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await change('2.500', 2)).statusCode).toBe(200);
    expect((await change('2.5', 1)).statusCode).toBe(200);
    expect((await home()).delivery).toMatchObject({ fee: '2.500', free_from: null });
    await manager.refused(422, 'PUT', 'delivery/terms', { fee: '', free_from: 'x', version: 1 });
    const [entry] = await newest(1);
    expect(entry).toMatchObject({ action: 'delivery_terms.changed', before: {}, after: {} });
  });

  it('a delivery time is added once, ended, and stays with existing orders; the last one cannot end', async () => {
    const slots = async () => (await plans()).delivery_time_slots.map(({ from }) => from);
    const before = await slots();
    const added = { from: '15:00', to: '18:00' };
    await Promise.all([
      manager.get('POST', 'delivery/slots', added),
      manager.get('POST', 'delivery/slots', added),
    ]);
    expect(await slots()).toEqual([...before, '15:00']);
    const all = (await settings()).slots;
    const id = all.find(({ from }) => from === '15:00')?.id ?? 0;
    const end = (slotId: number) =>
      manager.inject('PUT', `delivery/slots/${slotId}`, { active: false });
    expect((await end(id)).statusCode).toBe(200);
    expect((await end(id)).statusCode).toBe(200);
    expect(await slots()).toEqual(before);
    await manager.get('POST', 'delivery/slots', added);
    expect(await slots()).toEqual([...before, '15:00']);
    for (const slot of all.filter((one) => one.id !== id)) await end(slot.id);
    const refusal = await manager.refused(409, 'PUT', `delivery/slots/${id}`, { active: false });
    expect(refusal.error).toBe('last_slot');
    for (const slot of all) {
      await manager.get('PUT', `delivery/slots/${slot.id}`, { active: true });
    }
    const wrong = { from: '15:00', to: '15:00' };
    const { errors } = await manager.refused(422, 'POST', 'delivery/slots', wrong);
    expect(Object.keys(errors ?? {})).toEqual(['to']);
    await manager.refused(404, 'PUT', 'delivery/slots/999999', { active: false });
  });

  it('a day closes, and opens, for every customer at once', async () => {
    const closed = async () => (await plans()).closed_days.some(({ date }) => date === EID.date);
    expect(await closed()).toBe(false);
    await manager.get('POST', 'delivery/closed-days', EID);
    await manager.get('POST', 'delivery/closed-days', EID);
    expect(await closed()).toBe(true);
    await manager.get('DELETE', `delivery/closed-days/${EID.date}`);
    await manager.get('DELETE', `delivery/closed-days/${EID.date}`);
    expect(await closed()).toBe(false);
    expect(await newest(2)).toEqual([
      { action: 'day.closed', before: null, after: { date: EID.date, deliveries: 0 } },
      { action: 'day.opened', before: { date: EID.date }, after: null },
    ]);
    const bad = { ...EID, date: '2027-01-11', name_ar: ' ' };
    const { errors } = await manager.refused(422, 'POST', 'delivery/closed-days', bad);
    expect(Object.keys(errors ?? {})).toEqual(['date', 'name_ar']);
    const over = { ...EID, date: '2027-01-11' };
    const refusal = await manager.refused(422, 'POST', 'delivery/closed-days', over);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['date']);
    const reopened = await manager.refused(422, 'DELETE', `delivery/closed-days/${over.date}`);
    expect(Object.keys(reopened.errors ?? {})).toEqual(['date']);
    const today = kuwaitToday(testApp.context.clock());
    await manager.get('POST', 'delivery/closed-days', { ...EID, date: today });
    await manager.get('DELETE', `delivery/closed-days/${today}`);
    expect((await settings()).closed_days).not.toContainEqual({ ...EID, date: today });
  });

  describe('with a plan that was bought', () => {
    let customer: TestCustomer;
    let dates: readonly string[];
    beforeAll(async () => {
      customer = await signUp(testApp.app, 'delivery@example.com');
      const { id } = await buy();
      const { db } = testApp.context;
      const days = await db
        .selectFrom('order_days as day')
        .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
        .select('day.date')
        .where('item.order_id', '=', id)
        .orderBy('day.date')
        .execute();
      dates = days.map(({ date }) => date);
    });

    const buy = async () => customer.order();
    const daysOf = async () =>
      testApp.context.db.selectFrom('order_days').selectAll().orderBy('id').execute();

    it('a day that was promised stays open, with the number of its deliveries', async () => {
      const before = await daysOf();
      const day = { ...EID, date: dates[1] ?? '' };
      const refusal = await manager.refused(409, 'POST', 'delivery/closed-days', day);
      expect(refusal.error).toBe('day_promised');
      expect(refusal.message).toMatch(/^1 delivery is promised/);
      expect((await settings()).closed_days).not.toContainEqual(day);
      expect(await daysOf()).toEqual(before);
    });

    it('an area that is no longer served keeps its plans, and takes no order', async () => {
      const { db } = testApp.context;
      const { area_id: area } = await db
        .selectFrom('addresses')
        .select('area_id')
        .where('id', '=', customer.addressId)
        .executeTakeFirstOrThrow();
      const before = await daysOf();
      await manager.get('PUT', `delivery/areas/${area}`, { served: false });
      const form = await new ApiClient(other).get<{
        governorates: { areas: { id: number }[] }[];
      }>('GET', 'register');
      const areas = form.governorates.flatMap((governorate) => governorate.areas);
      expect(areas.some(({ id }) => id === area)).toBe(false);
      expect(await daysOf()).toEqual(before);
      await expect(buy()).rejects.toThrow(/We do not deliver to this area any more/);
      await manager.get('PUT', `delivery/areas/${area}`, { served: true });
      await expect(buy()).resolves.toBeDefined();
      await manager.refused(404, 'PUT', 'delivery/areas/999999', { served: true });
    });
  });
});
