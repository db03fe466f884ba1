import { textToFils, type Fils } from '../contract/money.ts';
import type * as wire from '../contract/wire/cart.ts';
import type { ApiClient } from './client.ts';

export type CartItem = Omit<wire.CartItem, 'unit_price' | 'total'> & {
  unit_price: Fils;
  total: Fils;
};

/** The cart with its amounts in fils. */
export interface Cart {
  id: number;
  items: CartItem[];
  comment: string | null;
  address_id: number | null;
  voucher: { coupon_code: string; name_en: string; name_ar: string; discount: Fils } | null;
  sub_total: Fils;
  delivery: Fils;
  coupon_discount: Fils;
  grand_total: Fils;
}

export interface WithCart {
  cart: Cart | null;
}

export function toCartItem(item: wire.CartItem): CartItem {
  return { ...item, unit_price: textToFils(item.unit_price), total: textToFils(item.total) };
}

export function toCart(cart: wire.Cart): Cart {
  return {
    ...cart,
    items: cart.items.map(toCartItem),
    voucher: cart.voucher && { ...cart.voucher, discount: textToFils(cart.voucher.discount) },
    sub_total: textToFils(cart.sub_total),
    delivery: textToFils(cart.delivery),
    coupon_discount: textToFils(cart.coupon_discount),
    grand_total: textToFils(cart.grand_total),
  };
}

/** A server may leave the cart out of an answer: that is no cart. */
export function toCartOrNull(cart: wire.Cart | null | undefined): Cart | null {
  return cart ? toCart(cart) : null;
}

const parseWithCart = (response: unknown): WithCart => ({
  cart: toCartOrNull((response as { cart?: wire.Cart | null }).cart),
});

export const getCart = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'carts', parse: parseWithCart });

export const addCartItem = (api: ApiClient, item: wire.AddCartItem) =>
  api.request({
    method: 'POST',
    path: 'carts',
    body: item,
    parse: (response) => {
      const { cart, cart_item_id } = response as wire.CartItemAdded;
      return { cart: toCart(cart), cart_item_id };
    },
  });

export const updateCart = (api: ApiClient, changes: wire.UpdateCart) =>
  api.request({ method: 'PUT', path: 'carts', body: changes, parse: parseWithCart });

export const updateCartItem = (api: ApiClient, change: wire.UpdateCartItem) =>
  api.request({ method: 'PUT', path: 'carts/items', body: change, parse: parseWithCart });

export const removeCartItem = (api: ApiClient, { itemId }: { itemId: number }) =>
  api.request({ method: 'DELETE', path: `carts/items/${itemId}`, parse: parseWithCart });

export const clearCart = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'carts/clear', parse: parseWithCart });

export const applyVoucher = (api: ApiClient, voucher: wire.ApplyVoucher) =>
  api.request({ method: 'POST', path: 'carts/voucher', body: voucher, parse: parseWithCart });

export const removeVoucher = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'carts/voucher', parse: parseWithCart });
