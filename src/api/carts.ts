import type { Fils } from '../contract/money.ts';
import type * as wire from '../contract/wire/cart.ts';
import type { NutritionTarget } from '../contract/wire/nutrition.ts';
import type { ApiClient } from './client.ts';
import {
  localized,
  money,
  readChoice,
  readDeliveryPreference,
  readMealsSelectedBy,
  readName,
  readNutritionTarget,
  readTimeSlot,
} from './common.ts';
import {
  count,
  day,
  fieldOf,
  flag,
  id,
  list,
  nullable,
  object,
  optional,
  text,
  type Reader,
} from './shape.ts';

export type CartItem = Omit<wire.CartItem, 'unit_price' | 'total' | 'daily_nutrition'> & {
  unit_price: Fils;
  total: Fils;
  /** The nutrition that the plan promises for a day; null where the server promises none. */
  daily_nutrition: NutritionTarget | null;
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

/** The part of the cart that the browser stores: enough for the header, and to notice changes in another tab. */
export interface CartSummary {
  /** The lines. */
  items: number;
  grand_total: Fils;
}

export const summarizeCart = (cart: Cart | null): CartSummary | null =>
  cart && { items: cart.items.length, grand_total: cart.grand_total };

/** Undefined when the answer has no cart: the stored one is still valid. */
export interface CarriedCart {
  cart?: Cart | null;
}

/**
 * The last six fields are not in the specification. A server that does not list what a line lacks refuses the order
 * instead.
 */
export const readCartItem = object<CartItem>({
  cart_item_id: id,
  item_id: id,
  package_category_id: id,
  package: readName,
  variant: readChoice,
  image: text,
  meals: count,
  snacks: count,
  daily_nutrition: optional(readNutritionTarget, null),
  days: count,
  start_date: day,
  end_date: day,
  delivery_preference: readDeliveryPreference,
  delivery_time_slot: readTimeSlot,
  quantity: count,
  unit_price: money,
  total: money,
  questionnaire_completed: optional(flag, true),
  meals_completed: optional(flag, true),
  meals_selected_by: optional(readMealsSelectedBy, null),
  days_selected: optional(count, 0),
  start_date_available: optional(flag, true),
  earliest_start_date: optional(day, null),
});

export const readCart = object<Cart>({
  id,
  items: list(readCartItem),
  comment: nullable(text),
  address_id: nullable(id),
  voucher: nullable(
    object<NonNullable<Cart['voucher']>>({
      coupon_code: text,
      ...localized(text, 'name'),
      discount: money,
    }),
  ),
  sub_total: money,
  delivery: money,
  coupon_discount: money,
  grand_total: money,
});

/** For answers that always carry the cart. */
export const readCartOrNull = optional(readCart, null);

/** For answers that may carry the cart: most of the kitchen's do, another server's may not. */
export function carriedCart(response: unknown): CarriedCart {
  const cart = fieldOf(response, 'cart');
  return cart === undefined ? {} : { cart: readCartOrNull(cart, 'The cart') };
}

/** An answer and the cart that it may carry. */
export function withCart<T>(read: Reader<T>): (response: unknown) => T & CarriedCart {
  return (response) => ({ ...read(response), ...carriedCart(response) });
}

export const getCart = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'carts',
    parse: object<{ cart: Cart | null }>({ cart: readCartOrNull }),
  });

export const addCartItem = (api: ApiClient, item: wire.AddCartItem) =>
  api.request({
    method: 'POST',
    path: 'carts',
    body: item,
    parse: withCart((response) => ({
      cart_item_id: optional(id, null)(fieldOf(response, 'cart_item_id')),
    })),
  });

export const updateCart = (api: ApiClient, changes: wire.UpdateCart) =>
  api.request({ method: 'PUT', path: 'carts', body: changes, parse: carriedCart });

export const updateCartItem = (api: ApiClient, change: wire.UpdateCartItem) =>
  api.request({ method: 'PUT', path: 'carts/items', body: change, parse: carriedCart });

/** The server decides which answers and dishes of the line stay. */
export const changeCartItem = (
  api: ApiClient,
  { itemId, plan }: { itemId: number; plan: wire.AddCartItem },
) =>
  api.request({
    method: 'PUT',
    path: `carts/items/${itemId}`,
    body: plan,
    parse: withCart((response) => ({
      removed_dishes: count(fieldOf(response, 'removed_dishes')),
    })),
  });

export const removeCartItem = (api: ApiClient, { itemId }: { itemId: number }) =>
  api.request({ method: 'DELETE', path: `carts/items/${itemId}`, parse: carriedCart });

export const clearCart = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'carts/clear', parse: carriedCart });

export const applyVoucher = (api: ApiClient, voucher: wire.ApplyVoucher) =>
  api.request({ method: 'POST', path: 'carts/voucher', body: voucher, parse: carriedCart });

export const removeVoucher = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'carts/voucher', parse: carriedCart });
