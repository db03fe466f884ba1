import type { Dish, MealsResponse } from '../../../src/contract/wire/meals.ts';
import type { Choice } from '../../../src/contract/wire/questionnaire.ts';
import type { AppContext } from '../../context.ts';
import { listMenu } from '../../db/stores/dishStore.ts';
import type { MenuDish } from '../../db/stores/dishStore.ts';
import { listAvoided } from '../../db/stores/questionnaireStore.ts';
import { listSelection } from '../../db/stores/selectionStore.ts';
import { getOpenLine } from '../cart/cartLine.ts';
import { toCart, toCartItem } from '../cart/cartView.ts';

/** The dates of a plan, the menu as this customer may use it, and what is chosen so far. */
export async function viewMeals(
  { db, clock }: AppContext,
  customerId: number,
  cartItemId: number,
): Promise<MealsResponse> {
  const { line, state } = await getOpenLine(db, customerId, cartItemId, clock());
  const { allergens, dislikes } = await listAvoided(db, cartItemId);
  const menu = await listMenu(db);
  return {
    cart_item: toCartItem(line),
    dates: [...line.dates],
    dishes: menu.map((dish) => toDish(dish, allergens, dislikes)),
    selection: await listSelection(db, cartItemId),
    cart: toCart(state),
  };
}

function toDish(
  { row, ...dish }: MenuDish,
  allergens: readonly Choice[],
  dislikes: readonly Choice[],
): Dish {
  return {
    id: row.id,
    kind: row.kind,
    name_en: row.name_en,
    name_ar: row.name_ar,
    description_en: row.description_en,
    description_ar: row.description_ar,
    image: row.image,
    calories: row.calories,
    carbs: row.carbs_g,
    fat: row.fat_g,
    protein: row.protein_g,
    weekdays: row.weekdays,
    allergens: [...dish.allergens],
    blocked_by: inBoth(dish.allergens, allergens),
    disliked: inBoth(dish.ingredients, dislikes),
  };
}

export function inBoth(first: readonly Choice[], second: readonly Choice[]): Choice[] {
  const ids = new Set(second.map(({ id }) => id));
  return first.filter(({ id }) => ids.has(id));
}
