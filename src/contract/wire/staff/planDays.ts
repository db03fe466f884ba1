import { Type, type Static } from 'typebox';
import { planDayStates } from '../../staff/planDays.ts';
import { DateText, Id, LocalizedName, nullableText } from '../common.ts';
import { DaySelection, Dish } from '../dish.ts';
import { NutritionTarget } from '../nutrition.ts';
import { ListQuery } from './list.ts';

const Named = Type.Object(LocalizedName);

const ListedDay = {
  /** Counts of the day. */
  id: Id,
  date: DateText,
  order_id: Id,
  order_number: Type.String(),
  /** Empty where the account was deleted. */
  customer_name: Type.String(),
  product: Named,
  variant: Named,
};

/** A day whose dishes customers have left to the kitchen, wholly or partly. */
export const StaffPlanDay = Type.Object({
  ...ListedDay,
  /**
   * `lacking`: too few dishes were found, and a staff member has to choose; `proposed`: it has the dietitian's
   * dishes; `open`: not planned yet.
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

/** A day with its customer's allergies and dislikes; each read is logged. */
export const StaffPlanDayDetails = Type.Object({
  ...ListedDay,
  /** The last day on which it can be changed. */
  until: DateText,
  /** How many to choose: the bought number, or fewer where the menu has no more that the answers permit. */
  meals: Type.Integer(),
  snacks: Type.Integer(),
  /** The promise for a day; null for an order from before promises. */
  daily_nutrition: Type.Union([NutritionTarget, Type.Null()]),
  allergies: Type.Array(Named),
  dislikes: Type.Array(Named),
  /** The customer's further notes on them. */
  others: nullableText,
  /** The menu of the day, in the portions of the plan. */
  dishes: Type.Array(Dish),
  selection: Chosen,
  /** Those of the selection that the customer has chosen: they stay. */
  kept: Type.Array(Id),
});
export type StaffPlanDayDetails = Static<typeof StaffPlanDayDetails>;

/** `seen` is what the day had when it was read; when it has changed since, the request is refused. */
export const ChangeStaffPlanDay = Type.Object(
  { meals, snacks, seen: Chosen },
  { additionalProperties: false },
);
export type ChangeStaffPlanDay = Static<typeof ChangeStaffPlanDay>;
