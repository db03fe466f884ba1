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

/** Without the field where the answer does not speak of the cart: what is known of it still holds. */
export interface CarriedCart {
  cart?: Cart | null;
}

/** Fields of a line that the specification does not name: another server may leave them out. */
type Unnamed =
  'questionnaire_completed' | 'meals_completed' | 'meals_selected_by' | 'start_date_available';
type WireCartItem = Omit<wire.CartItem, Unnamed> & Partial<Pick<wire.CartItem, Unnamed>>;
type WireCart = Omit<wire.Cart, 'items'> & { items: WireCartItem[] };

/** A server that does not say what a line lacks refuses the order itself. */
export function toCartItem(item: WireCartItem): CartItem {
  return {
    ...item,
    unit_price: textToFils(item.unit_price),
    total: textToFils(item.total),
    questionnaire_completed: item.questionnaire_completed ?? true,
    meals_completed: item.meals_completed ?? true,
    meals_selected_by: item.meals_selected_by ?? null,
    start_date_available: item.start_date_available ?? true,
  };
}

export function toCart(cart: WireCart): Cart {
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

/** For the answers that bring the cart: without it there is none. */
export function toCartOrNull(cart: WireCart | null | undefined): Cart | null {
  return cart ? toCart(cart) : null;
}

/** For all others: most of the kitchen's bring the cart too, another server's may not. */
export function carriedCart(response: unknown): CarriedCart {
  const { cart } = (response ?? {}) as { cart?: WireCart | null };
  return cart === undefined ? {} : { cart: toCartOrNull(cart) };
}

export const getCart = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'carts',
    parse: (response) => ({ cart: toCartOrNull((response as { cart?: WireCart | null }).cart) }),
  });

export const addCartItem = (api: ApiClient, item: wire.AddCartItem) =>
  api.request({
    method: 'POST',
    path: 'carts',
    body: item,
    parse: (response) => ({
      ...carriedCart(response),
      cart_item_id: (response as Partial<wire.CartItemAdded> | null)?.cart_item_id ?? null,
    }),
  });

export const updateCart = (api: ApiClient, changes: wire.UpdateCart) =>
  api.request({ method: 'PUT', path: 'carts', body: changes, parse: carriedCart });

export const updateCartItem = (api: ApiClient, change: wire.UpdateCartItem) =>
  api.request({ method: 'PUT', path: 'carts/items', body: change, parse: carriedCart });

export const removeCartItem = (api: ApiClient, { itemId }: { itemId: number }) =>
  api.request({ method: 'DELETE', path: `carts/items/${itemId}`, parse: carriedCart });

export const clearCart = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'carts/clear', parse: carriedCart });

export const applyVoucher = (api: ApiClient, voucher: wire.ApplyVoucher) =>
  api.request({ method: 'POST', path: 'carts/voucher', body: voucher, parse: carriedCart });

export const removeVoucher = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'carts/voucher', parse: carriedCart });
