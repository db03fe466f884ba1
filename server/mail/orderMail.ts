import { pickText } from '../../src/contract/languages.ts';
import { textToFils } from '../../src/contract/money.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { DIETITIAN_AFTER_DAYS } from '../../src/contract/policies.ts';
import { formatMobile } from '../../src/contract/rules/phone.ts';
import type {
  SubscriptionDetails,
  SubscriptionItem,
} from '../../src/contract/wire/subscription.ts';
import { claimDueConfirmations } from '../db/stores/orderMailStore.ts';
import { updateOrder, type Order } from '../db/stores/orderStore.ts';
import { readOrder } from '../domain/orders/readOrders.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { addressText } from './addressText.ts';
import { readKitchen } from './kitchen.ts';
import {
  action,
  columns,
  list,
  paragraph,
  quote,
  stacked,
  title,
  type Fact,
  type Letter,
  type LetterPart,
} from './letter.ts';
import { paymentFacts } from './paymentFacts.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

/** For all plans together: mail programs cut off longer mails. */
const DAYS_SHOWN = 28;

interface Confirmation {
  order: SubscriptionDetails;
  customerName: string;
  publicUrl: string;
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

async function sendConfirmation(context: MailContext, row: Order): Promise<void> {
  const { db, mailer, config, clock } = context;
  const { language, customer_name: customerName, customer_email: to } = row;
  const order = await readOrder(db, row, clock());
  const letter = orderLetter(
    { order, customerName, publicUrl: config.publicUrl },
    wordsOf(language),
  );
  await mailer.send({
    to,
    id: `order-${row.id}${copyOf(row)}`,
    ...renderLetter(letter, await readKitchen(context, language)),
  });
}

/** Mail programs keep one of two mails with the same id; a requested copy needs another one. */
export const copyOf = ({ mails_repeated }: Pick<Order, 'mails_repeated'>): string =>
  mails_repeated === 0 ? '' : `-copy-${mails_repeated}`;

/** The contents of the order's page and its receipt, and the next steps. */
export function orderLetter(
  { order, customerName, publicUrl }: Confirmation,
  words: Words,
): Letter {
  const { say } = words;
  const number = isolate(order.order_number);
  const isPaidFor = textToFils(order.amount_paid ?? '0.000') > 0;
  const thanks = isPaidFor
    ? say('server.mail.order.paid', { number, amount: words.money(order.amount_paid ?? '0.000') })
    : say('server.mail.order.free', { number });
  return {
    language: words.language,
    subject: say('server.mail.order.subject', { number: order.order_number }),
    preview: thanks,
    heading: say('server.mail.order.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      paragraph(thanks),
      action(say('server.mail.order.link'), pageUrl(publicUrl, 'orderDetails', [order.id])),
      title(say('orders.thankYou.nextTitle')),
      list(nextSteps(order, words)),
      ...order.items.flatMap((item) => planParts(item, words)),
      title(say('orders.detail.delivery')),
      stacked(deliveryFacts(order, words)),
      title(say('orders.detail.payment')),
      columns(bill(order, words)),
      columns(paymentFacts(order, words)),
      ...order.items.flatMap((item) => dayParts(item, order, publicUrl, words)),
      paragraph(say('server.mail.order.farewell')),
    ],
  };
}

function nextSteps({ items }: SubscriptionDetails, words: Words): string[] {
  const [first] = [...items].sort((a, b) => a.start_date.localeCompare(b.start_date));
  return [
    words.say('orders.thankYou.next.prepare'),
    ...(first === undefined
      ? []
      : [
          words.say('orders.thankYou.next.first', {
            date: words.day(first.start_date),
            slot: words.slot(first.delivery_time_slot),
          }),
        ]),
    words.say('orders.thankYou.next.dietitian', {
      dietitianDays: words.say('plan.days', { count: DIETITIAN_AFTER_DAYS }),
    }),
  ];
}

function planParts(item: SubscriptionItem, words: Words): LetterPart[] {
  const { say, day, language } = words;
  const fact = (key: PlanLabel, value: string): Fact => ({
    label: say(`plan.label.${key}`),
    value,
  });
  const portions = [
    ...(item.meals > 0 ? [say('plan.meals', { count: item.meals })] : []),
    ...(item.snacks > 0 ? [say('plan.snacks', { count: item.snacks })] : []),
  ];
  return [
    title(
      `${pickText(item.product, 'name', language)} · ${pickText(item.variant, 'name', language)}`,
    ),
    columns([
      fact('mealsADay', words.list(portions)),
      fact('days', say('plan.days', { count: item.days })),
      fact('startDate', day(item.start_date)),
      fact('endDate', day(item.end_date)),
      fact('deliveryDays', say(`plan.delivery.${item.delivery_days}`)),
      fact('deliverySlot', words.slot(item.delivery_time_slot)),
      fact('mealsBy', say(`plan.mealsBy.${item.meals_selected_by}`)),
      ...(item.quantity > 1 ? [fact('quantity', String(item.quantity))] : []),
      fact('price', words.money(item.total)),
    ]),
  ];
}

type PlanLabel =
  Extract<MessageKey, `plan.label.${string}`> extends `plan.label.${infer Key}` ? Key : never;

function deliveryFacts(order: SubscriptionDetails, { say, language }: Words): Fact[] {
  const { address, message, registered_mobile_number: mobile } = order;
  const fact = (key: 'address' | 'mobile' | 'message', value: string): Fact => ({
    label: say(`orders.label.${key}`),
    value,
  });
  return [
    fact('address', addressText(address, { say, language })),
    ...(mobile === null ? [] : [fact('mobile', isolate(formatMobile(mobile)))]),
    ...(message === null ? [] : [fact('message', message)]),
  ];
}

/** From the sub total to the grand total, without amounts of zero. */
function bill(order: SubscriptionDetails, { say, money }: Words): Fact[] {
  const amount = (text: string) =>
    textToFils(text) > 0 ? money(text) : say('totals.deliveryFree');
  const saving = (label: string, amount: string): Fact[] =>
    textToFils(amount) > 0
      ? [{ label, value: say('totals.saving', { amount: money(amount) }) }]
      : [];
  const { coupon_code: code } = order;
  const couponLabel =
    code === null
      ? say('totals.couponDiscount')
      : say('totals.couponDiscountOf', { code: isolate(code) });
  return [
    { label: say('totals.subTotal'), value: money(order.sub_total) },
    ...saving(say('totals.discount'), order.discount),
    ...saving(couponLabel, order.coupon_discount),
    {
      label: say('totals.delivery'),
      value: amount(order.delivery),
    },
    { label: say('totals.grandTotal'), value: amount(order.grand_total), isTotal: true },
  ];
}

/** The dishes of each day, where the customer has chosen them. */
function dayParts(
  item: SubscriptionItem,
  { id, items }: SubscriptionDetails,
  publicUrl: string,
  words: Words,
): LetterPart[] {
  const { say, day, language } = words;
  const plan = { package: pickText(item.product, 'name', language) };
  const heading = title(say('server.mail.order.days', plan));
  if (item.meals_selected_by === 'dietitian') {
    return [heading, paragraph(say('server.mail.order.dietitian'))];
  }
  const ownMeals = items.filter((other) => other.meals_selected_by === 'customer');
  const most = Math.max(1, Math.floor(DAYS_SHOWN / ownMeals.length));
  const shown = item.schedule.slice(0, most);
  const left = item.schedule.length - shown.length;
  const facts = shown.map(({ date, dishes }) => ({
    label: day(date),
    value:
      dishes.map((dish) => pickText(dish, 'name', language)).join('\u00a0· ') ||
      say('orders.meals.noDishes'),
  }));
  return [
    heading,
    stacked(facts),
    ...(left === 0 ? [] : [quote(say('server.mail.order.more_days', { count: left }))]),
    ...(left === 0
      ? []
      : [
          action(say('server.mail.order.meals_link'), pageUrl(publicUrl, 'orderMealDetails', [id])),
        ]),
  ];
}
