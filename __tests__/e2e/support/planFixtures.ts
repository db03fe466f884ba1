import type {
  SubscriptionDetails,
  SubscriptionItem,
  SubscriptionResponse,
} from '../../../src/contract/wire/subscription.ts';
import { formatLongDay } from '../../../src/i18n/formatLongDay.ts';
import { test as base } from './clockFixtures.ts';
import type { Api } from './api.ts';
import { placePaidDelegatedOrder, placePaidOrder, type PlanSize } from './orders.ts';

interface PaidPlan {
  order: number;
  /** The order as the server has it now. */
  details: () => Promise<SubscriptionDetails>;
  /** Its plan as the server has it now. */
  plan: () => Promise<SubscriptionItem>;
}

interface PlanFixtures {
  /**
   * Places and pays an order of one plan without allergies: a recording does not contain which dishes they rule out.
   */
  buyPlan: (size?: Partial<PlanSize>) => Promise<PaidPlan>;
  /** The same with an allergy and a dislike, its meals left to the dietitian. */
  buyDelegatedPlan: (size: PlanSize) => Promise<PaidPlan>;
  /** Logs in and opens My plan with the given day selected. */
  openMyPlan: (order: number, day?: string) => Promise<void>;
  /** A day as the customer reads it. */
  words: (date: string) => string;
}

function paidPlan(api: Api, order: number): PaidPlan {
  const details = async () =>
    (await api.get<SubscriptionResponse>(`subscriptions/${order}`)).subscription_details;
  return { order, details, plan: async () => (await details()).items[0]! };
}

/** Tests of a paid plan, on a server whose clock they set. */
export const test = base.extend<PlanFixtures>({
  buyPlan: async ({ api, clocked, customer, language }, use) =>
    use(async (size) => {
      // A test before may have moved it.
      clocked.setTime(new Date());
      const url = `${clocked.url}/api`;
      return paidPlan(api, await placePaidOrder(url, customer.token, language, null, size));
    }),
  buyDelegatedPlan: async ({ api, clocked, customer, language }, use) =>
    use(async (size) => {
      clocked.setTime(new Date());
      const url = `${clocked.url}/api`;
      return paidPlan(api, await placePaidDelegatedOrder(url, customer.token, language, size));
    }),
  openMyPlan: async ({ pages: { login, myPlan }, customer }, use) =>
    use(async (order, day) => {
      await myPlan.open(order, day);
      await login.logIn(customer);
    }),
  words: async ({ language }, use) => use((date) => formatLongDay(date, language)),
});

export const { expect } = test;
