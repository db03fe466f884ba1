import type { AddCartItem } from '../../../../src/contract/wire/cart.ts';
import { customerOf, lineOf, picture, PlainRefusal, type Routes } from './plainCall.ts';
import { VOUCHER } from './plainKitchen.ts';
import { cartOf, emptyCart, nextId } from './plainState.ts';

/** The storefront asks for the cart after each change. */
export const cartRoutes: Routes = {
  'GET carts': (call) => ({ cart: cartOf(customerOf(call), picture(call)) }),
  'POST carts': (call) => {
    const chosen = call.body as AddCartItem;
    const line = { id: nextId(), chosen, quantity: 1, answers: null, days: [], selectedBy: null };
    customerOf(call).cart.lines.push(line);
  },
  'PUT carts/items': (call) => {
    const { item_id, quantity } = call.body as { item_id: number; quantity: number };
    lineOf(call, item_id).quantity = quantity;
  },
  'DELETE carts/items/:id': (call) => {
    const { cart } = customerOf(call);
    cart.lines = cart.lines.filter(({ id }) => id !== call.id);
  },
  'DELETE carts/clear': (call) => {
    customerOf(call).cart = emptyCart();
  },
  'POST carts/voucher': (call) => {
    const { coupon_code } = call.body as { coupon_code: string };
    if (coupon_code !== VOUCHER.coupon_code) throw new PlainRefusal(422, 'Unknown code.');
    customerOf(call).cart.voucher = true;
  },
  'DELETE carts/voucher': (call) => {
    customerOf(call).cart.voucher = false;
  },
  'PUT carts': (call) => {
    const { cart_id, ...changes } = call.body as { cart_id: number };
    const { cart } = customerOf(call);
    if (cart_id !== cart.id) throw new PlainRefusal(404, 'Unknown cart.');
    Object.assign(cart, changes);
  },
};
