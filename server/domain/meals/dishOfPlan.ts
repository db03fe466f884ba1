import type { Dish } from '../../../src/contract/wire/dish.ts';
import type { PortionTargets } from '../../../src/contract/wire/nutrition.ts';
import type { Choice } from '../../../src/contract/wire/questionnaire.ts';
import type { MenuDish } from '../../db/content.ts';
import { inBoth } from './menu.ts';
import { portionOf } from './portions.ts';

interface Avoided {
  readonly allergens: readonly Choice[];
  readonly dislikes: readonly Choice[];
}

/** A dish in a plan's portion, with what the customer's answers say about it. */
export function toDish(
  { row, ...dish }: MenuDish,
  { allergens, dislikes }: Avoided,
  targets: PortionTargets,
): Dish {
  return {
    id: row.id,
    kind: row.kind,
    name_en: row.name_en,
    name_ar: row.name_ar,
    description_en: row.description_en,
    description_ar: row.description_ar,
    image: row.image,
    weekdays: row.weekdays,
    allergens: [...dish.allergens],
    ingredients: [...dish.ingredients],
    blocked_by: inBoth(dish.allergens, allergens),
    disliked: inBoth(dish.ingredients, dislikes),
    ...portionOf(row, targets),
  };
}
