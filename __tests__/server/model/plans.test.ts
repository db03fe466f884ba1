import fc from 'fast-check';
import { fillDueDays } from '../../../server/domain/planner/fillDueDays.ts';
import { isDeliveryDay } from '../../../src/contract/deliveryCalendar.ts';
import { textToFils } from '../../../src/contract/money.ts';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { DeliveryPreference } from '../../../src/contract/wire/common.ts';
import type { RenewalResponse, Renewed } from '../../../src/contract/wire/renewal.ts';
import type {
  SubscriptionDetails,
  SubscriptionResponse,
} from '../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { newHousehold } from './plans/household.ts';
import { perform, turns, type Household, type Turn } from './plans/planActs.ts';
import { planFaults, same } from './plans/planFaults.ts';

const SCHEDULES = 60;
/** One takes as long as ten of orders: of MODEL_SCHEDULES, so many are made one. */
const SHARE = 10;
const MINUTES_AT_MOST = 10;
const DAYS = 5;
const HOUR_MS = 60 * 60_000;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, fils) => sum + fils, 0);
const FIRST_DAY = '2027-01-17';

const preferences = fc.constantFrom<DeliveryPreference>(
  'all_days',
  'except_friday',
  'except_friday_saturday',
);

/** Several plans are one order of them. */
const bought = fc.array(fc.record({ days: fc.constant(DAYS), delivery: preferences }), {
  minLength: 1,
  maxLength: 2,
});

describeOnDatabases('the model of paid plans', (database) => {
  let testApp: PaymentTestApp;
  let customers = 0;
  let closedDays: Set<string>;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  afterAll(() => testApp.stop());

  const now = () => testApp.context.clock();
  const pass = (hours: number) => testApp.setNow(new Date(now().getTime() + hours * HOUR_MS));

  async function begin(): Promise<Household> {
    const { db } = testApp.context;
    testApp.setNow(TEST_NOW);
    closedDays = new Set();
    await db.deleteFrom('closed_days').where('name_en', '=', 'Eid').execute();
    return newHousehold(testApp, `plans${(customers += 1)}@example.com`);
  }

  async function closeKitchen(date: string): Promise<void> {
    if (closedDays.has(date)) return;
    closedDays.add(date);
    await testApp.context.db
      .insertInto('closed_days')
      .values({ date, kind: 'kitchen', name_en: 'Eid', name_ar: 'عيد' })
      .execute();
  }

  /** Null where the cart cannot be ordered any more. */
  async function orderCart(customer: TestCustomer): Promise<SubscriptionDetails | null> {
    const { db } = testApp.context;
    await db.deleteFrom('rate_limits').execute();
    const { id } = await customer.cart();
    const input = { cart_id: id, address_id: customer.addressId };
    const placed = await customer.call<SubscriptionResponse>('POST', 'subscriptions', input);
    if (!placed.status) return null;
    const order = placed.response.subscription_details;
    // The clock stands still, and with it the minute whose enquiries are counted.
    await db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, order.id);
    return customer.viewOrder(order.id);
  }

  async function takeTurn(household: Household, id: number, turn: Turn): Promise<void> {
    const { customer } = household;
    await testApp.context.db.deleteFrom('rate_limits').execute();
    if (turn.closes !== null) await closeKitchen(addDays(kuwaitToday(now()), turn.closes));
    const before = await customer.viewOrder(id);
    const ask = () => Promise.all(turn.acts.map((act) => perform(household, before, act, now())));
    const [done] = await Promise.all([
      ask(),
      turn.withJob ? fillDueDays(testApp.context) : undefined,
    ]);
    const after = await customer.viewOrder(id);
    expectSound(before, after);
    if (!turn.withJob && !done.includes(true)) expect(same(after, before)).toBe(true);
    // What was asked for alone, and is asked for again as after a lost answer, changes nothing more.
    if (turn.acts.length === 1) {
      await perform(household, before, turn.acts[0]!, now());
      expect(await customer.viewOrder(id)).toEqual(after);
    }
    pass(turn.hours);
  }

  function expectSound(before: SubscriptionDetails, after: SubscriptionDetails): void {
    const around = { now: now(), closedDays };
    const faults = after.items.flatMap((item, index) =>
      planFaults(before.items[index]!, item, around),
    );
    expect(faults).toEqual([]);
    expect(after.grand_total).toBe(before.grand_total);
    const owed = after.items.map(({ stop }) => textToFils(stop?.amount ?? '0.000'));
    expect(sumOf(owed)).toBeLessThanOrEqual(textToFils(after.grand_total));
  }

  /** Of a plan and the one that goes on with it, at most one is delivered on a day. */
  async function expectApart(customer: TestCustomer, ...orders: readonly number[]) {
    const both = await Promise.all(orders.map((id) => customer.viewOrder(id)));
    const dates = both
      .flatMap(({ items }) => items.flatMap(({ schedule }) => schedule))
      .filter(({ status }) => status === 'scheduled')
      .map(({ date }) => date);
    expect(new Set(dates).size).toBe(dates.length);
  }

  /** Near the end of its first plan, with days that are open still; null where what goes on cannot be ordered. */
  async function renew(customer: TestCustomer, order: SubscriptionDetails) {
    const { start_date, end_date } = order.items[0]!;
    const [, near] = [start_date, addDays(end_date, -5)].sort();
    const nearTheEnd = new Date(`${near}T09:00:00Z`);
    if (now() < nearTheEnd) testApp.setNow(nearTheEnd);
    const path = `subscriptions/${order.id}/renewal`;
    const { plans } = await customer.ok<RenewalResponse>('GET', path);
    for (const { item_id, starts_on } of plans) {
      const ended = order.items.find(({ id }) => id === item_id)!;
      expect((starts_on ?? '') > ended.end_date).toBe(true);
    }
    const renewed = await customer.call<Renewed>('POST', path);
    if (!renewed.status) return null;
    const starts = renewed.response.cart.items.map(({ start_date }) => start_date);
    expect(starts).toEqual(plans.map(({ starts_on }) => starts_on));
    return orderCart(customer);
  }

  it(
    'loses and adds no delivery, in any sequence of changes that are asked for at once',
    async () => {
      const schedules = Number(process.env['MODEL_SCHEDULES'] ?? SCHEDULES * SHARE);
      await fc.assert(
        fc.asyncProperty(bought, turns, fc.boolean(), async (plans, steps, isRenewed) => {
          const household = await begin();
          const { customer } = household;
          for (const plan of plans) await customer.fillCart({ ...plan, startDate: FIRST_DAY });
          const order = (await orderCart(customer))!;
          for (const turn of steps) await takeTurn(household, order.id, turn);
          if (!isRenewed) return;
          const ended = await customer.viewOrder(order.id);
          const next = await renew(customer, ended);
          if (next === null) return;
          for (const { schedule, days, delivery_days } of next.items) {
            expect([days, schedule.length]).toEqual([DAYS, DAYS]);
            const isKept = schedule.every(({ date }) =>
              isDeliveryDay(date, delivery_days, closedDays),
            );
            expect(isKept).toBe(true);
          }
          for (const turn of steps.slice(0, 2)) {
            await takeTurn(household, ended.id, turn);
            await takeTurn(household, next.id, turn);
          }
          if (plans.length === 1) await expectApart(customer, ended.id, next.id);
        }),
        {
          numRuns: Math.ceil(schedules / SHARE),
          seed: Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31),
        },
      );
    },
    MINUTES_AT_MOST * 60_000,
  );
});
