import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { claimDueRefundMails } from '../db/stores/orderMailStore.ts';
import { updateOrder, type Order } from '../db/stores/orderStore.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { readKitchen } from './kitchen.ts';
import { action, paragraph, type Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

interface LateMoney {
  order: Pick<Order, 'id' | 'customer_name'>;
  publicUrl: string;
}

/** Tells customers that their payment arrived when the order was closed, and will be refunded. */
export async function sendDueOrderRefundMails(context: MailContext): Promise<void> {
  await sendDue<Order>(context, {
    claim: claimDueRefundMails,
    send,
    clear: (db, { id }) => updateOrder(db, id, { refund_mail_due_at: null }),
    failure: ({ id }) => ({
      facts: { orderId: id },
      sentence: 'a mail about the refund of an order was not sent',
    }),
  });
}

async function send(context: MailContext, order: Order): Promise<void> {
  const { language, customer_email: to } = order;
  const { publicUrl } = context.config;
  const letter = orderRefundLetter({ order, publicUrl }, wordsOf(language));
  await context.mailer.send({
    to,
    id: `order-${order.id}-refund`,
    ...renderLetter(letter, await readKitchen(context, language)),
  });
}

export function orderRefundLetter(
  { order, publicUrl }: LateMoney,
  { say, language }: Words,
): Letter {
  const number = orderNumber(order.id);
  const message = say('server.order.not_completed');
  return {
    language,
    subject: say('server.mail.order_refund.subject', { number }),
    preview: message,
    heading: say('server.mail.order_refund.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(order.customer_name) })),
      paragraph(message),
      paragraph(say('server.mail.order_refund.text', { number: isolate(number) })),
      action(say('server.mail.order.link'), pageUrl(publicUrl, 'orderDetails', [order.id])),
      paragraph(say('server.mail.appointment.farewell')),
    ],
  };
}
