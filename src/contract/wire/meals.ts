import { Type, type Static } from 'typebox';
import { CartItem, CartOrNull, MealsSelectedBy } from './cart.ts';
import { DateText, Id } from './common.ts';
import { DaySelection, Dish } from './dish.ts';

export const MealsResponse = Type.Object({
  cart_item: CartItem,
  /** Every delivered date of the plan, ascending. */
  dates: Type.Array(DateText),
  dishes: Type.Array(Dish),
  /** The saved choices; empty when there are none. */
  selection: Type.Array(DaySelection),
  cart: CartOrNull,
});
export type MealsResponse = Static<typeof MealsResponse>;

export const SaveMealSelection = Type.Object(
  {
    cart_id: Id,
    cart_item_id: Id,
    /** Who selects what `days` leave open; with `customer`, `days` have to fill every date. */
    meals_selected_by: MealsSelectedBy,
    days: Type.Array(DaySelection, { minItems: 1, maxItems: 366 }),
  },
  { additionalProperties: false },
);
export type SaveMealSelection = Static<typeof SaveMealSelection>;

export const DelegateMealSelection = Type.Object(
  { cart_id: Id, cart_item_id: Id, meals_selected_by: Type.Literal('dietitian') },
  { additionalProperties: false },
);
export type DelegateMealSelection = Static<typeof DelegateMealSelection>;

export const MealSelectionSaved = Type.Object({ cart_item: CartItem, cart: CartOrNull });
export type MealSelectionSaved = Static<typeof MealSelectionSaved>;
