import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type {
  AddCartItem,
  Cart,
  CartItemAdded,
  UpdateCart,
  UpdateCartItem,
} from '../../../src/contract/wire/cart.ts';
import type { AppContext } from '../../context.ts';
import { batched } from '../../cache/batched.ts';
import { isDatabaseAway, type Db } from '../../db/database.ts';
import {
  clearOpenCarts,
  createOpenCart,
  deleteCartItem,
  enterVoucher,
  insertIntoOpenCart,
  insertIntoOpenCarts,
  updateCart,
  updateCartItem,
  type CartChanges,
  type NewLine,
} from '../../db/stores/cartStore.ts';
import { changeCart, requireCart, toWireCart, viewCart, type HeldCart } from './cart.ts';
import { checkPlan } from './planCheck.ts';
import { voucherRefusal } from '../prices.ts';
import { ApiError, fieldError, notFound, type Message } from '../../errors/ApiError.ts';

/** Far above any real order; keeps a cart from growing without end. */
export const MAX_LINES = 300;

/**
 * Adds the lines of concurrent requests by one statement. It returns no id for a line that has to be added on its
 * own.
 */
const addLinesBatched = batched(async (db, lines: readonly NewLine[]) => {
  try {
    return await insertIntoOpenCarts(db, lines, MAX_LINES);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // One that the database refuses keeps none of the others from being added.
    return new Map<NewLine, number>();
  }
});

/** Needs no transaction: one statement locks the cart and adds the line, and the cart is read after it. */
export async function addToCart(
  context: AppContext,
  customerId: number,
  plan: AddCartItem,
): Promise<CartItemAdded> {
  const { db, content, clock } = context;
  const now = clock();
  checkPlan(plan, await content.now(db), { now, continues: null });
  const { package_category_id: _category, ...columns } = plan;
  const line = {
    ...columns,
    customerId,
    quantity: 1,
    meals_selected_by: null,
    renews_item_id: null,
    created_at: now,
  };
  const cart_item_id = (await addLinesBatched(db, line)) ?? (await addLineAlone(db, line));
  if (cart_item_id === null) throw new ApiError('conflict');
  return { cart: await viewCart(context, customerId), cart_item_id };
}

/** Creates the cart where there is none, and waits for a concurrent change. */
async function addLineAlone(db: Db, line: NewLine): Promise<number | null> {
  await createOpenCart(db, line.customerId, line.created_at);
  return insertIntoOpenCart(db, line, MAX_LINES);
}

export async function changeQuantity(
  context: AppContext,
  customerId: number,
  change: UpdateCartItem,
): Promise<Cart> {
  return changeAndView(context, customerId, async ({ trx, cart }) => {
    requireCart(cart, change.cart_id);
    const found = await updateCartItem(trx, cart.id, change.item_id, { quantity: change.quantity });
    if (!found) throw notFound();
  });
}

export async function removeFromCart(
  context: AppContext,
  customerId: number,
  itemId: number,
): Promise<Cart> {
  return changeAndView(context, customerId, async ({ trx, cart }) => {
    if (!(await deleteCartItem(trx, cart.id, itemId))) throw notFound();
  });
}

const clearCartsBatched = batched((db, customerIds: readonly number[]) =>
  db.transaction().execute((trx) => clearOpenCarts(trx, customerIds, 'leave')),
);

/** Removes the lines, the comment, the address and the voucher. */
export async function clearCart(context: AppContext, customerId: number): Promise<Cart> {
  const { db } = context;
  const cleared = await clearCartsBatched(db, customerId);
  if (cleared === null)
    await db.transaction().execute((trx) => clearOpenCarts(trx, [customerId], 'wait'));
  return viewCart(context, customerId);
}

/** Fields that are left out stay as they are. */
export async function changeCartDetails(
  context: AppContext,
  customerId: number,
  change: UpdateCart,
): Promise<Cart> {
  return changeAndView(context, customerId, async ({ trx, cart }) => {
    requireCart(cart, change.cart_id);
    const changes: CartChanges = {};
    if (change.comment !== undefined) changes.comment = change.comment;
    if (change.address_id !== undefined) changes.address_id = change.address_id;
    if (!(await updateCart(trx, cart.id, changes))) {
      throw fieldError('address_id', 'server.cart.address');
    }
  });
}

export async function applyVoucher(
  context: AppContext,
  customerId: number,
  code: string,
): Promise<Cart> {
  return changeCart(context, customerId, async ({ trx, cart, now, read }) => {
    const isKnown = await enterVoucher(trx, cart.id, code.toUpperCase());
    if (!isKnown) throw refusedVoucher({ key: 'server.voucher.unknown' });
    const state = await read();
    const { keptVoucher, subTotal } = state;
    const refusal =
      keptVoucher && voucherRefusal(keptVoucher, { subTotal, today: kuwaitToday(now) });
    // The transaction takes the voucher out of the cart again.
    if (refusal !== null) throw refusedVoucher(refusal);
    return toWireCart(state);
  });
}

export async function removeVoucher(context: AppContext, customerId: number): Promise<Cart> {
  return changeAndView(context, customerId, async ({ trx, cart }) => {
    await updateCart(trx, cart.id, { voucher_id: null });
  });
}

async function changeAndView(
  context: AppContext,
  customerId: number,
  change: (held: HeldCart) => Promise<void>,
): Promise<Cart> {
  return changeCart(context, customerId, async (held) => {
    await change(held);
    return toWireCart(await held.read());
  });
}

function refusedVoucher(message: Message): ApiError {
  return new ApiError('voucher_refused', { message, fields: { coupon_code: [message] } });
}
