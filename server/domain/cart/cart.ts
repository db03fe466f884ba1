import { deliveryFee } from '../../../src/contract/deliveryTerms.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { filsToText, type Fils } from '../../../src/contract/money.ts';
import { promisedDay } from '../../../src/contract/nutrition.ts';
import { earliestStart } from '../../../src/contract/renewal.ts';
import type { Cart, CartItem, MealsSelectedBy } from '../../../src/contract/wire/cart.ts';
import { batched } from '../../cache/batched.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import {
  createOpenCart,
  findOpenCarts,
  lockOpenCart,
  type CartItemRow,
  type CartRow,
  type DayCount,
  type OpenCart,
} from '../../db/stores/cartStore.ts';
import { lastDaysOfChains } from '../../db/stores/planChainStore.ts';
import type { Voucher } from '../../db/stores/voucherStore.ts';
import { portionTargets } from '../meals/portions.ts';
import { deliveredDates } from './deliveredDates.ts';
import { planPrice, voucherDiscount, voucherNames, voucherRefusal } from '../prices.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';

/** Where a cart is read: the app's own context, or a transaction. */
type Reading = Pick<AppContext, 'db' | 'content' | 'clock'>;

/** A cart that a transaction holds. */
export interface HeldCart {
  /** The transaction. */
  readonly trx: AppContext['db'];
  readonly cart: CartRow;
  /** The kitchen's offer at the time of the request. */
  readonly offered: Content;
  readonly now: Date;
  /** The cart as the changes have left it. */
  readonly read: () => Promise<CartState>;
}

/**
 * Runs a change in a transaction that locks the customer's open cart, so that changes are serialised and none is
 * lost.
 */
export async function changeCart<T>(
  context: Reading,
  customerId: number,
  change: (held: HeldCart) => Promise<T>,
): Promise<T> {
  const { db, content } = context;
  // Read once, so that waiting for the lock does not change the time within a request.
  const now = context.clock();
  return db.transaction().execute(async (trx) => {
    const cart = await holdCart(trx, customerId, now);
    const reading = { db: trx, content, clock: () => now };
    const offered = await content.at(trx, cart.content_version);
    return change({ trx, cart, offered, now, read: () => readHeldCart(reading, cart) });
  });
}

/** The customer's open cart, made when there is none, locked until the transaction ends. */
export async function holdCart(trx: AppContext['db'], customerId: number, now: Date) {
  const held = await lockOpenCart(trx, customerId);
  if (held !== null) return held;
  await createOpenCart(trx, customerId, now);
  return created(await lockOpenCart(trx, customerId));
}

/** A cart that is locked is there until the transaction ends. */
export async function readHeldCart(reading: Reading, cart: CartRow): Promise<CartState> {
  const state = await findCartState(reading, cart.customer_id);
  if (state === null) throw new Error(`Cart ${cart.id} is not open`);
  return state;
}

/** Refuses a request for a cart that has been ordered meanwhile. */
export function requireCart(cart: CartRow, cartId: number): void {
  if (cart.id !== cartId) throw notFound();
}

/** The cart that stopped ours from being made may itself just have become an order. */
function created<T>(cart: T | null): T {
  if (cart === null) throw new ApiError('conflict');
  return cart;
}

/** The customer's open cart; created when there is none. */
async function openCart(context: Reading, customerId: number): Promise<CartState> {
  const open = await findCartState(context, customerId);
  if (open !== null) return open;
  await createOpenCart(context.db, customerId, context.clock());
  return created(await findCartState(context, customerId));
}

interface OpenLine {
  readonly line: CartLine;
  readonly state: CartState;
}

/** A line of the customer's open cart; not_found for any other line. */
export async function getOpenLine(
  context: Reading,
  customerId: number,
  cartItemId: number,
): Promise<OpenLine> {
  const state = await openCart(context, customerId);
  return { line: lineOf(state, cartItemId), state };
}

/** The same; null for any other line. */
export async function findOpenLine(
  context: Reading,
  customerId: number,
  cartItemId: number,
): Promise<CartLine | null> {
  const state = await findCartState(context, customerId);
  return state?.lines.find(({ row }) => row.id === cartItemId) ?? null;
}

export function lineOf({ lines }: CartState, cartItemId: number): CartLine {
  const line = lines.find(({ row }) => row.id === cartItemId);
  if (line === undefined) throw notFound();
  return line;
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
  /** The last day of the plan that a line continues; null for any other line. */
  readonly continues: string | null;
  /** The first day on which it can be delivered. */
  readonly earliestStart: string;
  readonly startDateAvailable: boolean;
}

/** A cart with everything computed: what the customer sees, and what an order copies. */
export interface CartState {
  readonly cart: CartRow;
  /** The kitchen's offer when the cart was read. */
  readonly offered: Content;
  readonly lines: readonly CartLine[];
  /** The voucher code that the customer entered, whether or not it applies. */
  readonly keptVoucher: Voucher | null;
  /** The kept voucher when it applies at this moment. */
  readonly voucher: Voucher | null;
  readonly subTotal: Fils;
  readonly delivery: Fils;
  readonly couponDiscount: Fils;
  readonly grandTotal: Fils;
}

const findOpenCart = batched(findOpenCarts);

async function findCartState(reading: Reading, customerId: number): Promise<CartState | null> {
  const { db, content, clock } = reading;
  const open = await findOpenCart(db, customerId);
  if (open === null) return null;
  const offered = await content.at(db, open.content_version);
  const lastDays = await lastDaysOfChains(
    db,
    open.items.flatMap(({ renews_item_id }) => renews_item_id ?? []),
  );
  return stateOf(open, offered, { today: kuwaitToday(clock()), lastDays });
}

interface Surroundings {
  readonly today: string;
  /** Last days of the plans that lines continue. */
  readonly lastDays: ReadonlyMap<number, string>;
}

function stateOf(open: OpenCart, offered: Content, around: Surroundings): CartState {
  const { items, day_counts: counts, voucher: keptVoucher, ...cart } = open;
  const { today } = around;
  const lines = toLines(items, { ...around, counts, closed: offered.closedDates });
  const subTotal = lines.reduce((sum, line) => sum + line.total, 0);
  const delivery = deliveryFee(subTotal, offered.deliveryTerms);
  const voucher = applicable(keptVoucher, subTotal, today);
  const couponDiscount = voucher === null ? 0 : voucherDiscount(voucher, subTotal);
  const grandTotal = subTotal + delivery - couponDiscount;
  return {
    cart,
    offered,
    lines,
    keptVoucher,
    voucher,
    subTotal,
    delivery,
    couponDiscount,
    grandTotal,
  };
}

interface Reckoning extends Surroundings {
  readonly closed: ReadonlySet<string>;
  readonly counts: readonly DayCount[];
}

/**
 * Two lines may continue the same plan, when an order was taken back into the cart: the second starts after the
 * first.
 */
function toLines(rows: readonly CartItemRow[], { lastDays, ...reckoning }: Reckoning): CartLine[] {
  const ends = new Map(lastDays);
  return rows.map((row) => {
    const continues = ends.get(row.renews_item_id ?? 0) ?? null;
    const line = toLine(row, reckoning, continues);
    if (row.renews_item_id !== null) {
      const end = lastDayOf(line);
      ends.set(row.renews_item_id, continues !== null && continues > end ? continues : end);
    }
    return line;
  });
}

function toLine(
  row: CartItemRow,
  { closed, counts, today }: Omit<Reckoning, 'lastDays'>,
  continues: string | null,
): CartLine {
  const dates = deliveredDates(row, closed);
  const unitPrice = planPrice(row);
  const daysSelected = countSelectedDays(row, dates, counts);
  const plan = { preference: row.delivery_preference, continues };
  const earliest = earliestStart(plan, today, closed);
  return {
    row,
    dates,
    unitPrice,
    total: unitPrice * row.quantity,
    questionnaireCompleted: row.questionnaire_id !== null,
    mealsCompleted: areMealsCompleted(row.meals_selected_by, dates.length - daysSelected),
    daysSelected,
    continues,
    earliestStart: earliest,
    // A day that was closed since it was chosen moves the first delivery away from it.
    startDateAvailable: row.start_date >= earliest && dates[0] === row.start_date,
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
  if (chosen.size === 0) return 0;
  const isComplete = (date: string) =>
    (chosen.get(`${date} meal`) ?? 0) === row.meals &&
    (chosen.get(`${date} snack`) ?? 0) === row.snacks;
  return dates.filter(isComplete).length;
}

/** The dietitian selects whatever is left open. */
function areMealsCompleted(selectedBy: MealsSelectedBy | null, openDays: number): boolean {
  return selectedBy === 'dietitian' || (selectedBy === 'customer' && openDays === 0);
}

function applicable(voucher: Voucher | null, subTotal: Fils, today: string): Voucher | null {
  if (voucher === null || subTotal === 0) return null;
  return voucherRefusal(voucher, { subTotal, today }) === null ? voucher : null;
}

/** The customer's current cart; created when there is none. */
export async function viewCart(context: Reading, customerId: number): Promise<Cart> {
  return toWireCart(await openCart(context, customerId));
}

export async function viewCartOrNull(
  context: Reading,
  customerId: number | null,
): Promise<Cart | null> {
  return customerId === null ? null : viewCart(context, customerId);
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

/** The last delivered day. */
export function lastDayOf({ row, dates }: Pick<CartLine, 'row' | 'dates'>): string {
  return dates.at(-1) ?? row.start_date;
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
    end_date: lastDayOf({ row, dates }),
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
    earliest_start_date: line.continues === null ? null : line.earliestStart,
  };
}
