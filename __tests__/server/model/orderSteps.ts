import * as fc from 'fast-check';
import { allEnded } from '../../../server/payments/allEnded.ts';
import { fillCart } from './customers.ts';
import type { Shop } from './shop.ts';
import { Step } from './Step.ts';
import { pick, type Visit } from './visit.ts';

const customers = fc.constantFrom(0, 0, 1);
const vouchers = fc.constantFrom(null, null, 'WELCOME10', 'SAVE5');

interface Placed {
  subscription_details: { id: number };
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

/** The plans go back to the cart, and the order is given up. */
export const reopen = fc.nat({ max: 3 }).map(
  (at) =>
    new Step({
      name: `reopen(${at})`,
      applies: ({ payables }) => payables.some(({ kind }) => kind === 'order'),
      act: async (visit, shop) => {
        const orders = visit.payables.filter(({ kind }) => kind === 'order');
        const { id, customer } = pick(orders, at);
        await shop.call(customer, 'POST', `subscriptions/${id}/reopen`);
      },
    }),
);
