import { filsToText, type Fils } from '../../src/contract/money.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { claimDueRejectionMails } from '../db/stores/orderMailStore.ts';
import { updateOrder, type Order } from '../db/stores/orderStore.ts';
import { refundsOfOrder } from '../db/stores/refundStore.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { reasonOf } from '../domain/refunds.ts';
import { readKitchen } from './kitchen.ts';
import { action, paragraph, quote, type Letter } from './letter.ts';
import { copyOf } from './orderMail.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

interface RejectedOrder {
  order: Pick<Order, 'id' | 'customer_name'>;
  reason: string;
  /** The refund; 0 where nothing was paid, or everything was refunded before. */
  amount: Fils;
  publicUrl: string;
}

/** Tells customers that the kitchen rejected a paid order, why, and what is refunded. */
export async function sendDueRejections(context: MailContext): Promise<void> {
  await sendDue<Order>(context, {
    claim: claimDueRejectionMails,
    send,
    clear: (db, { id }) => updateOrder(db, id, { rejection_due_at: null }),
    failure: ({ id }) => ({
      facts: { orderId: id },
      sentence: 'a mail about a rejected order was not sent',
    }),
  });
}

async function send(context: MailContext, order: Order): Promise<void> {
  const { id, language, customer_email: to, rejected_reason: reason } = order;
  if (reason === null) return;
  const { publicUrl } = context.config;
  const refunds = await refundsOfOrder(context.db, id);
  const rest = refunds.find((one) => reasonOf(one) === 'order_rejected');
  const amount = rest?.amount_fils ?? 0;
  const letter = rejectionLetter({ order, reason, amount, publicUrl }, wordsOf(language));
  await context.mailer.send({
    to,
    id: `order-${id}-rejected${copyOf(order)}`,
    ...renderLetter(letter, await readKitchen(context, language)),
  });
}

export function rejectionLetter(
  { order, reason, amount, publicUrl }: RejectedOrder,
  { say, money, language }: Words,
): Letter {
  const number = orderNumber(order.id);
  const text = say('server.mail.rejection.text', { number: isolate(number) });
  const refund = say('server.mail.rejection.refund', { amount: money(filsToText(amount)) });
  return {
    language,
    subject: say('server.mail.rejection.subject', { number }),
    preview: text,
    heading: say('server.mail.rejection.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(order.customer_name) })),
      paragraph(text),
      quote(reason),
      ...(amount > 0 ? [paragraph(refund)] : []),
      action(say('server.mail.order.link'), pageUrl(publicUrl, 'orderDetails', [order.id])),
      paragraph(say('server.mail.appointment.farewell')),
    ],
  };
}
