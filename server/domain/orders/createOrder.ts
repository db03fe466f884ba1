import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { CreateSubscription } from '../../../src/contract/wire/subscription.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findAddress } from '../../db/stores/addressStore.ts';
import { lockOpenCart, updateCart, type CartRow } from '../../db/stores/cartStore.ts';
import { getProfile } from '../../db/stores/customerStore.ts';
import { markCartOrdered } from '../../db/stores/orderSourceStore.ts';
import { findOrderOfCart, insertOrder, type Order } from '../../db/stores/orderStore.ts';
import { getVoucher } from '../../db/stores/voucherStore.ts';
import { redeemVoucher } from '../../db/stores/voucherUseStore.ts';
import { ApiError, fieldError, notFound, type Message } from '../../errors/ApiError.ts';
import type { Locale } from '../../i18n/translate.ts';
import { loadCartState, type CartState } from '../cart/cartState.ts';
import { cleanText } from '../validation/text.ts';
import { voucherRefusal } from '../vouchers.ts';
import { checkOrder } from './checkOrder.ts';
import { snapshotAddress, snapshotLines } from './snapshot.ts';

export interface OrderWish {
  customerId: number;
  language: Locale;
  input: CreateSubscription;
}

interface Ordering extends OrderWish {
  trx: Db;
  cart: CartRow;
  now: Date;
}

/**
 * Turns the open cart into an order, in one transaction that holds the cart. Sent again for the same
 * cart, it answers the same order.
 */
export async function createOrder({ db, clock }: AppContext, wish: OrderWish): Promise<Order> {
  const { customerId, input } = wish;
  try {
    return await db.transaction().execute(async (trx) => {
      const cart = await lockOpenCart(trx, customerId);
      if (cart?.id === input.cart_id) return orderCart({ ...wish, trx, cart, now: clock() });
      const earlier = await findOrderOfCart(trx, customerId, input.cart_id);
      if (earlier === null) throw notFound();
      return earlier;
    });
  } catch (error) {
    if (isVoucherRefusal(error)) await updateCart(db, input.cart_id, { voucher_id: null });
    throw error;
  }
}

async function orderCart(ordering: Ordering): Promise<Order> {
  const { trx, cart, now, customerId, input } = ordering;
  const state = await loadCartState(trx, cart, now);
  await checkOrder(trx, state);
  const address = await findAddress(trx, customerId, input.address_id);
  if (address === null) throw fieldError('address_id', 'server.order.address');
  if (cart.voucher_id !== null && state.voucher === null)
    throw await refuseVoucher(ordering, state);
  const comment = cleanText(input.comment === undefined ? cart.comment : input.comment);
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
