import { deliveryDates, earliestStartDate } from '../../../src/contract/deliveryCalendar.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { Fils } from '../../../src/contract/money.ts';
import type { Db } from '../../db/database.ts';
import { listCartItems } from '../../db/stores/cartItemStore.ts';
import type { CartItemRow } from '../../db/stores/cartItemStore.ts';
import type { CartRow } from '../../db/stores/cartStore.ts';
import { closedDates, getSettings } from '../../db/stores/kitchenStore.ts';
import { countSelections } from '../../db/stores/selectionStore.ts';
import type { DayCount } from '../../db/stores/selectionStore.ts';
import { getVoucher } from '../../db/stores/voucherStore.ts';
import type { VoucherRow } from '../../db/stores/voucherStore.ts';
import { deliveryFee, planPrice } from '../prices.ts';
import { voucherDiscount, voucherRefusal } from '../vouchers.ts';

export interface CartLine {
  readonly row: CartItemRow;
  /** Every delivered date, ascending. */
  readonly dates: readonly string[];
  readonly unitPrice: Fils;
  readonly total: Fils;
  readonly questionnaireCompleted: boolean;
  readonly mealsCompleted: boolean;
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
  const delivery = deliveryFee(subTotal, await getSettings(db));
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
  return {
    row,
    dates,
    unitPrice,
    total: unitPrice * row.quantity,
    questionnaireCompleted: row.questionnaire_id !== null,
    mealsCompleted: areMealsCompleted(row, dates, counts),
    startDateAvailable: row.start_date >= earliestStartDate(today, row.delivery_preference, closed),
  };
}

function areMealsCompleted(
  row: CartItemRow,
  dates: readonly string[],
  counts: readonly DayCount[],
): boolean {
  if (row.meals_selected_by !== 'customer') return row.meals_selected_by === 'dietitian';
  const chosen = new Map(
    counts
      .filter((count) => count.cart_item_id === row.id)
      .map(({ date, kind, count }) => [`${date} ${kind}`, count]),
  );
  return dates.every(
    (date) =>
      (chosen.get(`${date} meal`) ?? 0) === row.meals &&
      (chosen.get(`${date} snack`) ?? 0) === row.snacks,
  );
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
