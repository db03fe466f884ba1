import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { Fils } from '../../../src/contract/money.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findAddress } from '../../db/stores/addressStore.ts';
import { lockOpenCart, updateCart, type CartRow } from '../../db/stores/cartStore.ts';
import { getProfile } from '../../db/stores/customerStore.ts';
import {
  getVoucher,
  listCategories,
  listTimeSlots,
  redeemVoucher,
  type Category,
} from '../../db/stores/kitchenStore.ts';
import { hasDeclaredAllergen, markCartOrdered } from '../../db/stores/orderSourceStore.ts';
import { findOrderOfCart, insertOrder, type Order } from '../../db/stores/orderStore.ts';
import { loadCartState, type CartLine, type CartState } from '../cart/cart.ts';
import { snapshotAddress, snapshotLines } from './snapshot.ts';
import { checkTotal } from '../checkAmount.ts';
import { voucherRefusal } from '../prices.ts';
import { ApiError, fieldError, notFound, type Message } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import type { Language } from '../../../src/contract/languages.ts';

interface OrderInput {
  customerId: number;
  language: Language;
  cartId: number;
  addressId: number;
  /** Undefined keeps the comment of the cart. */
  comment: string | null | undefined;
  /** What the customer was shown, where the client says it. */
  shownTotal?: Fils | undefined;
}

interface Ordering extends OrderInput {
  trx: Db;
  cart: CartRow;
  now: Date;
}

/**
 * Turns the open cart into an order, in one transaction that holds the cart. Sent again for the same
 * cart, it returns the same order.
 */
export async function createOrder({ db, clock }: AppContext, input: OrderInput): Promise<Order> {
  const { customerId, cartId } = input;
  try {
    return await db.transaction().execute(async (trx) => {
      const cart = await lockOpenCart(trx, customerId);
      if (cart?.id === cartId) return orderCart({ ...input, trx, cart, now: clock() });
      const earlier = await findOrderOfCart(trx, customerId, cartId);
      if (earlier === null) throw notFound();
      return earlier;
    });
  } catch (error) {
    if (isVoucherRefusal(error)) await updateCart(db, cartId, { voucher_id: null });
    throw error;
  }
}

async function orderCart(ordering: Ordering): Promise<Order> {
  const { trx, cart, now, customerId, addressId } = ordering;
  const state = await loadCartState(trx, cart, now);
  await checkOrder(trx, state);
  const address = await findAddress(trx, customerId, addressId);
  if (address === null) throw fieldError('address_id', 'server.order.address');
  if (cart.voucher_id !== null && state.voucher === null)
    throw await refuseVoucher(ordering, state);
  checkTotal(state, ordering.shownTotal);
  const comment = ordering.comment === undefined ? cart.comment : ordering.comment;
  const order = await insertOrder(trx, await orderRow(ordering, state, comment));
  await redeem(ordering, state, order);
  await copy(trx, order, state, address);
  await markCartOrdered(trx, cart.id, { comment, address_id: address.id });
  return order;
}

async function orderRow(ordering: Ordering, state: CartState, comment: string | null) {
  const { trx, cart, now, customerId, language } = ordering;
  const customer = await getProfile(trx, customerId);
  const dates = state.lines.flatMap((line) => line.dates).sort();
  // A voucher that covers everything leaves nothing to pay.
  const isFree = state.grandTotal === 0;
  return {
    customer_id: customerId,
    cart_id: cart.id,
    language,
    status: isFree ? ('received' as const) : ('pending' as const),
    customer_name: `${customer.first_name} ${customer.last_name}`,
    customer_email: customer.email,
    customer_phone: customer.phone,
    comment,
    sub_total_fils: state.subTotal,
    delivery_fils: state.delivery,
    discount_fils: 0,
    voucher_id: state.voucher?.id ?? null,
    coupon_code: state.voucher?.code ?? null,
    coupon_discount_fils: state.couponDiscount,
    grand_total_fils: state.grandTotal,
    start_date: dates[0] ?? '',
    end_date: dates.at(-1) ?? '',
    created_at: now,
    paid_at: isFree ? now : null,
    confirmation_due_at: isFree ? now : null,
  };
}

async function copy(trx: Db, order: Order, state: CartState, address: Address): Promise<void> {
  const addressId = await snapshotAddress(trx, order.id, address);
  await snapshotLines(trx, { order, lines: state.lines, addressId });
}

async function redeem({ trx, customerId, now }: Ordering, { voucher }: CartState, order: Order) {
  if (voucher === null) return;
  const isRedeemed = await redeemVoucher(trx, {
    voucherId: voucher.id,
    customerId,
    orderId: order.id,
    oncePerCustomer: voucher.once_per_customer,
    now,
  });
  if (!isRedeemed) throw voucherRefused({ key: 'server.voucher.used' });
}

/** The voucher of the cart stopped applying after the customer saw its discount. */
async function refuseVoucher({ trx, cart, customerId, now }: Ordering, { subTotal }: CartState) {
  const voucher = await getVoucher(trx, cart.voucher_id ?? 0);
  const occasion = { customerId, subTotal, today: kuwaitToday(now) };
  return voucherRefused(
    (await voucherRefusal(trx, voucher, occasion)) ?? { key: 'server.voucher.used' },
  );
}

function voucherRefused(message: Message): ApiError {
  return new ApiError('voucher_refused', { message });
}

function isVoucherRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'voucher_refused';
}

interface Offer {
  categories: readonly Category[];
  slotIds: ReadonlySet<number>;
}

/** Refuses a cart that the kitchen cannot cook as it is; the message names the line. */
async function checkOrder(trx: Db, { lines }: CartState): Promise<void> {
  if (lines.length === 0) throw notReady({ key: 'server.order.empty' });
  const slots = await listTimeSlots(trx);
  const offer = {
    categories: await listCategories(trx),
    slotIds: new Set(slots.map(({ id }) => id)),
  };
  for (const line of lines) {
    const problem = lineProblem(line, offer) ?? (await dishProblem(trx, line));
    if (problem !== null) throw notReady({ key: problem, values: lineValues(line) });
  }
}

function lineProblem(line: CartLine, offer: Offer): MessageKey | null {
  const { row, dates } = line;
  if (!isOffered(line, offer)) return 'server.order.line_unavailable';
  // A day that was closed since then moves the first delivery away from the chosen date.
  if (!line.startDateAvailable || dates[0] !== row.start_date) return 'server.order.start_date';
  if (!line.questionnaireCompleted) return 'server.order.questionnaire_missing';
  return line.mealsCompleted ? null : 'server.order.meals_missing';
}

async function dishProblem(trx: Db, { row }: CartLine): Promise<MessageKey | null> {
  return (await hasDeclaredAllergen(trx, row.id)) ? 'server.order.allergen_chosen' : null;
}

function isOffered({ row }: CartLine, { categories, slotIds }: Offer): boolean {
  const category = categories.find((candidate) => candidate.row.id === row.package_category_id);
  if (category === undefined || !slotIds.has(row.delivery_time_slot_id)) return false;
  return (
    category.variants.some(({ id }) => id === row.variant_id) &&
    category.dayOptions.some(({ days }) => days === row.days) &&
    category.row.meal_options.includes(row.meals) &&
    category.row.snack_options.includes(row.snacks)
  );
}

function lineValues({ row }: CartLine) {
  return {
    package: { name_en: row.package_en, name_ar: row.package_ar },
    date: { day: row.start_date },
  };
}

function notReady(message: Message): ApiError {
  return new ApiError('cart_not_ready', { message });
}
