import { isNumberedStreet } from '../../src/contract/rules/street.ts';
import { filsToText, type Fils } from '../../src/contract/money.ts';
import {
  getOrderAddress,
  itemsOfOrders,
  type OrderAddress,
  type OrderItem,
} from '../db/stores/orderItemStore.ts';
import { claimDueConfirmations, updateOrder, type Order } from '../db/stores/orderStore.ts';
import { settlingCapture, type Capture } from '../db/stores/paymentStore.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { html } from '../html.ts';
import { languages, pickText, type Language } from '../../src/contract/languages.ts';
import { translate, type MessageKey, type MessageValues } from '../i18n/translate.ts';
import { isolate, mailPage, paragraphs } from './mailPage.ts';
import type { Mail } from './mailer.ts';
import { sendDue, type MailContext } from './sendDue.ts';

interface ConfirmationParts {
  order: Order;
  items: readonly OrderItem[];
  address: OrderAddress;
  capture: Capture | null;
  orderUrl: string;
}

type Say = (key: MessageKey, values?: MessageValues) => string;

interface Line {
  label: string;
  amount: string;
}

/** Confirms paid orders to their customers. */
export async function sendDueConfirmations(context: MailContext): Promise<void> {
  await sendDue<Order>(context, {
    claim: claimDueConfirmations,
    send: sendConfirmation,
    clear: (db, { id }) => updateOrder(db, id, { confirmation_due_at: null }),
    failure: ({ id }) => ({
      facts: { orderId: id },
      sentence: 'a confirmation mail was not sent',
    }),
  });
}

async function sendConfirmation({ db, mailer, config }: MailContext, order: Order): Promise<void> {
  const mail = renderConfirmation({
    order,
    items: await itemsOfOrders(db, [order.id]),
    address: await getOrderAddress(db, order.id),
    capture: await settlingCapture(db, { kind: 'order', id: order.id }),
    orderUrl: `${config.publicUrl}/order-details/${order.id}`,
  });
  await mailer.send({ to: order.customer_email, ...mail });
}

/** In the language of the order, as text and as HTML that reads right to left in Arabic. */
function renderConfirmation(parts: ConfirmationParts): Omit<Mail, 'to'> {
  const { order, items, orderUrl } = parts;
  const locale = order.language;
  const say: Say = (key, values) => translate(locale, key, values);
  const number = orderNumber(order.id);
  const opening = [
    say('server.mail.confirmation.greeting', { name: order.customer_name }),
    say('server.mail.confirmation.thanks', { number, amount: filsToText(order.grand_total_fils) }),
  ];
  const plans = items.map((item) => itemText(item, locale, say));
  const sums = sumLines(order, say);
  const closing = [
    ...paymentLine(parts.capture, say),
    say('server.mail.confirmation.address', { address: addressText(parts.address, locale, say) }),
    say('server.mail.confirmation.farewell'),
  ];
  const link = say('server.mail.confirmation.link');
  const sumTexts = sums.map(({ label, amount }) => `${label}: ${amount}`);
  return {
    subject: say('server.mail.confirmation.subject', { number }),
    text: [...opening, ...plans, sumTexts.join('\n'), ...closing, `${link}: ${orderUrl}`].join(
      '\n\n',
    ),
    html: mailPage(
      locale,
      html` ${paragraphs(opening)}
        <ul>
          ${plans.map((plan) => html`<li>${plan}</li>`)}
        </ul>
        <table>
          ${sums.map(
            ({ label, amount }) =>
              html`<tr>
                <td>${label}</td>
                <td><bdi>${amount}</bdi></td>
              </tr>`,
          )}
        </table>
        <p><a href="${orderUrl}">${link}</a></p>
        ${paragraphs(closing)}`,
    ),
  };
}

function itemText(item: OrderItem, locale: Language, say: Say): string {
  const text = say('server.mail.confirmation.item', {
    product: pickText(item, 'product', locale),
    variant: pickText(item, 'variant', locale),
    days: item.days,
    start: isolate(item.start_date),
    end: isolate(item.end_date),
    slot: isolate(`${item.slot_from}–${item.slot_to}`),
  });
  const quantity = say('server.mail.confirmation.quantity', { quantity: item.quantity });
  return item.quantity === 1 ? text : `${text} · ${quantity}`;
}

function sumLines(order: Order, say: Say): Line[] {
  const currency = languages[order.language].currency;
  const line = (key: MessageKey, fils: Fils): Line => ({
    label: say(key),
    amount: `${isolate(filsToText(fils))} ${currency}`,
  });
  return [
    line('server.mail.confirmation.sub_total', order.sub_total_fils),
    line('server.mail.confirmation.delivery', order.delivery_fils),
    ...(order.coupon_discount_fils > 0
      ? [line('server.mail.confirmation.coupon', -order.coupon_discount_fils)]
      : []),
    line('server.mail.confirmation.total', order.grand_total_fils),
  ];
}

function paymentLine(capture: Capture | null, say: Say): string[] {
  if (!capture?.payment_type || !capture.payment_id) return [];
  const { payment_type: method, payment_id } = capture;
  return [say('server.mail.confirmation.payment', { method, payment_id: isolate(payment_id) })];
}

function addressText(address: OrderAddress, locale: Language, say: Say): string {
  return say('server.mail.confirmation.address_line', {
    area: pickText(address, 'area', locale),
    governorate: pickText(address, 'governorate', locale),
    block: isolate(address.block),
    street: isolate(address.street),
    numbered: isNumberedStreet(address.street) ? 'yes' : 'no',
    building: isolate(address.house_building),
  });
}
