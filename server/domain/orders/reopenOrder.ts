import { orderComment } from '../../../src/contract/rules/order.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { updateCart, type CartRow } from '../../db/stores/cartStore.ts';
import { freeVoucher } from '../../db/stores/voucherStore.ts';
import { getCartAddressId, moveCartItems } from '../../db/stores/orderSourceStore.ts';
import { lockOrder, updateOrder, type Order } from '../../db/stores/orderStore.ts';
import { attemptsOf } from '../../db/stores/paymentStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { holdCart } from '../cart/cart.ts';
import { isChangeable } from './orderState.ts';

interface ReopenedOrder {
  /** A payment was started and not finished: its hosted page may still be open. */
  paymentPageOpen: boolean;
}

/**
 * Puts everything of an unpaid order back into the customer's open cart and closes the order: a later capture for it
 * is refunded. `asked` are the attempts that the gateway was just asked about. Idempotent.
 */
export async function reopenOrder(
  { db, clock }: AppContext,
  { id, customer_id }: Order,
  asked: ReadonlySet<number>,
): Promise<ReopenedOrder> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    // The order before the cart, as everywhere: two requests never wait for each other.
    const order = await lockOrder(trx, id);
    if (order.closed_reason === 'changed') return { paymentPageOpen: false };
    const paymentPageOpen = await checkUnpaid(trx, order, asked);
    const cart = await holdCart(trx, customer_id, now);
    await moveCartItems(trx, order.cart_id, cart.id);
    await updateCart(trx, cart.id, {
      comment: bothNotes(cart.comment, order.comment),
      address_id: cart.address_id ?? (await getCartAddressId(trx, order.cart_id)),
      voucher_id: cart.voucher_id ?? order.voucher_id,
    });
    await close(trx, order, now);
    return { paymentPageOpen };
  });
}

/** Refuses an order whose payment may be under way. Returns whether an attempt is unfinished. */
async function checkUnpaid(trx: Db, order: Order, asked: ReadonlySet<number>): Promise<boolean> {
  if (order.paid_at !== null) throw new ApiError('order_paid');
  if (!isChangeable(order)) throw new ApiError('order_not_changeable');
  const attempts = await attemptsOf(trx, 'order', [order.id]);
  const pending = attempts.filter(({ status }) => status === 'pending');
  // One that was started since then may be on the hosted page at this moment.
  const mayBePaid = pending.some(({ id, hinted_at }) => hinted_at !== null || !asked.has(id));
  if (mayBePaid) throw new ApiError('payment_pending');
  return pending.length > 0;
}

async function close(trx: Db, { id, closed_at }: Order, now: Date): Promise<void> {
  await updateOrder(trx, id, {
    status: 'failed',
    closed_at: closed_at ?? now,
    closed_reason: 'changed',
  });
  await freeVoucher(trx, id);
}

/** One below the other; the cart's own where both together are too long: the order keeps the other. */
function bothNotes(ofCart: CartRow['comment'], ofOrder: Order['comment']): string | null {
  if (ofCart === null || ofOrder === null || ofCart.includes(ofOrder)) return ofCart ?? ofOrder;
  const both = `${ofCart}\n${ofOrder}`;
  return both.length <= orderComment.max ? both : ofCart;
}
