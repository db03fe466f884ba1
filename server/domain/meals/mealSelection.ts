import type {
  DelegateMealSelection,
  MealSelectionSaved,
  SaveMealSelection,
} from '../../../src/contract/wire/meals.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { updateCartItem } from '../../db/stores/cartItemStore.ts';
import type { CartRow } from '../../db/stores/cartStore.ts';
import { listMenu } from '../../db/stores/dishStore.ts';
import { listAvoided } from '../../db/stores/questionnaireStore.ts';
import { replaceSelection } from '../../db/stores/selectionStore.ts';
import { findLine } from '../cart/cartLine.ts';
import { toCart, toCartItem } from '../cart/cartView.ts';
import { changeCart, requireCart } from '../cart/openCart.ts';
import { checkSelection } from './selectionCheck.ts';

export async function saveMealSelection(
  { db, clock }: AppContext,
  customerId: number,
  form: SaveMealSelection,
): Promise<MealSelectionSaved> {
  const now = clock();
  const menu = await listMenu(db);
  return changeCart(db, customerId, now, async (trx, cart) => {
    requireCart(cart, form.cart_id);
    const { line } = await findLine(trx, cart, form.cart_item_id, now);
    const { allergens } = await listAvoided(trx, form.cart_item_id);
    const { meals, snacks } = line.row;
    checkSelection(form.days, { meals, snacks, dates: line.dates, menu, allergens });
    await replaceSelection(trx, form.cart_item_id, form.days);
    await updateCartItem(trx, cart.id, form.cart_item_id, { meals_selected_by: 'customer' });
    return viewSaved(trx, cart, form.cart_item_id, now);
  });
}

/** The dietitian chooses: what the customer had chosen before is given up. */
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
  return { cart_item: toCartItem(line), cart: toCart(state) };
}
