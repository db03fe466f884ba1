import { fieldOfKind } from '../../contract/selection.ts';
import type { DishKind } from '../../contract/wire/common.ts';
import type { StaffPlanDayDetails } from '../../contract/wire/staff/planDays.ts';

type Dish = StaffPlanDayDetails['dishes'][number];
/** As the form's fields hold it; undefined until they are filled. */
export type TickedDishes = Partial<StaffPlanDayDetails['selection']>;

/** The selected dishes of a kind, and those that the customer has chosen, even after the form was opened. */
export function chosenDishes(
  day: StaffPlanDayDetails,
  ticked: TickedDishes,
  kind: DishKind,
): Dish[] {
  const ids = [...day.kept, ...(ticked[fieldOfKind[kind]] ?? [])];
  return day.dishes.filter((dish) => dish.kind === kind && ids.includes(dish.id));
}
