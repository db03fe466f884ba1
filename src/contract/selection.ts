import { weekdayOf } from './kuwaitTime.ts';
import type { DishKind } from './wire/common.ts';
import type { DaySelection, Dish } from './wire/dish.ts';

type MenuDish = Pick<Dish, 'id' | 'kind' | 'weekdays' | 'blocked_by'>;

export interface DishCounts {
  meals: number;
  snacks: number;
}

/** The field of a day, and of what is required of it, that counts dishes of a kind. */
export const fieldOfKind = { meal: 'meals', snack: 'snacks' } as const;

export const dishKinds: readonly DishKind[] = ['meal', 'snack'];

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

/** Of the ids, those on the menu of a day that no declared allergen forbids. */
export function choosableIds(ids: readonly number[], menu: readonly MenuDish[]): number[] {
  return ids.filter((id) => menu.some((dish) => dish.id === id && dish.blocked_by.length === 0));
}

interface PlanToFill {
  /** Every delivered date, ascending. */
  dates: readonly string[];
  dishes: readonly MenuDish[];
  required: DishCounts;
}

/** What a plan still allows of earlier choices: without other dates, dishes off the menu, declared allergens and dishes too many. */
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
