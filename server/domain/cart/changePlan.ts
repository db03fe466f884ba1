import { choicesByWeekday } from '../../../src/contract/renewal.ts';
import { fittingSelection } from '../../../src/contract/selection.ts';
import type { AddCartItem, CartItemChanged } from '../../../src/contract/wire/cart.ts';
import type { DaySelection } from '../../../src/contract/wire/dish.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { updateCartItem } from '../../db/stores/cartStore.ts';
import { listSelection, saveSelections } from '../../db/stores/selectionStore.ts';
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
    const before = (await read()).lines.find(({ row }) => row.id === cartItemId);
    checkPlan(plan, offered, { now, continues: before?.continues ?? null });
    if (before === undefined) {
      throw new ApiError('not_found', { message: { key: 'server.cart.line_gone' } });
    }
    const { package_category_id: _category, ...columns } = plan;
    await updateCartItem(trx, cart.id, cartItemId, columns);
    const isMoved = before.continues !== null && before.row.start_date !== plan.start_date;
    const removed_dishes = await keepFittingDishes(trx, await read(), { cartItemId, isMoved });
    return { cart_item_id: cartItemId, removed_dishes, cart: toWireCart(await read()) };
  });
}

/**
 * Returns how many of the chosen dishes were dropped. Dishes keep their dates; where a plan that continues another one
 * has to start on another day, they keep their weekdays.
 */
async function keepFittingDishes(
  trx: Db,
  state: CartState,
  { cartItemId, isMoved }: { readonly cartItemId: number; readonly isMoved: boolean },
): Promise<number> {
  const line = lineOf(state, cartItemId);
  const { row, dates } = line;
  const chosen = await listSelection(trx, row.id);
  const fitting = fittingSelection(isMoved ? choicesByWeekday(chosen, dates) : chosen, {
    dates,
    dishes: await listDishesFor(trx, line, state.offered),
    required: { meals: row.meals, snacks: row.snacks },
  });
  const { id, cart_id: cartId, meals_selected_by } = row;
  await saveSelections(trx, cartId, [{ id, meals_selected_by, days: fitting }]);
  return countDishes(chosen) - countDishes(fitting);
}

const countDishes = (days: readonly DaySelection[]) =>
  days.reduce((sum, { meals, snacks }) => sum + meals.length + snacks.length, 0);
