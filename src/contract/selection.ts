import { weekdayOf } from './kuwaitTime.ts';
import type { DishKind } from './wire/common.ts';
import type { DaySelection, Dish } from './wire/dish.ts';

type MenuDish = Pick<Dish, 'id' | 'kind' | 'weekdays' | 'blocked_by'>;

export interface DishCounts {
  meals: number;
  snacks: number;
}

/** The fields of a day, and of its required counts, for each kind of dish. */
export const fieldOfKind = { meal: 'meals', snack: 'snacks' } as const;

export const dishKinds: readonly DishKind[] = ['meal', 'snack'];

/** What a day lacks; a negative count means too many. */
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

/** The given dishes that are on the menu of a day and have no declared allergen. */
export function choosableIds(ids: readonly number[], menu: readonly MenuDish[]): number[] {
  return ids.filter((id) => menu.some((dish) => dish.id === id && dish.blocked_by.length === 0));
}

interface PlanToFill {
  /** Every delivered date, ascending. */
  dates: readonly string[];
  dishes: readonly MenuDish[];
  required: DishCounts;
}

/**
 * Reduces earlier choices to what a plan still allows: without other dates, dishes off the menu, declared allergens
 * and surplus dishes.
 */
export function fittingSelection<Day extends DaySelection>(
  selection: readonly Day[],
  { dates, dishes, required }: PlanToFill,
): Day[] {
  const fitting = (day: Day, kind: DishKind) =>
    choosableIds(day[fieldOfKind[kind]], menuOf(dishes, day.date, kind)).slice(
      0,
      required[fieldOfKind[kind]],
    );
  return selection
    .filter(({ date }) => dates.includes(date))
    .map((day) => ({ ...day, meals: fitting(day, 'meal'), snacks: fitting(day, 'snack') }));
}
