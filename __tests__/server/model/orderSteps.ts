import * as fc from 'fast-check';
import { allEnded } from '../../../server/payments/allEnded.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import { fillCart } from './customers.ts';
import { press, start } from './paymentSteps.ts';
import type { Shop } from './shop.ts';
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

async function order(visit: Visit, shop: Shop, customer: number, cartId: number): Promise<void> {
  const { addressId } = shop.customer(customer);
  const placed = await shop.call<Placed>(customer, 'POST', 'subscriptions', {
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
      act: async (visit, shop) => {
        const { db, now } = shop;
        const cartId = await fillCart(db, shop.customer(customer), { voucher, now });
        await order(visit, shop, customer, cartId);
      },
    }),
);

/** Two tabs press the button at once. */
export const placeTwice = fc.tuple(customers, vouchers).map(
  ([customer, voucher]) =>
    new Step({
      name: `placeTwice(${customer}, ${voucher ?? 'no voucher'})`,
      act: async (visit, shop) => {
        const { db, now } = shop;
        const cartId = await fillCart(db, shop.customer(customer), { voucher, now });
        await allEnded([1, 2].map(() => order(visit, shop, customer, cartId)));
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

async function giveUp(shop: Shop, { id, customer }: Payable): Promise<void> {
  await shop.call(customer, 'POST', `subscriptions/${id}/reopen`);
}

/** The plans go back to the cart, and the order is given up, whatever the gateway says when it is asked. */
export const reopen = fc.tuple(index, fc.constantFrom(null, null, 'pending', 'silent')).map(
  ([at, weather]) =>
    new Step({
      name: `reopen(${at}${weather === null ? '' : `, ${weather}`})`,
      applies: hasOrders,
      act: async (visit, shop) => {
        if (weather !== null) shop.gateway.setWeather(weather, 1);
        await giveUp(shop, pickOrder(visit, at));
      },
    }),
);

/** The order is given up in another tab while the hosted page is open; then the customer pays there. */
export const reopenAndPay = index.map(
  (at) =>
    new Step({
      name: `reopenAndPay(${at})`,
      applies: hasOrders,
      act: async (visit, shop) => {
        const order = pickOrder(visit, at);
        const page = await start(visit, shop, order);
        if (page === null) return;
        await giveUp(shop, order);
        await press(visit, shop, page, { action: 'pay' });
      },
    }),
);

/** So many tabs press the button of the same offer at once. */
export async function stop(shop: Shop, { id, customer }: Payable, tabs = 1): Promise<void> {
  const viewed = await shop.call<Viewed>(customer, 'GET', `subscriptions/${id}`);
  const [item] = viewed?.subscription_details.items ?? [];
  if (item === undefined) return;
  const path = `subscriptions/${id}/items/${item.id}/stop`;
  const offer = await shop.call<StopOffer>(customer, 'GET', path);
  if (offer === null) return;
  const presses = Array.from({ length: tabs }, () =>
    shop.call(customer, 'PUT', path, { amount: offer.amount }),
  );
  await allEnded(presses);
}

/** A plan is stopped in two tabs at once. */
export const stopTwice = index.map(
  (at) =>
    new Step({
      name: `stopTwice(${at})`,
      applies: hasOrders,
      act: (visit, shop) => stop(shop, pickOrder(visit, at), 2),
    }),
);
