import type { DaySelection, Dish, Portion } from '../contract/wire/dish.ts';
import { localized, nutrition, readChoice, readDishKind } from './common.ts';
import { count, day, id, list, object, optional, text } from './shape.ts';

export const portion = {
  id,
  kind: readDishKind,
  ...localized(text, 'name'),
  image: text,
  ...nutrition,
};
export const readPortion = object<Portion>(portion);

export const readDish = object<Dish>({
  id,
  kind: readDishKind,
  ...localized(text, 'name', 'description'),
  image: text,
  ...nutrition,
  weekdays: list(count),
  allergens: list(readChoice),
  ingredients: optional(list(readChoice), []),
  blocked_by: list(readChoice),
  disliked: list(readChoice),
});

export const readDaySelection = object<DaySelection>({
  date: day,
  meals: list(id),
  snacks: list(id),
});
