import { Type, type Static } from 'typebox';
import { planDayStates } from '../../staff/planDays.ts';
import { DateText, Id, LocalizedName, nullableText } from '../common.ts';
import { DaySelection, Dish } from '../dish.ts';
import { NutritionTarget } from '../nutrition.ts';
import { ListQuery } from './list.ts';

const Named = Type.Object(LocalizedName);

const ListedDay = {
  /** Of the day. */
  id: Id,
  date: DateText,
  order_id: Id,
  order_number: Type.String(),
  /** Empty where the account is gone. */
  customer_name: Type.String(),
  product: Named,
  variant: Named,
};

/** A day that customers have left to the kitchen, all of it or a part. */
export const StaffPlanDay = Type.Object({
  ...ListedDay,
  /**
   * `lacking`: too few dishes were found, and somebody has to look; `proposed`: the dietitian's dishes are in it;
   * `open`: nobody has filled it yet.
   */
  state: Type.Enum(planDayStates),
  /** Places without a dish. */
  missing: Type.Integer(),
  dishes: Type.Array(Named),
});
export type StaffPlanDay = Static<typeof StaffPlanDay>;

export const StaffPlanDaysQuery = ListQuery({
  /** Left out, the first day that can still be changed. */
  date: Type.Optional(DateText),
  state: Type.Optional(Type.Enum(planDayStates)),
});
export type StaffPlanDaysQuery = Static<typeof StaffPlanDaysQuery>;

const { meals, snacks } = DaySelection.properties;
const Chosen = Type.Object({ meals, snacks }, { additionalProperties: false });

/** One of them, with what its customer must not or will not eat: each look is written down. */
export const StaffPlanDayDetails = Type.Object({
  ...ListedDay,
  /** The last day on which it can be changed. */
  until: DateText,
  /** To choose: what was bought, or fewer where the menu has no more that the answers permit. */
  meals: Type.Integer(),
  snacks: Type.Integer(),
  /** What was promised of a day; null for an order that is older than the promise. */
  daily_nutrition: Type.Union([NutritionTarget, Type.Null()]),
  allergies: Type.Array(Named),
  dislikes: Type.Array(Named),
  /** What the customer wrote beside them. */
  others: nullableText,
  /** The menu of the day, in the portions of the plan. */
  dishes: Type.Array(Dish),
  selection: Chosen,
  /** Those of the selection that the customer has chosen: they stay. */
  kept: Type.Array(Id),
});
export type StaffPlanDayDetails = Static<typeof StaffPlanDayDetails>;

/** `seen` is what the day had when it was looked at: with anything else in it, nothing is changed. */
export const ChangeStaffPlanDay = Type.Object(
  { meals, snacks, seen: Chosen },
  { additionalProperties: false },
);
export type ChangeStaffPlanDay = Static<typeof ChangeStaffPlanDay>;
