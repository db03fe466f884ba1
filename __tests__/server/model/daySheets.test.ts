import fc from 'fast-check';
import { fillDueDays } from '../../../server/domain/planner/fillDueDays.ts';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { DeliveryPreference } from '../../../src/contract/wire/common.ts';
import type {
  DeliverySheet,
  LabelSheet,
  ProductionSheet,
} from '../../../src/contract/wire/staff/day.ts';
import type { DeliveryNumbers } from '../../../src/contract/wire/staff/numbers.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { closeDay } from './plans/closeDay.ts';
import { newPlanCustomer } from './plans/planCustomer.ts';
import { perform, turns, type PlanCustomer } from './plans/planActs.ts';

const SCHEDULES = 3;
/** One takes as long as ten of orders, so MODEL_SCHEDULES is divided by this. */
const SHARE = 10;
const MINUTES_AT_MOST = 10;
const HOUR_MS = 60 * 60_000;
const FIRST_DAY = '2027-01-17';
const DAYS = 5;

/** What happens to an order beside the customer's requests. */
const fates = fc.constantFrom('paid', 'paid', 'paid', 'unpaid', 'rejected');
const orders = fc.array(
  fc.record({
    fate: fates,
    delivery: fc.constantFrom<DeliveryPreference>('all_days', 'except_friday'),
    quantity: fc.integer({ min: 1, max: 2 }),
    turns,
  }),
  { minLength: 2, maxLength: 3 },
);
/** Which promised day the kitchen closes: a number that the plans give a meaning. */
const closes = fc.option(fc.nat({ max: 9 }), { freq: 3 });
/** Which deliveries of the day fail: indexes into its sheet. */
const failing = fc.array(fc.nat({ max: 9 }), { maxLength: 2 });

interface Placed {
  readonly planCustomer: PlanCustomer;
  readonly id: number;
  readonly quantity: number;
}

describeOnDatabases('the sheets of a day', (database) => {
  let testApp: PaymentTestApp;
  let cook: StaffClient;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  afterAll(() => testApp.stop());

  const now = () => testApp.context.clock();
  const db = () => testApp.context.db;

  async function begin(): Promise<void> {
    testApp.setNow(TEST_NOW);
    await db().updateTable('orders').set({ status: 'rejected' }).execute();
    await db().deleteFrom('rate_limits').execute();
    await db().deleteFrom('closed_days').where('name_en', '=', 'Eid').execute();
  }

  async function order(delivery: DeliveryPreference, quantity: number): Promise<Placed> {
    const planCustomer = await newPlanCustomer(testApp, `sheets${(customers += 1)}@example.com`);
    const { customer } = planCustomer;
    const { id: cart_id, items } = await customer.fillCart({
      ...{ days: DAYS, delivery },
      startDate: FIRST_DAY,
    });
    await customer.ok('PUT', 'carts/items', { cart_id, item_id: items[0]?.cart_item_id, quantity });
    return { planCustomer, id: (await customer.orderCart(cart_id)).id, quantity };
  }

  async function pay({ planCustomer, id }: Placed): Promise<void> {
    await db().updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(planCustomer.customer, id);
  }

  const setClock = async (instant: Date) => {
    testApp.setNow(instant);
    await db().deleteFrom('rate_limits').execute();
    cook = await logInAs(testApp.app, 'kitchen');
  };

  /** As the customers see them, by date. */
  async function promised(placed: readonly Placed[], failed: ReadonlySet<number>) {
    const all = await Promise.all(
      placed.map(async ({ planCustomer, id, quantity }) =>
        daysOf(await planCustomer.customer.viewOrder(id), quantity, failed),
      ),
    );
    return all.flat();
  }

  async function expectSheets(placed: readonly Placed[], failed: ReadonlySet<number>) {
    const days = await promised(placed, failed);
    const dates = days.map(({ date }) => date).sort();
    const last = dates.at(-1) ?? FIRST_DAY;
    const manager = await logInAs(testApp.app, 'manager');
    const { items: numbers } = await manager.get<{ items: DeliveryNumbers[] }>(
      'GET',
      `numbers/deliveries?from=${FIRST_DAY}&to=${addDays(last, 1)}`,
    );
    for (let date = FIRST_DAY; date <= addDays(last, 1); date = addDays(date, 1)) {
      const ofDate = days.filter((day) => day.date === date);
      const ids = ofDate.map(({ id }) => id).sort();
      const read = <T>(sheet: string) => cook.get<T>('GET', `days/${date}/${sheet}`);
      const deliveries = (await read<DeliverySheet>('deliveries')).items;
      const labels = (await read<LabelSheet>('labels')).items;
      const production = await read<ProductionSheet>('production');
      const ofDay = numbers.find((day) => day.date === date)!;
      expect([ofDay.deliveries, ofDay.meals + ofDay.snacks]).toEqual([
        production.deliveries,
        production.portions_due,
      ]);
      expect([date, deliveries.map(({ order_day_id }) => order_day_id).sort()]).toEqual([
        date,
        ids,
      ]);
      expect(labels.map(({ order_day_id }) => order_day_id).sort()).toEqual(ids);
      expect(deliveries.map(({ slot, address }) => `${slot.from} ${address.block}`).sort()).toEqual(
        ofDate.map(({ goes }) => goes).sort(),
      );
      expect(production.portions.reduce((sum, { count }) => sum + count, 0)).toBe(
        ofDate.reduce((sum, { dishes, quantity }) => sum + dishes.length * quantity, 0),
      );
      for (const { dish_id, calories, count } of production.portions) {
        const same = ofDate.flatMap(({ dishes, quantity }) =>
          dishes.some((dish) => dish.id === dish_id && dish.calories === calories)
            ? [quantity]
            : [],
        );
        expect([dish_id, count]).toEqual([dish_id, same.reduce((sum, one) => sum + one, 0)]);
      }
    }
  }

  /** Nothing is delivered on the day, and everything on another one. */
  async function closeOne(placed: readonly Placed[], turn: number): Promise<void> {
    const before = await promised(placed, new Set());
    const date = before.map((day) => day.date)[turn % before.length];
    if (date === undefined) return;
    expect(await closeDay(await logInAs(testApp.app, 'manager'), date)).toBe(true);
    await setClock(now());
    const after = await promised(placed, new Set());
    expect(after).toHaveLength(before.length);
    expect(after.map((day) => day.date)).not.toContain(date);
    await expectSheets(placed, new Set());
  }

  it(
    'hold exactly what is paid and planned, whatever customers and kitchen have done before',
    async () => {
      const schedules = Number(process.env['MODEL_SCHEDULES'] ?? SCHEDULES * SHARE);
      await fc.assert(
        fc.asyncProperty(orders, closes, failing, async (wanted, closing, fails) => {
          await begin();
          const placed: Placed[] = [];
          for (const { delivery, quantity, fate } of wanted) {
            const one = await order(delivery, quantity);
            if (fate !== 'unpaid') await pay(one);
            placed.push(one);
          }
          const service = await logInAs(testApp.app, 'service');
          for (const [index, { turns, fate }] of wanted.entries()) {
            const { planCustomer, id } = placed[index]!;
            // Refused where nothing is left to reject.
            const reject = () =>
              service.inject('POST', `orders/${id}/reject`, { reason: 'We are closed' });
            for (const [turn, { acts, withJob }] of turns.entries()) {
              await db().deleteFrom('rate_limits').execute();
              const before = await planCustomer.customer.viewOrder(id);
              await Promise.all([
                ...acts.map((act) => perform(planCustomer, before, act, now())),
                ...(fate === 'rejected' && turn === turns.length - 1 ? [reject()] : []),
              ]);
              if (withJob) await fillDueDays(testApp.context);
            }
          }
          await setClock(now());
          await expectSheets(placed, new Set());
          if (closing !== null) await closeOne(placed, closing);
          const [first] = (await promised(placed, new Set())).map(({ date }) => date).sort();
          if (first === undefined) return;
          await setClock(new Date(`${first}T09:00:00Z`));
          await fillDueDays(testApp.context);
          const today = kuwaitToday(now());
          const { items } = await cook.get<DeliverySheet>('GET', `days/${today}/deliveries`);
          const ids = items.map(({ order_day_id }) => order_day_id);
          const failed = new Set(fails.map((turn) => ids[turn % ids.length]!));
          const put = (order_day_ids: readonly number[], report: object) =>
            order_day_ids.length === 0
              ? null
              : cook.get('PUT', `days/${today}/deliveries`, { order_day_ids, ...report });
          await put([...failed], { outcome: 'failed', reason: 'other' });
          await put(
            ids.filter((id) => !failed.has(id)),
            { outcome: 'delivered' },
          );
          await expectSheets(placed, failed);
          testApp.setNow(new Date(now().getTime() + HOUR_MS));
          await put([...failed], { outcome: 'delivered' });
          await expectSheets(placed, new Set());
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

/** The days of an order that are delivered, or were brought and did not arrive. */
function daysOf(order: SubscriptionDetails, quantity: number, failed: ReadonlySet<number>) {
  const isOn =
    order.payment_status === 'paid' &&
    (order.order_status === 'received' || order.order_status === 'accepted');
  if (!isOn) return [];
  const blockOf = (id: number) =>
    order.delivery_addresses.find(({ order_address_id }) => order_address_id === id)?.block;
  return order.items.flatMap(({ schedule }) =>
    schedule
      .filter(
        ({ id, status }) => status === 'scheduled' || status === 'delivered' || failed.has(id),
      )
      .map(({ id, date, dishes, delivery_time_slot, order_address_id }) => ({
        ...{ id, date, dishes, quantity },
        goes: `${delivery_time_slot.from} ${blockOf(order_address_id)}`,
      })),
  );
}
