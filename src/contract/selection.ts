import { weekdayOf } from './kuwaitTime.ts';
import type { DishKind } from './wire/common.ts';
import type { DaySelection, Dish } from './wire/dish.ts';

export interface DishCounts {
  meals: number;
  snacks: number;
}

type MenuDish = Pick<Dish, 'id' | 'kind' | 'weekdays' | 'blocked_by'>;

/** What a day still lacks; a negative count is a choice too many. */
export function missingChoices(day: DaySelection | undefined, required: DishCounts): DishCounts {
  return {
    meals: required.meals - (day?.meals.length ?? 0),
    snacks: required.snacks - (day?.snacks.length ?? 0),
  };
}

export function isDayComplete(day: DaySelection | undefined, required: DishCounts): boolean {
  const missing = missingChoices(day, required);
  return missing.meals === 0 && missing.snacks === 0;
}

export function menuOf<T extends Pick<Dish, 'kind' | 'weekdays'>>(
  dishes: readonly T[],
  date: string,
  kind: DishKind,
): T[] {
  const weekday = weekdayOf(date);
  return dishes.filter((dish) => dish.kind === kind && dish.weekdays.includes(weekday));
}

/**
 * Copies the dishes of one day to other dates, leaving out those that are not on the menu of a date:
 * such a date stays to be completed.
 */
export function repeatDay(
  source: DaySelection,
  dates: readonly string[],
  dishes: readonly MenuDish[],
): DaySelection[] {
  return dates.map((date) => ({
    date,
    meals: onMenu(source.meals, menuOf(dishes, date, 'meal')),
    snacks: onMenu(source.snacks, menuOf(dishes, date, 'snack')),
  }));
}

interface PlanToFill {
  /** Every delivered date, ascending. */
  dates: readonly string[];
  dishes: readonly MenuDish[];
  required: DishCounts;
}

/** What a plan still allows of earlier choices: without other dates, dishes off the menu, declared allergens and dishes too many. */
export function fittingSelection(
  selection: readonly DaySelection[],
  { dates, dishes, required }: PlanToFill,
): DaySelection[] {
  return selection
    .filter(({ date }) => dates.includes(date))
    .flatMap((day) => repeatDay(day, [day.date], dishes))
    .map(({ date, meals, snacks }) => ({
      date,
      meals: meals.slice(0, required.meals),
      snacks: snacks.slice(0, required.snacks),
    }));
}

function onMenu(ids: readonly number[], menu: readonly MenuDish[]): number[] {
  return ids.filter((id) => menu.some((dish) => dish.id === id && dish.blocked_by.length === 0));
}
