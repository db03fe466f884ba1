import {
  earliestStartDate,
  isDeliveryDay,
  START_WITHIN_DAYS,
} from '../../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type {
  AddCartItem,
  Cart,
  CartItemAdded,
  UpdateCart,
  UpdateCartItem,
} from '../../../src/contract/wire/cart.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findAddress } from '../../db/stores/addressStore.ts';
import {
  countCartItems,
  deleteCartItem,
  deleteCartItems,
  insertCartItem,
  updateCart,
  updateCartItem,
  type CartChanges,
  type CartRow,
} from '../../db/stores/cartStore.ts';
import {
  closedDates,
  findCategory,
  findVoucherByCode,
  listTimeSlots,
  type Category,
} from '../../db/stores/kitchenStore.ts';
import { changeCart, loadCartState, requireCart, viewCart } from './cart.ts';
import { voucherRefusal } from '../prices.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import { ApiError, fieldError, notFound, type Message } from '../../errors/ApiError.ts';

/** Far above any real order; keeps a cart from growing without end. */
const MAX_LINES = 300;

export async function addToCart(
  context: AppContext,
  customerId: number,
  plan: AddCartItem,
): Promise<CartItemAdded> {
  const { db, clock } = context;
  const now = clock();
  await checkPlan(db, plan, now);
  const { package_category_id: _category, ...columns } = plan;
  const cartItemId = await changeCart(db, customerId, now, async (trx, cart) => {
    if ((await countCartItems(trx, cart.id)) >= MAX_LINES) throw new ApiError('conflict');
    return insertCartItem(trx, {
      ...columns,
      cart_id: cart.id,
      quantity: 1,
      meals_selected_by: null,
      created_at: now,
    });
  });
  return { cart: await viewCart(db, customerId, now), cart_item_id: cartItemId };
}

export async function changeQuantity(
  context: AppContext,
  customerId: number,
  change: UpdateCartItem,
): Promise<Cart> {
  return changeAndView(context, customerId, async (trx, cart) => {
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
  return changeAndView(context, customerId, async (trx, cart) => {
    if (!(await deleteCartItem(trx, cart.id, itemId))) throw notFound();
  });
}

/** Removes the lines, the comment, the address and the voucher. */
export async function clearCart(context: AppContext, customerId: number): Promise<Cart> {
  return changeAndView(context, customerId, async (trx, cart) => {
    await deleteCartItems(trx, cart.id);
    await updateCart(trx, cart.id, { comment: null, address_id: null, voucher_id: null });
  });
}

/** Fields that are left out stay as they are. */
export async function changeCartDetails(
  context: AppContext,
  customerId: number,
  change: UpdateCart,
): Promise<Cart> {
  return changeAndView(context, customerId, async (trx, cart) => {
    requireCart(cart, change.cart_id);
    const changes: CartChanges = {};
    if (change.comment !== undefined) changes.comment = change.comment;
    if (change.address_id !== undefined) {
      await checkOwnAddress(trx, customerId, change.address_id);
      changes.address_id = change.address_id;
    }
    await updateCart(trx, cart.id, changes);
  });
}

export async function applyVoucher(
  context: AppContext,
  customerId: number,
  code: string,
): Promise<Cart> {
  const now = context.clock();
  return changeAndView(context, customerId, async (trx, cart) => {
    const voucher = await findVoucherByCode(trx, code.toUpperCase());
    if (voucher === null) throw refusedVoucher({ key: 'server.voucher.unknown' });
    const { subTotal } = await loadCartState(trx, cart, now);
    const occasion = { customerId, subTotal, today: kuwaitToday(now) };
    const refusal = await voucherRefusal(trx, voucher, occasion);
    if (refusal !== null) throw refusedVoucher(refusal);
    await updateCart(trx, cart.id, { voucher_id: voucher.id });
  });
}

export async function removeVoucher(context: AppContext, customerId: number): Promise<Cart> {
  return changeAndView(context, customerId, (trx, cart) =>
    updateCart(trx, cart.id, { voucher_id: null }),
  );
}

async function changeAndView(
  { db, clock }: AppContext,
  customerId: number,
  change: (trx: Db, cart: CartRow) => Promise<void>,
): Promise<Cart> {
  const now = clock();
  await changeCart(db, customerId, now, change);
  return viewCart(db, customerId, now);
}

async function checkOwnAddress(
  db: Db,
  customerId: number,
  addressId: number | null,
): Promise<void> {
  if (addressId === null || (await findAddress(db, customerId, addressId)) !== null) return;
  throw fieldError('address_id', 'server.cart.address');
}

function refusedVoucher(message: Message): ApiError {
  return new ApiError('voucher_refused', { message, fields: { coupon_code: [message] } });
}

/** Refuses a plan that the kitchen does not offer. */
async function checkPlan(db: Db, plan: AddCartItem, now: Date): Promise<void> {
  const category = await findCategory(db, plan.package_category_id);
  if (category === null) throw notFound();
  const checks = new FieldChecks();
  checkChoices(checks, plan, category);
  checkStartDate(checks, plan, kuwaitToday(now), await closedDates(db));
  const slots = await listTimeSlots(db);
  if (!slots.some((slot) => slot.id === plan.delivery_time_slot_id)) {
    checks.add('delivery_time_slot_id', 'server.plan.time_slot');
  }
  checks.finish();
}

function checkChoices(checks: FieldChecks, plan: AddCartItem, category: Category): void {
  if (!category.variants.some((variant) => variant.id === plan.variant_id)) {
    checks.add('variant_id', 'server.plan.variant');
  }
  if (plan.meals + plan.snacks === 0) {
    checks.add('meals', 'server.plan.nothing');
    return;
  }
  const { meal_options, snack_options } = category.row;
  if (!meal_options.includes(plan.meals)) checks.add('meals', 'server.plan.combination');
  if (!snack_options.includes(plan.snacks)) checks.add('snacks', 'server.plan.combination');
  if (!category.dayOptions.some(({ days }) => days === plan.days)) {
    checks.add('days', 'server.plan.combination');
  }
  if (!category.row.delivery_preferences.includes(plan.delivery_preference)) {
    checks.add('delivery_preference', 'server.plan.combination');
  }
}

function checkStartDate(
  checks: FieldChecks,
  { start_date, delivery_preference }: AddCartItem,
  today: string,
  closed: ReadonlySet<string>,
): void {
  const earliest = earliestStartDate(today, delivery_preference, closed);
  const latest = addDays(today, START_WITHIN_DAYS);
  if (start_date < earliest) {
    checks.add('start_date', 'server.plan.start_too_early', { date: { day: earliest } });
  } else if (start_date > latest) {
    checks.add('start_date', 'server.plan.start_too_late', { date: { day: latest } });
  } else if (!isDeliveryDay(start_date, delivery_preference, closed)) {
    checks.add('start_date', 'server.plan.start_not_delivered', { date: { day: start_date } });
  }
}
