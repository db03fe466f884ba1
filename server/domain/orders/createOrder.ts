import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { Fils } from '../../../src/contract/money.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { CreateSubscription } from '../../../src/contract/wire/subscription.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockOpenCart, updateCart, type CartRow } from '../../db/stores/cartStore.ts';
import type { Content } from '../../db/content.ts';
import { getProfile } from '../../db/stores/customerStore.ts';
import { redeemVoucher } from '../../db/stores/voucherStore.ts';
import { linesWithDeclaredAllergen, markCartOrdered } from '../../db/stores/orderSourceStore.ts';
import { lockChains } from '../../db/stores/planChainStore.ts';
import { plansContinuedBy } from '../../db/stores/renewalStore.ts';
import { findOrderOfCart, insertOrder, type Order } from '../../db/stores/orderStore.ts';
import { readHeldCart, type CartLine, type CartState } from '../cart/cart.ts';
import { findOffer } from '../cart/offer.ts';
import { snapshotAddress, snapshotLines } from './snapshot.ts';
import { checkTotal } from '../checkAmount.ts';
import { voucherRefusal } from '../prices.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import { findDeliveryAddress } from '../validation/address.ts';
import { ApiError, notFound, type Message } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import type { Language } from '../../../src/contract/languages.ts';

interface OrderInput {
  customerId: number;
  language: Language;
  cartId: number;
  addressId: number;
  /** Undefined keeps the comment of the cart. */
  comment: string | null | undefined;
  /** The total that the customer was shown, where the client sends it. */
  shownTotal?: Fils | undefined;
}

interface Ordering extends OrderInput {
  trx: Db;
  cart: CartRow;
  now: Date;
}

/**
 * Turns the open cart into an order, in one transaction that locks the cart. Repeated for the same cart, it returns
 * the same order.
 */
export async function createOrder(context: AppContext, input: OrderInput): Promise<Order> {
  const { db } = context;
  const { customerId, cartId } = input;
  try {
    return await db.transaction().execute(async (trx) => {
      await context.content.hold(trx);
      const continued = await lockContinued(trx, customerId);
      const cart = await lockOpenCart(trx, customerId);
      if (cart?.id === cartId) {
        const now = context.clock();
        const state = await readHeldCart({ ...context, db: trx, clock: () => now }, cart);
        checkContinued(state, continued);
        return orderCart({ ...input, trx, cart, now }, state);
      }
      const earlier = await findOrderOfCart(trx, customerId, cartId);
      if (earlier === null) throw notFound();
      return earlier;
    });
  } catch (error) {
    if (isVoucherRefusal(error)) await updateCart(db, cartId, { voucher_id: null });
    throw error;
  }
}

/**
 * Locks the orders that lines of the cart continue, with their whole chains, so that their last days cannot move.
 * Orders are locked before carts everywhere; another order can deadlock.
 */
async function lockContinued(trx: Db, customerId: number): Promise<ReadonlySet<number>> {
  const continued = await plansContinuedBy(trx, customerId);
  await lockChains(
    trx,
    continued.map(({ order_id }) => order_id),
  );
  return new Set(continued.map(({ id }) => id));
}

/** A renewal that came into the cart just then is not held: the next press finds it. */
function checkContinued({ lines }: CartState, continued: ReadonlySet<number>): void {
  const isHeld = ({ row: { renews_item_id } }: CartLine) =>
    renews_item_id === null || continued.has(renews_item_id);
  if (!lines.every(isHeld)) throw new ApiError('conflict');
}

async function orderCart(ordering: Ordering, state: CartState): Promise<Order> {
  const { trx, cart } = ordering;
  await checkOrder(trx, state);
  const checks = new FieldChecks();
  const found = await findDeliveryAddress(trx, state.offered, ordering, checks);
  const address = found ?? checks.refuse();
  if (cart.voucher_id !== null && state.voucher === null) throw refuseVoucher(ordering, state);
  checkTotal(state, ordering.shownTotal);
  const comment = ordering.comment === undefined ? cart.comment : ordering.comment;
  const order = await insertOrder(trx, await orderRow(ordering, state, comment));
  await redeem(ordering, state, order);
  await copy(trx, order, state, address);
  await markCartOrdered(trx, cart.id, { comment, address_id: address.id });
  return order;
}

/** Of the fields that are valid by themselves. */
export async function checkSentOrder(
  { db, content }: Pick<AppContext, 'db' | 'content'>,
  customerId: number,
  { address_id: addressId }: Partial<CreateSubscription>,
  checks: FieldChecks,
): Promise<void> {
  if (addressId === undefined) return;
  await findDeliveryAddress(db, await content.now(db), { customerId, addressId }, checks);
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
function refuseVoucher({ now }: Ordering, { keptVoucher, subTotal }: CartState): ApiError {
  const occasion = { subTotal, today: kuwaitToday(now) };
  const refusal = keptVoucher && voucherRefusal(keptVoucher, occasion);
  return voucherRefused(refusal ?? { key: 'server.voucher.used' });
}

function voucherRefused(message: Message): ApiError {
  return new ApiError('voucher_refused', { message });
}

function isVoucherRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'voucher_refused';
}

/** Refuses a cart that the kitchen cannot cook as it is; the message names the line. */
async function checkOrder(trx: Db, { cart, lines, offered }: CartState): Promise<void> {
  if (lines.length === 0) throw notReady({ key: 'server.order.empty' });
  const withAllergen = await linesWithDeclaredAllergen(trx, cart.id);
  for (const line of lines) {
    const problem =
      lineProblem(line, offered) ??
      (withAllergen.has(line.row.id) ? 'server.order.allergen_chosen' : null);
    if (problem !== null) throw notReady({ key: problem, values: lineValues(line) });
  }
}

function lineProblem(line: CartLine, offered: Content): MessageKey | null {
  if (!isOffered(line, offered)) return 'server.order.line_unavailable';
  if (!line.startDateAvailable) {
    return line.continues === null ? 'server.order.start_date' : 'server.order.start_in_plan';
  }
  if (!line.questionnaireCompleted) return 'server.order.questionnaire_missing';
  return line.mealsCompleted ? null : 'server.order.meals_missing';
}

function isOffered({ row }: CartLine, offered: Content): boolean {
  const hasSlot = offered.timeSlots.some(({ id }) => id === row.delivery_time_slot_id);
  return hasSlot && findOffer(row, offered) !== null;
}

function lineValues({ row, continues, earliestStart }: CartLine) {
  return {
    package: { name_en: row.package_en, name_ar: row.package_ar },
    date: { day: row.start_date },
    last: { day: continues ?? row.start_date },
    earliest: { day: earliestStart },
  };
}

function notReady(message: Message): ApiError {
  return new ApiError('cart_not_ready', { message });
}
