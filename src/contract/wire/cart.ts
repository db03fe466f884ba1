import { Type, type Static } from 'typebox';
import { couponCode, orderComment, quantity } from '../rules/order.ts';
import {
  DateText,
  DeliveryPreference,
  DeliveryTimeSlot,
  Id,
  LocalizedName,
  MoneyText,
} from './common.ts';
import { NutritionTarget } from './nutrition.ts';
import { DayPortions, PlanLength } from './planSize.ts';
import { optionalText, text } from './ruled.ts';

export const MealsSelectedBy = Type.Union([Type.Literal('customer'), Type.Literal('dietitian')]);
export type MealsSelectedBy = Static<typeof MealsSelectedBy>;

export const CartItem = Type.Object({
  /** The line of the cart; `item_id` and `cart_item_id` both name it. */
  cart_item_id: Id,
  item_id: Id,
  package_category_id: Id,
  package: Type.Object(LocalizedName),
  variant: Type.Object({ id: Id, ...LocalizedName }),
  image: Type.String(),
  /** Main meals of one day. */
  meals: Type.Integer(),
  /** Snacks of one day. */
  snacks: Type.Integer(),
  /** The nutrition that the plan promises for a day. */
  daily_nutrition: NutritionTarget,
  /** Delivered days. */
  days: Type.Integer(),
  start_date: DateText,
  end_date: DateText,
  delivery_preference: DeliveryPreference,
  delivery_time_slot: DeliveryTimeSlot,
  quantity: Type.Integer(),
  unit_price: MoneyText,
  total: MoneyText,
  questionnaire_completed: Type.Boolean(),
  meals_completed: Type.Boolean(),
  /** The dietitian selects what the customer leaves open, which may be every day. */
  meals_selected_by: Type.Union([MealsSelectedBy, Type.Null()]),
  /** Days for which the customer has chosen all dishes. */
  days_selected: Type.Integer(),
  /** False where the plan can no longer begin on its start date. */
  start_date_available: Type.Boolean(),
  /** The first possible start date of a plan that continues another one; null for any other. */
  earliest_start_date: Type.Union([DateText, Type.Null()]),
});
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object({
  id: Id,
  items: Type.Array(CartItem),
  comment: Type.Union([Type.String(), Type.Null()]),
  address_id: Type.Union([Id, Type.Null()]),
  voucher: Type.Union([
    Type.Object({ coupon_code: Type.String(), ...LocalizedName, discount: MoneyText }),
    Type.Null(),
  ]),
  sub_total: MoneyText,
  delivery: MoneyText,
  coupon_discount: MoneyText,
  grand_total: MoneyText,
});
export type Cart = Static<typeof Cart>;

/** Null for a guest. Carried by most answers to a logged-in customer. */
export const CartOrNull = Type.Union([Cart, Type.Null()]);
export const WithCart = Type.Object({ cart: CartOrNull });

export const AddCartItem = Type.Object(
  {
    package_category_id: Id,
    variant_id: Id,
    ...DayPortions,
    days: PlanLength,
    start_date: DateText,
    delivery_preference: DeliveryPreference,
    delivery_time_slot_id: Id,
  },
  { additionalProperties: false },
);
export type AddCartItem = Static<typeof AddCartItem>;

export const CartItemAdded = Type.Object({ cart: Cart, cart_item_id: Id });
export type CartItemAdded = Static<typeof CartItemAdded>;

export const CartItemChanged = Type.Object({
  cart: Cart,
  cart_item_id: Id,
  /** How many of the chosen dishes the plan no longer allows. */
  removed_dishes: Type.Integer(),
});
export type CartItemChanged = Static<typeof CartItemChanged>;

export const UpdateCartItem = Type.Object(
  {
    cart_id: Id,
    item_id: Id,
    quantity: Type.Integer({ minimum: quantity.min, maximum: quantity.max }),
  },
  { additionalProperties: false },
);
export type UpdateCartItem = Static<typeof UpdateCartItem>;

export const UpdateCart = Type.Object(
  {
    cart_id: Id,
    comment: optionalText(orderComment),
    address_id: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  { additionalProperties: false },
);
export type UpdateCart = Static<typeof UpdateCart>;

export const ApplyVoucher = Type.Object(
  { coupon_code: text(couponCode) },
  { additionalProperties: false },
);
export type ApplyVoucher = Static<typeof ApplyVoucher>;
