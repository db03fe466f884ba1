import fc from 'fast-check';
import { addDays } from '../../../../src/contract/kuwaitTime.ts';
import { firstOpenDay } from '../../../../src/contract/planDays.ts';
import type { Dish } from '../../../../src/contract/wire/dish.ts';
import type { PlanDayResponse, StopOffer } from '../../../../src/contract/wire/planDay.ts';
import type { SubscriptionDetails } from '../../../../src/contract/wire/subscription.ts';
import type { TestCustomer } from '../../../support/testCustomer.ts';

const ACTS = ['meals', 'skip', 'takeBack', 'freeze', 'endFreeze', 'deliver'] as const;
const DAYS_OF_A_WEEK = 7;

/** A customer's request. */
export interface Act {
  readonly act: (typeof ACTS)[number] | 'stop';
  /** Which plan of the order, which day of it, and how long: indexes that are taken modulo the order's. */
  readonly plan: number;
  readonly at: number;
  readonly length: number;
}

export interface Turn {
  /** Concurrent requests. */
  readonly acts: readonly Act[];
  /** The dietitian's job runs beside them. */
  readonly withJob: boolean;
  /** The kitchen closes the day this many days ahead, concurrently. */
  readonly closes: number | null;
  /** Pass after it. */
  readonly hours: number;
}

const act = fc.oneof(
  { arbitrary: fc.constantFrom(...ACTS), weight: 12 },
  // It is the end of the others.
  { arbitrary: fc.constant('stop' as const), weight: 1 },
);

const acts = fc.record({
  act,
  plan: fc.nat({ max: 1 }),
  at: fc.nat({ max: 9 }),
  length: fc.nat({ max: 9 }),
});

export const turns = fc.array(
  fc.record<Turn>({
    acts: fc.array(acts, { minLength: 1, maxLength: 3 }),
    withJob: fc.boolean(),
    closes: fc.option(fc.integer({ min: 1, max: 16 }), { freq: 3 }),
    hours: fc.constantFrom(0, 0, 5, 24),
  }),
  { minLength: 2, maxLength: 6 },
);

/** A customer with what deliveries can be changed to. */
export interface PlanCustomer {
  readonly customer: TestCustomer;
  readonly addressIds: readonly number[];
  readonly slotIds: readonly number[];
}

/** Returns whether it succeeded. */
export async function perform(
  planCustomer: PlanCustomer,
  order: SubscriptionDetails,
  { act, ...which }: Act,
  now: Date,
): Promise<boolean> {
  const { customer } = planCustomer;
  const item = order.items[which.plan % order.items.length]!;
  const day = item.schedule[which.at % item.schedule.length]!;
  const dayPath = `subscriptions/${order.id}/days/${day.id}`;
  const itemPath = `subscriptions/${order.id}/items/${item.id}`;
  const from = addDays(firstOpenDay(now), which.at);
  const ask = {
    skip: () => customer.call('PUT', `${dayPath}/skip`),
    takeBack: () => customer.call('DELETE', `${dayPath}/skip`),
    freeze: () =>
      customer.call('PUT', `${itemPath}/freeze`, { from, until: addDays(from, which.length) }),
    endFreeze: () => customer.call('DELETE', `${itemPath}/freeze`),
    deliver: () =>
      customer.call('PUT', `${itemPath}/delivery`, delivery(planCustomer, from, which)),
    stop: () => stop(customer, `${itemPath}/stop`),
    meals: () => changeMeals(customer, dayPath, which.length),
  };
  return (await ask[act]()).status;
}

async function changeMeals(customer: TestCustomer, path: string, turn: number) {
  const menu = await customer.call<PlanDayResponse>('GET', path);
  if (!menu.status) return menu;
  const { dishes, meals, snacks } = menu.response;
  const some = (kind: Dish['kind'], count: number) => {
    const permitted = dishes.filter((dish) => dish.kind === kind && dish.blocked_by.length === 0);
    const first = turn % Math.max(1, permitted.length - count);
    return permitted.slice(first, first + count).map(({ id }) => id);
  };
  return customer.call('PUT', path, { meals: some('meal', meals), snacks: some('snack', snacks) });
}

/** To one of the addresses and at times to another slot, on some weekdays or for some days, or on every later day. */
function delivery(
  { addressIds, slotIds }: PlanCustomer,
  from: string,
  { at, length }: Omit<Act, 'act'>,
) {
  return {
    from,
    until: length % 2 === 0 ? null : addDays(from, length),
    weekdays: length % 3 === 0 ? [at % DAYS_OF_A_WEEK, length % DAYS_OF_A_WEEK] : null,
    address_id: addressIds[length % addressIds.length],
    delivery_time_slot_id: at % 3 === 0 ? slotIds[length % slotIds.length] : null,
  };
}

async function stop(customer: TestCustomer, path: string) {
  const offer = await customer.call<StopOffer>('GET', path);
  if (!offer.status) return offer;
  return customer.call('PUT', path, { amount: offer.response.amount });
}
