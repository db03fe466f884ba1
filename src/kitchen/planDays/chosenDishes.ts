import { fieldOfKind } from '../../contract/selection.ts';
import type { DishKind } from '../../contract/wire/common.ts';
import type { StaffPlanDayDetails } from '../../contract/wire/staff/planDays.ts';

type Dish = StaffPlanDayDetails['dishes'][number];
/** As the fields of the form hold it, which may not have been filled yet. */
export type TickedDishes = Partial<StaffPlanDayDetails['selection']>;

/** What is ticked of a kind, and what the customer has chosen, be it since the form was opened. */
export function chosenDishes(
  day: StaffPlanDayDetails,
  ticked: TickedDishes,
  kind: DishKind,
): Dish[] {
  const ids = [...day.kept, ...(ticked[fieldOfKind[kind]] ?? [])];
  return day.dishes.filter((dish) => dish.kind === kind && ids.includes(dish.id));
}
