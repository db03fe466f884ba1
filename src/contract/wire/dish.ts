import { Type, type Static } from 'typebox';
import { DateText, DishKind, Id, LocalizedName } from './common.ts';
import { Nutrition } from './nutrition.ts';

export const Dish = Type.Object({
  id: Id,
  kind: DishKind,
  ...LocalizedName,
  description_en: Type.String(),
  description_ar: Type.String(),
  image: Type.String(),
  /** Per portion of the plan. */
  ...Nutrition,
  /** Weekdays on which it is on the menu, 0 Sunday to 6 Saturday. */
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
  allergens: Type.Array(Type.Object({ id: Id, ...LocalizedName })),
  /** Those that a customer may dislike; not a whole recipe. */
  ingredients: Type.Array(Type.Object({ id: Id, ...LocalizedName })),
  /** Declared allergens of this customer that the dish has: it cannot be chosen. */
  blocked_by: Type.Array(Type.Object({ id: Id, ...LocalizedName })),
  /** Disliked ingredients of this customer that the dish has: it is marked. */
  disliked: Type.Array(Type.Object({ id: Id, ...LocalizedName })),
});
export type Dish = Static<typeof Dish>;

/** A dish as a plan serves it. */
export const Portion = Type.Object({
  id: Id,
  kind: DishKind,
  ...LocalizedName,
  image: Type.String(),
  ...Nutrition,
});
export type Portion = Static<typeof Portion>;

export const DaySelection = Type.Object({
  date: DateText,
  meals: Type.Array(Id, { maxItems: 10 }),
  snacks: Type.Array(Id, { maxItems: 10 }),
});
export type DaySelection = Static<typeof DaySelection>;
