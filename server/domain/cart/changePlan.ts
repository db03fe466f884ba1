import { fittingSelection } from '../../../src/contract/selection.ts';
import type { AddCartItem, CartItemChanged } from '../../../src/contract/wire/cart.ts';
import type { DaySelection } from '../../../src/contract/wire/dish.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { updateCartItem } from '../../db/stores/cartStore.ts';
import { listSelection, replaceSelection } from '../../db/stores/selectionStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { listDishesFor } from '../meals/mealSelection.ts';
import { changeCart, lineOf, toWireCart, type CartState } from './cart.ts';
import { checkPlan } from './planCheck.ts';

/**
 * Gives a line another plan. Its answers stay, and so do the chosen dishes that still fit. Sent
 * again, it changes nothing.
 */
export async function changePlan(
  context: AppContext,
  customerId: number,
  cartItemId: number,
  plan: AddCartItem,
): Promise<CartItemChanged> {
  return changeCart(context, customerId, async ({ trx, cart, offered, now, read }) => {
    checkPlan(plan, offered, now);
    const { package_category_id: _category, ...columns } = plan;
    const isFound = await updateCartItem(trx, cart.id, cartItemId, columns);
    if (!isFound) throw new ApiError('not_found', { message: { key: 'server.cart.line_gone' } });
    const changed = await read();
    const removed_dishes = await keepFittingDishes(trx, changed, cartItemId);
    return { cart_item_id: cartItemId, removed_dishes, cart: toWireCart(await read()) };
  });
}

/** Returns how many of the chosen dishes had to go. */
async function keepFittingDishes(trx: Db, state: CartState, cartItemId: number): Promise<number> {
  const line = lineOf(state, cartItemId);
  const { row, dates } = line;
  const chosen = await listSelection(trx, row.id);
  const fitting = fittingSelection(chosen, {
    dates,
    dishes: await listDishesFor(trx, line, state.offered),
    required: { meals: row.meals, snacks: row.snacks },
  });
  await replaceSelection(trx, row.id, fitting);
  return countDishes(chosen) - countDishes(fitting);
}

const countDishes = (days: readonly DaySelection[]) =>
  days.reduce((sum, { meals, snacks }) => sum + meals.length + snacks.length, 0);
