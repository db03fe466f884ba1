import { deliveryFee } from '../../../src/contract/deliveryTerms.ts';
import { deliveryDates, earliestStartDate } from '../../../src/contract/deliveryCalendar.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { filsToText, type Fils } from '../../../src/contract/money.ts';
import { promisedDay } from '../../../src/contract/nutrition.ts';
import type { Cart, CartItem, MealsSelectedBy } from '../../../src/contract/wire/cart.ts';
import type { Db } from '../../db/database.ts';
import {
  countSelections,
  createOpenCart,
  findOpenCart,
  listCartItems,
  lockOpenCart,
  type CartItemRow,
  type CartRow,
  type DayCount,
} from '../../db/stores/cartStore.ts';
import {
  closedDates,
  getDeliveryTerms,
  getVoucher,
  type VoucherRow,
} from '../../db/stores/kitchenStore.ts';
import { portionTargets } from '../meals/portions.ts';
import { planPrice, voucherDiscount, voucherNames, voucherRefusal } from '../prices.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';

type FindCart = (db: Db, customerId: number) => Promise<CartRow | null>;

/** The customer's one open cart, made when there is none. */
async function openCart(db: Db, customerId: number, now: Date): Promise<CartRow> {
  return findOrCreate(db, customerId, now, findOpenCart);
}

/**
 * Runs a change in a transaction that holds the customer's open cart, so that changes follow one
 * another and none is lost.
 */
export async function changeCart<T>(
  db: Db,
  customerId: number,
  now: Date,
  change: (trx: Db, cart: CartRow) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => change(trx, await holdCart(trx, customerId, now)));
}

/** The customer's open cart, made when there is none, locked until the transaction ends. */
export async function holdCart(trx: Db, customerId: number, now: Date): Promise<CartRow> {
  return findOrCreate(trx, customerId, now, lockOpenCart);
}

/** Refuses a request that names another cart: the one it was made for has been ordered. */
export function requireCart(cart: CartRow, cartId: number): void {
  if (cart.id !== cartId) throw notFound();
}

async function findOrCreate(
  db: Db,
  customerId: number,
  now: Date,
  find: FindCart,
): Promise<CartRow> {
  const existing = await find(db, customerId);
  if (existing !== null) return existing;
  await createOpenCart(db, customerId, now);
  const created = await find(db, customerId);
  // The cart that stopped ours from being made has itself just become an order.
  if (created === null) throw new ApiError('conflict');
  return created;
}

interface OpenLine {
  readonly line: CartLine;
  readonly state: CartState;
}

/** A line of the customer's open cart; not_found for any other line. */
export async function getOpenLine(
  db: Db,
  customerId: number,
  cartItemId: number,
  now: Date,
): Promise<OpenLine> {
  return findLine(db, await openCart(db, customerId, now), cartItemId, now);
}

export async function findLine(
  db: Db,
  cart: CartRow,
  cartItemId: number,
  now: Date,
): Promise<OpenLine> {
  const state = await loadCartState(db, cart, now);
  const line = state.lines.find(({ row }) => row.id === cartItemId);
  if (line === undefined) throw notFound();
  return { line, state };
}

export interface CartLine {
  readonly row: CartItemRow;
  /** Every delivered date, ascending. */
  readonly dates: readonly string[];
  readonly unitPrice: Fils;
  readonly total: Fils;
  readonly questionnaireCompleted: boolean;
  readonly mealsCompleted: boolean;
  readonly daysSelected: number;
  readonly startDateAvailable: boolean;
}

/** A cart with everything computed: what the customer sees, and what an order is made of. */
export interface CartState {
  readonly cart: CartRow;
  readonly lines: readonly CartLine[];
  /** The kept voucher when it applies at this moment. */
  readonly voucher: VoucherRow | null;
  readonly subTotal: Fils;
  readonly delivery: Fils;
  readonly couponDiscount: Fils;
  readonly grandTotal: Fils;
}

export async function loadCartState(db: Db, cart: CartRow, now: Date): Promise<CartState> {
  const lines = await loadLines(db, cart.id, now);
  const subTotal = lines.reduce((sum, line) => sum + line.total, 0);
  const delivery = deliveryFee(subTotal, await getDeliveryTerms(db));
  const voucher = await applicableVoucher(db, cart, subTotal, now);
  const couponDiscount = voucher === null ? 0 : voucherDiscount(voucher, subTotal);
  const grandTotal = subTotal + delivery - couponDiscount;
  return { cart, lines, voucher, subTotal, delivery, couponDiscount, grandTotal };
}

async function loadLines(db: Db, cartId: number, now: Date): Promise<CartLine[]> {
  const rows = await listCartItems(db, cartId);
  if (rows.length === 0) return [];
  const closed = await closedDates(db);
  const counts = await countSelections(db, cartId);
  return rows.map((row) => toLine(row, closed, counts, kuwaitToday(now)));
}

function toLine(
  row: CartItemRow,
  closed: ReadonlySet<string>,
  counts: readonly DayCount[],
  today: string,
): CartLine {
  const dates = deliveryDates(row.start_date, row.days, row.delivery_preference, closed);
  const unitPrice = planPrice(row);
  const daysSelected = countSelectedDays(row, dates, counts);
  return {
    row,
    dates,
    unitPrice,
    total: unitPrice * row.quantity,
    questionnaireCompleted: row.questionnaire_id !== null,
    mealsCompleted: areMealsCompleted(row.meals_selected_by, dates.length - daysSelected),
    daysSelected,
    startDateAvailable: row.start_date >= earliestStartDate(today, row.delivery_preference, closed),
  };
}

/** How many delivered days have every dish that the plan gives, chosen by the customer. */
function countSelectedDays(
  row: CartItemRow,
  dates: readonly string[],
  counts: readonly DayCount[],
): number {
  const chosen = new Map(
    counts
      .filter((count) => count.cart_item_id === row.id)
      .map(({ date, kind, count }) => [`${date} ${kind}`, count]),
  );
  const isComplete = (date: string) =>
    (chosen.get(`${date} meal`) ?? 0) === row.meals &&
    (chosen.get(`${date} snack`) ?? 0) === row.snacks;
  return dates.filter(isComplete).length;
}

/** The dietitian selects whatever is left open. */
function areMealsCompleted(selectedBy: MealsSelectedBy | null, openDays: number): boolean {
  return selectedBy === 'dietitian' || (selectedBy === 'customer' && openDays === 0);
}

async function applicableVoucher(
  db: Db,
  cart: CartRow,
  subTotal: Fils,
  now: Date,
): Promise<VoucherRow | null> {
  if (cart.voucher_id === null || subTotal === 0) return null;
  const voucher = await getVoucher(db, cart.voucher_id);
  const occasion = { customerId: cart.customer_id, subTotal, today: kuwaitToday(now) };
  return (await voucherRefusal(db, voucher, occasion)) === null ? voucher : null;
}

/** The customer's cart as it stands, made when there is none. */
export async function viewCart(db: Db, customerId: number, now: Date): Promise<Cart> {
  const cart = await openCart(db, customerId, now);
  return toWireCart(await loadCartState(db, cart, now));
}

export async function viewCartOrNull(
  db: Db,
  customerId: number | null,
  now: Date,
): Promise<Cart | null> {
  return customerId === null ? null : viewCart(db, customerId, now);
}

export function toWireCart(state: CartState): Cart {
  const { cart, lines, voucher } = state;
  return {
    id: cart.id,
    items: lines.map(toWireCartItem),
    comment: cart.comment,
    address_id: cart.address_id,
    voucher:
      voucher === null
        ? null
        : {
            coupon_code: voucher.code,
            ...voucherNames(voucher),
            discount: filsToText(state.couponDiscount),
          },
    sub_total: filsToText(state.subTotal),
    delivery: filsToText(state.delivery),
    coupon_discount: filsToText(state.couponDiscount),
    grand_total: filsToText(state.grandTotal),
  };
}

export function toWireCartItem({ row, dates, ...line }: CartLine): CartItem {
  return {
    cart_item_id: row.id,
    item_id: row.id,
    package_category_id: row.package_category_id,
    package: { name_en: row.package_en, name_ar: row.package_ar },
    variant: { id: row.variant_id, name_en: row.variant_en, name_ar: row.variant_ar },
    image: row.image,
    meals: row.meals,
    snacks: row.snacks,
    daily_nutrition: promisedDay(portionTargets(row), row),
    days: row.days,
    start_date: row.start_date,
    end_date: dates.at(-1) ?? row.start_date,
    delivery_preference: row.delivery_preference,
    delivery_time_slot: { id: row.delivery_time_slot_id, from: row.from_time, to: row.to_time },
    quantity: row.quantity,
    unit_price: filsToText(line.unitPrice),
    total: filsToText(line.total),
    questionnaire_completed: line.questionnaireCompleted,
    meals_completed: line.mealsCompleted,
    meals_selected_by: row.meals_selected_by,
    days_selected: line.daysSelected,
    start_date_available: line.startDateAvailable,
  };
}
