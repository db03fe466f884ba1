import * as fc from 'fast-check';
import { allEnded } from '../../../server/payments/allEnded.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import { fillCart } from './customers.ts';
import { press, start } from './paymentSteps.ts';
import type { TestSystem } from './TestSystem.ts';
import { Step } from './Step.ts';
import { pick, type Payable, type Visit } from './visit.ts';

const customers = fc.constantFrom(0, 0, 1);
const vouchers = fc.constantFrom(null, null, 'WELCOME10', 'SAVE5');

interface Placed {
  subscription_details: { id: number };
}

interface Viewed {
  subscription_details: { items: { id: number }[] };
}

async function order(
  visit: Visit,
  system: TestSystem,
  customer: number,
  cartId: number,
): Promise<void> {
  const { addressId } = system.customer(customer);
  const placed = await system.call<Placed>(customer, 'POST', 'subscriptions', {
    cart_id: cartId,
    address_id: addressId,
  });
  if (placed === null) return;
  const { id } = placed.subscription_details;
  if (!visit.payables.some((known) => known.id === id))
    visit.payables.push({ kind: 'order', id, customer });
}

export const place = fc.tuple(customers, vouchers).map(
  ([customer, voucher]) =>
    new Step({
      name: `place(${customer}, ${voucher ?? 'no voucher'})`,
      act: async (visit, system) => {
        const { db, now } = system;
        const cartId = await fillCart(db, system.customer(customer), { voucher, now });
        await order(visit, system, customer, cartId);
      },
    }),
);

/** Two tabs click the button at once. */
export const placeTwice = fc.tuple(customers, vouchers).map(
  ([customer, voucher]) =>
    new Step({
      name: `placeTwice(${customer}, ${voucher ?? 'no voucher'})`,
      act: async (visit, system) => {
        const { db, now } = system;
        const cartId = await fillCart(db, system.customer(customer), { voucher, now });
        await allEnded([1, 2].map(() => order(visit, system, customer, cartId)));
      },
    }),
);

const index = fc.nat({ max: 3 });
const hasOrders = ({ payables }: Visit) => payables.some(({ kind }) => kind === 'order');

export function pickOrder({ payables }: Visit, at: number): Payable {
  return pick(
    payables.filter(({ kind }) => kind === 'order'),
    at,
  );
}

async function giveUp(system: TestSystem, { id, customer }: Payable): Promise<void> {
  await system.call(customer, 'POST', `subscriptions/${id}/reopen`);
}

/** The plans go back to the cart, and the order is given up, whatever the gateway says when it is asked. */
export const reopen = fc.tuple(index, fc.constantFrom(null, null, 'pending', 'silent')).map(
  ([at, fault]) =>
    new Step({
      name: `reopen(${at}${fault === null ? '' : `, ${fault}`})`,
      applies: hasOrders,
      act: async (visit, system) => {
        if (fault !== null) system.gateway.setFault(fault, 1);
        await giveUp(system, pickOrder(visit, at));
      },
    }),
);

/** The order is given up in another tab while the hosted page is open; then the customer pays there. */
export const reopenAndPay = index.map(
  (at) =>
    new Step({
      name: `reopenAndPay(${at})`,
      applies: hasOrders,
      act: async (visit, system) => {
        const order = pickOrder(visit, at);
        const page = await start(visit, system, order);
        if (page === null) return;
        await giveUp(system, order);
        await press(visit, system, page, { action: 'pay' });
      },
    }),
);

/** This many tabs click the button of the same offer at once. */
export async function stop(system: TestSystem, { id, customer }: Payable, tabs = 1): Promise<void> {
  const viewed = await system.call<Viewed>(customer, 'GET', `subscriptions/${id}`);
  const [item] = viewed?.subscription_details.items ?? [];
  if (item === undefined) return;
  const path = `subscriptions/${id}/items/${item.id}/stop`;
  const offer = await system.call<StopOffer>(customer, 'GET', path);
  if (offer === null) return;
  const presses = Array.from({ length: tabs }, () =>
    system.call(customer, 'PUT', path, { amount: offer.amount }),
  );
  await allEnded(presses);
}

/** A plan is stopped in two tabs at once. */
export const stopTwice = index.map(
  (at) =>
    new Step({
      name: `stopTwice(${at})`,
      applies: hasOrders,
      act: (visit, system) => stop(system, pickOrder(visit, at), 2),
    }),
);
