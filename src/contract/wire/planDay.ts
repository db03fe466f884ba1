import { Type, type Static } from 'typebox';
import { DateText, LocalizedName } from './common.ts';
import { DaySelection, Dish } from './dish.ts';
import { NutritionTarget } from './nutrition.ts';

/** A day of a paid plan that can be changed, with its menu as this customer may use it. */
export const PlanDayResponse = Type.Object({
  date: DateText,
  product: Type.Object(LocalizedName),
  variant: Type.Object(LocalizedName),
  /** To choose: what was bought, or fewer where the menu has no more that the answers permit. */
  meals: Type.Integer(),
  snacks: Type.Integer(),
  /** What was promised of a day; null for an order that is older than the promise. */
  daily_nutrition: Type.Union([NutritionTarget, Type.Null()]),
  dishes: Type.Array(Dish),
  /** What is chosen so far, by the customer or the dietitian. */
  selection: DaySelection,
  /** Where its delivery would move if it were skipped now: the new last day of the plan. */
  skip_moves_to: DateText,
});
export type PlanDayResponse = Static<typeof PlanDayResponse>;

const { meals, snacks } = DaySelection.properties;
export const ChangePlanDay = Type.Object({ meals, snacks }, { additionalProperties: false });
export type ChangePlanDay = Static<typeof ChangePlanDay>;

/** What a customer has changed, for them to read. */
export const PlanChange = Type.Object({
  /** Of the day that was changed. */
  date: DateText,
  kind: Type.Union([Type.Literal('meals'), Type.Literal('skipped'), Type.Literal('taken_back')]),
  /** Where a skipped delivery went, and whence one that was taken back came; null for other meals. */
  moved_to: Type.Union([DateText, Type.Null()]),
  /** ISO instant. */
  changed_at: Type.String(),
  added: Type.Array(Type.Object(LocalizedName)),
  removed: Type.Array(Type.Object(LocalizedName)),
});
export type PlanChange = Static<typeof PlanChange>;
