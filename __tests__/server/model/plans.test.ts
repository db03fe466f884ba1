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
import { logInAs } from '../../support/staffClient.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { closeDay } from './plans/closeDay.ts';
import { newPlanCustomer } from './plans/planCustomer.ts';
import { perform, turns, type PlanCustomer, type Turn } from './plans/planActs.ts';
import { planFaults, same } from './plans/planFaults.ts';

const SCHEDULES = 60;
/** One takes as long as ten of orders, so MODEL_SCHEDULES is divided by this. */
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

  async function begin(): Promise<PlanCustomer> {
    const { db } = testApp.context;
    testApp.setNow(TEST_NOW);
    closedDays = new Set();
    await db.updateTable('orders').set({ status: 'rejected' }).execute();
    await db.deleteFrom('closed_days').where('name_en', '=', 'Eid').execute();
    return newPlanCustomer(testApp, `plans${(customers += 1)}@example.com`);
  }

  /** The day, unless it is closed already or stays open. */
  async function closeKitchen({ closes }: Turn): Promise<string | null> {
    if (closes === null) return null;
    const date = addDays(kuwaitToday(now()), closes);
    if (closedDays.has(date)) return null;
    const manager = await logInAs(testApp.app, 'manager');
    if (!(await closeDay(manager, date))) return null;
    closedDays.add(date);
    return date;
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
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, order.id);
    return customer.viewOrder(order.id);
  }

  async function takeTurn(planCustomer: PlanCustomer, id: number, turn: Turn): Promise<void> {
    const { customer } = planCustomer;
    await testApp.context.db.deleteFrom('rate_limits').execute();
    const before = await customer.viewOrder(id);
    const ask = () =>
      Promise.all(turn.acts.map((act) => perform(planCustomer, before, act, now())));
    const [done, closing] = await Promise.all([
      ask(),
      closeKitchen(turn),
      turn.withJob ? fillDueDays(testApp.context) : undefined,
    ]);
    const after = await customer.viewOrder(id);
    expectSound(before, after, closing);
    const isDone = done.includes(true);
    const isAlone = !turn.withJob && closing === null;
    expect(!isAlone || isDone || same(after, before)).toBe(true);
    // A single request that is repeated, as after a lost answer, changes nothing more. A refused one may succeed
    // after concurrent events: a closed day moves a delivery to a date that had none.
    const asksAgain = turn.acts.length === 1 && (isDone || isAlone);
    if (asksAgain) await perform(planCustomer, before, turn.acts[0]!, now());
    expect(await customer.viewOrder(id)).toEqual(after);
    pass(turn.hours);
  }

  function expectSound(
    before: SubscriptionDetails,
    after: SubscriptionDetails,
    closing: string | null,
  ): void {
    const around = { now: now(), closedDays, closing };
    const faults = after.items.flatMap((item, index) =>
      planFaults(before.items[index]!, item, around),
    );
    expect(faults).toEqual([]);
    expect(after.grand_total).toBe(before.grand_total);
    const owed = after.items.map(({ stop }) => textToFils(stop?.amount ?? '0.000'));
    expect(sumOf(owed)).toBeLessThanOrEqual(textToFils(after.grand_total));
  }

  /** Of a plan and the one that continues it, at most one delivers on a day. */
  async function expectApart(customer: TestCustomer, ...orders: readonly number[]) {
    const both = await Promise.all(orders.map((id) => customer.viewOrder(id)));
    const dates = both
      .flatMap(({ items }) => items.flatMap(({ schedule }) => schedule))
      .filter(({ status }) => status === 'scheduled')
      .map(({ date }) => date);
    expect(new Set(dates).size).toBe(dates.length);
  }

  /** Where days have moved onto those of the renewal, it is refused and has to begin later. */
  async function orderRenewal(customer: TestCustomer): Promise<SubscriptionDetails> {
    const placed = await orderCart(customer);
    if (placed !== null) return placed;
    const { items } = await customer.cart();
    const late = items.filter(({ start_date_available }) => !start_date_available);
    expect(late).not.toEqual([]);
    for (const line of late) {
      await customer.ok('PUT', `carts/items/${line.cart_item_id}`, {
        package_category_id: line.package_category_id,
        variant_id: line.variant.id,
        ...{ meals: line.meals, snacks: line.snacks, days: line.days },
        start_date: line.earliest_start_date,
        delivery_preference: line.delivery_preference,
        delivery_time_slot_id: line.delivery_time_slot.id,
      });
    }
    return (await orderCart(customer))!;
  }

  /**
   * Near the end of its first plan, with days that are still open; ordered after a while in the cart. Null where no
   * plan can be renewed.
   */
  async function renew(
    planCustomer: PlanCustomer,
    order: SubscriptionDetails,
    waits: readonly Turn[],
  ) {
    const { customer } = planCustomer;
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
    for (const turn of waits) await takeTurn(planCustomer, order.id, turn);
    return orderRenewal(customer);
  }

  it(
    'loses and adds no delivery, in any sequence of concurrent changes',
    async () => {
      const schedules = Number(process.env['MODEL_SCHEDULES'] ?? SCHEDULES * SHARE);
      await fc.assert(
        fc.asyncProperty(bought, turns, fc.boolean(), async (plans, steps, isRenewed) => {
          const planCustomer = await begin();
          const { customer } = planCustomer;
          for (const plan of plans) await customer.fillCart({ ...plan, startDate: FIRST_DAY });
          const order = (await orderCart(customer))!;
          for (const turn of steps) await takeTurn(planCustomer, order.id, turn);
          if (!isRenewed) return;
          const ended = await customer.viewOrder(order.id);
          const next = await renew(planCustomer, ended, steps.slice(0, 2));
          if (next === null) return;
          for (const { schedule, days, delivery_days } of next.items) {
            expect([days, schedule.length]).toEqual([DAYS, DAYS]);
            const isKept = schedule.every(({ date }) =>
              isDeliveryDay(date, delivery_days, closedDays),
            );
            expect(isKept).toBe(true);
          }
          for (const turn of steps.slice(-2)) {
            await takeTurn(planCustomer, ended.id, turn);
            await takeTurn(planCustomer, next.id, turn);
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
