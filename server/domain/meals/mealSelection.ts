import type { Dish } from '../../../src/contract/wire/dish.ts';
import type {
  DelegateMealSelection,
  MealSelectionSaved,
  MealsResponse,
  SaveMealSelection,
} from '../../../src/contract/wire/meals.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Content } from '../../db/content.ts';
import { listAvoided } from '../../db/stores/questionnaireStore.ts';
import { listSelection, saveSelections } from '../../db/stores/selectionStore.ts';
import {
  changeCart,
  getOpenLine,
  lineOf,
  requireCart,
  toWireCart,
  toWireCartItem,
  type CartLine,
  type CartState,
} from '../cart/cart.ts';
import { notFound } from '../../errors/ApiError.ts';
import { toDish } from './dishOfPlan.ts';
import { menuOf } from './menu.ts';
import { portionTargets } from './portions.ts';
import { checkSelection } from './selectionCheck.ts';

/** Keeps the customer's choices; where the dietitian selects, they fill what these leave open. */
export async function saveMealSelection(
  context: AppContext,
  customerId: number,
  form: SaveMealSelection,
): Promise<MealSelectionSaved> {
  return changeCart(context, customerId, async ({ trx, cart, read }) => {
    requireCart(cart, form.cart_id);
    const { meals_selected_by: selectedBy, cart_item_id: itemId, days } = form;
    const state = await read();
    const { row, dates } = lineOf(state, itemId);
    const { allergens } = await listAvoided(trx, itemId);
    const { meals, snacks } = row;
    const menu = menuOf(state.offered, row);
    checkSelection(days, { meals, snacks, dates, menu, allergens, selectedBy });
    await saveSelections(trx, cart.id, [{ id: itemId, meals_selected_by: selectedBy, days }]);
    return toSaved(await read(), itemId);
  });
}

/** The dietitian chooses; the customer's former choices are deleted. */
export async function delegateMealSelection(
  context: AppContext,
  customerId: number,
  { cart_id, cart_item_id: itemId }: DelegateMealSelection,
): Promise<MealSelectionSaved> {
  return changeCart(context, customerId, async ({ trx, cart, read }) => {
    requireCart(cart, cart_id);
    const nothing = { id: itemId, meals_selected_by: 'dietitian', days: [] } as const;
    if ((await saveSelections(trx, cart.id, [nothing])) === 0) throw notFound();
    return toSaved(await read(), itemId);
  });
}

function toSaved(state: CartState, itemId: number): MealSelectionSaved {
  return { cart_item: toWireCartItem(lineOf(state, itemId)), cart: toWireCart(state) };
}

/** The dates of a plan, the menu as this customer may use it, and the choices so far. */
export async function viewMeals(
  context: AppContext,
  customerId: number,
  cartItemId: number,
): Promise<MealsResponse> {
  const { db } = context;
  const { line, state } = await getOpenLine(context, customerId, cartItemId);
  return {
    cart_item: toWireCartItem(line),
    dates: [...line.dates],
    dishes: await listDishesFor(db, line, state.offered),
    selection: await listSelection(db, cartItemId),
    cart: toWireCart(state),
  };
}

/** The menu of a line: its portions, and what its answers say about each dish. */
export async function listDishesFor(db: Db, { row }: CartLine, offered: Content): Promise<Dish[]> {
  const avoided = await listAvoided(db, row.id);
  const targets = portionTargets(row);
  return menuOf(offered, row).map((dish) => toDish(dish, avoided, targets));
}
