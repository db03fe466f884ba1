import { Type, type Static } from 'typebox';
import { PORTIONS_A_DAY } from '../planSize.ts';
import { DateText, DishKind, Id, LocalizedName, Weekday } from './common.ts';
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
  /** On which it is on the menu. */
  weekdays: Type.Array(Weekday),
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

const dishes = Type.Array(Id, { maxItems: PORTIONS_A_DAY.max });

export const DaySelection = Type.Object({ date: DateText, meals: dishes, snacks: dishes });
export type DaySelection = Static<typeof DaySelection>;
