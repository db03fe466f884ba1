import type { AddCartItem, CartItem } from '../../src/contract/wire/cart.ts';

/** The request body that puts the plan of a line into the cart again. */
export const planOfLine = (line: CartItem): AddCartItem => ({
  package_category_id: line.package_category_id,
  variant_id: line.variant.id,
  meals: line.meals,
  snacks: line.snacks,
  days: line.days,
  start_date: line.start_date,
  delivery_preference: line.delivery_preference,
  delivery_time_slot_id: line.delivery_time_slot.id,
});
