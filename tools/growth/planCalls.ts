import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { placePaidOrder } from '../../__tests__/e2e/support/orders.ts';
import type { Db } from '../../server/db/database.ts';
import type { PlanDayResponse } from '../../src/contract/wire/planDay.ts';
import type { SubscriptionResponse } from '../../src/contract/wire/subscription.ts';
import { newCustomer, type Customer } from './customer.ts';
import { call, timed, type Timed } from './timed.ts';

/** The shop permits a customer sixty changes of days in an hour, and twenty renewals in a quarter of one. */
const CHANGES = 20;
const RENEWALS = 15;
/** The gateway answers thirty enquiries a minute: of a payment beyond these the jobs ask later. */
const SECONDS_UNTIL_PAID = 120;

/** Of paid plans: each change has a customer of its own. */
export async function planCalls(apiUrl: string, db: Db): Promise<Timed[]> {
  return [
    await changeOfDay(await newPlan(apiUrl)),
    skip(await newPlan(apiUrl)),
    freeze(await newPlan(apiUrl)),
    ...(await renewals(await newPlan(apiUrl), db)),
  ];
}

interface Plan extends Customer {
  order: number;
  /** Paths of the API. */
  plan: string;
  lastDay: string;
  /** Of the last day. */
  date: string;
}

async function newPlan(apiUrl: string): Promise<Plan> {
  const customer = await newCustomer(apiUrl);
  const order = await placePaidOrder(apiUrl, customer.token);
  const { items } = await paidOrder(customer, order);
  const [item] = items;
  const day = item?.schedule.at(-1);
  if (item === undefined || day === undefined) throw new Error('The order has no day.');
  return {
    ...customer,
    order,
    plan: `subscriptions/${order}/items/${item.id}`,
    lastDay: `subscriptions/${order}/days/${day.id}`,
    date: day.date,
  };
}

async function paidOrder({ api }: Customer, order: number) {
  for (let second = 0; second < SECONDS_UNTIL_PAID; second += 1) {
    const { subscription_details } = await api.get<SubscriptionResponse>(`subscriptions/${order}`);
    if (subscription_details.payment_status === 'paid') return subscription_details;
    await delay(1000);
  }
  throw new Error(`Order ${order} has not been paid.`);
}

async function changeOfDay({ api, lastDay }: Plan): Promise<Timed> {
  const { selection } = await api.get<PlanDayResponse>(lastDay);
  const { meals, snacks } = selection;
  return call(
    'PUT subscriptions/{id}/days/{id}',
    () => api.put(lastDay, { meals, snacks }),
    CHANGES,
  );
}

const skip = ({ api, remove, lastDay }: Plan): Timed => ({
  name: 'PUT …/days/{id}/skip',
  times: CHANGES,
  run: async () => {
    const taken = await timed(() => api.put(`${lastDay}/skip`, {}));
    await remove(`${lastDay}/skip`);
    return taken;
  },
});

const freeze = ({ api, remove, plan, date }: Plan): Timed => ({
  name: 'PUT …/items/{id}/freeze',
  times: CHANGES,
  run: async () => {
    const taken = await timed(() => api.put(`${plan}/freeze`, { from: date, until: date }));
    await remove(`${plan}/freeze`);
    return taken;
  },
});

/** Of a plan that ends today. */
async function renewals({ api, remove, order }: Plan, db: Db): Promise<Timed[]> {
  await sql`
    with item as (
      update order_items
      set start_date = start_date - (end_date - current_date), end_date = current_date
      where order_id = ${order}
    )
    update orders set start_date = start_date - (end_date - current_date), end_date = current_date
    where id = ${order}
  `.execute(db);
  const path = `subscriptions/${order}/renewal`;
  return [
    call('GET subscriptions/{id}/renewal', () => api.get(path)),
    {
      name: 'POST subscriptions/{id}/renewal',
      times: RENEWALS,
      run: async () => {
        const taken = await timed(() => api.post(path, {}));
        await remove('carts/clear');
        return taken;
      },
    },
  ];
}
