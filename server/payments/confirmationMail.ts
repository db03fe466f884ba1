import { getOrderAddress, itemsOfOrders } from '../db/stores/orderItemStore.ts';
import { claimDueConfirmations, updateOrder, type Order } from '../db/stores/orderStore.ts';
import { settlingCapture } from '../db/stores/paymentStore.ts';
import { renderConfirmation } from './confirmationText.ts';
import type { PaymentContext } from './paymentContext.ts';

const BATCH = 10;
const RETRY_AFTER_MS = 5 * 60_000;

/**
 * Sends the confirmations of paid orders. The order itself remembers that one is due, so that a
 * crash or a mail server that is down delays the mail and never touches the payment.
 */
export async function sendDueConfirmations(context: PaymentContext): Promise<void> {
  const now = context.clock();
  const retryAt = new Date(now.getTime() + RETRY_AFTER_MS);
  const orders = await claimDueConfirmations(context.db, now, retryAt, BATCH);
  for (const order of orders) {
    try {
      await sendConfirmation(context, order);
      await updateOrder(context.db, order.id, { confirmation_due_at: null });
    } catch (error) {
      context.log.error({ err: error, orderId: order.id }, 'a confirmation mail was not sent');
    }
  }
}

async function sendConfirmation({ db, mailer, config }: PaymentContext, order: Order) {
  const mail = renderConfirmation({
    order,
    items: await itemsOfOrders(db, [order.id]),
    address: await getOrderAddress(db, order.id),
    capture: await settlingCapture(db, { kind: 'order', id: order.id }),
    orderUrl: `${config.publicUrl}/order-details/${order.id}`,
  });
  await mailer.send({ to: order.customer_email, ...mail });
}
