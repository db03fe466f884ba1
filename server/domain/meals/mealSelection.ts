import type { Dish } from '../../../src/contract/wire/dish.ts';
import type {
  DelegateMealSelection,
  MealSelectionSaved,
  MealsResponse,
  SaveMealSelection,
} from '../../../src/contract/wire/meals.ts';
import type { Nutrition } from '../../../src/contract/wire/nutrition.ts';
import type { Choice } from '../../../src/contract/wire/questionnaire.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { updateCartItem, type CartRow } from '../../db/stores/cartStore.ts';
import { listMenu, type MenuDish } from '../../db/stores/dishStore.ts';
import { listAvoided } from '../../db/stores/questionnaireStore.ts';
import { listSelection, replaceSelection } from '../../db/stores/selectionStore.ts';
import {
  changeCart,
  findLine,
  getOpenLine,
  requireCart,
  toWireCart,
  toWireCartItem,
  type CartLine,
} from '../cart/cart.ts';
import { portionOf, portionTargets } from './portions.ts';
import { checkSelection, inBoth } from './selectionCheck.ts';

/** Keeps the customer's choices; where the dietitian selects, they fill what these leave open. */
export async function saveMealSelection(
  { db, clock }: AppContext,
  customerId: number,
  form: SaveMealSelection,
): Promise<MealSelectionSaved> {
  const now = clock();
  return changeCart(db, customerId, now, async (trx, cart) => {
    requireCart(cart, form.cart_id);
    const { line } = await findLine(trx, cart, form.cart_item_id, now);
    const { allergens } = await listAvoided(trx, form.cart_item_id);
    const { meals_selected_by: selectedBy, cart_item_id: itemId, days } = form;
    const { meals, snacks } = line.row;
    const menu = await listMenu(trx, line.row);
    checkSelection(days, { meals, snacks, dates: line.dates, menu, allergens, selectedBy });
    await replaceSelection(trx, itemId, days);
    await updateCartItem(trx, cart.id, itemId, { meals_selected_by: selectedBy });
    return viewSaved(trx, cart, form.cart_item_id, now);
  });
}

/** The dietitian chooses; what the customer had chosen before is deleted. */
export async function delegateMealSelection(
  { db, clock }: AppContext,
  customerId: number,
  form: DelegateMealSelection,
): Promise<MealSelectionSaved> {
  const now = clock();
  return changeCart(db, customerId, now, async (trx, cart) => {
    requireCart(cart, form.cart_id);
    await findLine(trx, cart, form.cart_item_id, now);
    await replaceSelection(trx, form.cart_item_id, []);
    await updateCartItem(trx, cart.id, form.cart_item_id, { meals_selected_by: 'dietitian' });
    return viewSaved(trx, cart, form.cart_item_id, now);
  });
}

async function viewSaved(
  trx: Db,
  cart: CartRow,
  itemId: number,
  now: Date,
): Promise<MealSelectionSaved> {
  const { line, state } = await findLine(trx, cart, itemId, now);
  return { cart_item: toWireCartItem(line), cart: toWireCart(state) };
}

/** The dates of a plan, the menu as this customer may use it, and what is chosen so far. */
export async function viewMeals(
  { db, clock }: AppContext,
  customerId: number,
  cartItemId: number,
): Promise<MealsResponse> {
  const { line, state } = await getOpenLine(db, customerId, cartItemId, clock());
  return {
    cart_item: toWireCartItem(line),
    dates: [...line.dates],
    dishes: await listDishesFor(db, line),
    selection: await listSelection(db, cartItemId),
    cart: toWireCart(state),
  };
}

/** The menu of a line: its portions, and what its answers say about each dish. */
export async function listDishesFor(db: Db, { row }: CartLine): Promise<Dish[]> {
  const { allergens, dislikes } = await listAvoided(db, row.id);
  const menu = await listMenu(db, row);
  const targets = portionTargets(row);
  return menu.map((dish) => ({
    ...toDish(dish, allergens, dislikes),
    ...portionOf(dish.row, targets),
  }));
}

function toDish(
  { row, ...dish }: MenuDish,
  allergens: readonly Choice[],
  dislikes: readonly Choice[],
): Omit<Dish, keyof Nutrition> {
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
  };
}
