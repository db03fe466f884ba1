import { pickText, type Language } from '../../contract/languages.ts';
import type { Dish } from '../../contract/wire/dish.ts';
import { matchesSearch } from '../../ui/searchText.ts';

export interface MenuFilters {
  /** Only dishes with at least the median protein. */
  protein: boolean;
  /** Only dishes with at most the median calories. */
  calories: boolean;
  /** Without what the customer dislikes. */
  liked: boolean;
  /** Without these allergens, by id. */
  without: readonly number[];
}

export const noFilters: MenuFilters = {
  protein: false,
  calories: false,
  liked: false,
  without: [],
};

/** The median figures of a menu; 0 for an empty one. */
export function middleOf(dishes: readonly Dish[], field: 'calories' | 'protein'): number {
  const figures = dishes.map((dish) => dish[field]).toSorted((one, other) => one - other);
  return figures[Math.floor(figures.length / 2)] ?? 0;
}

export function filterDishes(
  dishes: readonly Dish[],
  { protein, calories, liked, without }: MenuFilters,
  query: string,
  language: Language,
): Dish[] {
  const leastProtein = protein ? middleOf(dishes, 'protein') : 0;
  const mostCalories = calories ? middleOf(dishes, 'calories') : Infinity;
  return dishes.filter(
    (dish) =>
      dish.protein >= leastProtein &&
      dish.calories <= mostCalories &&
      !(liked && dish.disliked.length > 0) &&
      !dish.allergens.some(({ id }) => without.includes(id)) &&
      matchesSearch(pickText(dish, 'name', language), query),
  );
}

export const countFilters = ({ protein, calories, liked, without }: MenuFilters) =>
  Number(protein) + Number(calories) + Number(liked) + without.length;

/** Every allergen of a menu, each once. */
export function allergensOf(dishes: readonly Dish[]): Dish['allergens'] {
  const all = new Map(dishes.flatMap((dish) => dish.allergens).map((one) => [one.id, one]));
  return [...all.values()].toSorted((one, other) => one.id - other.id);
}
