import { pickText } from '../../src/contract/languages.ts';
import { filsToText, type Fils } from '../../src/contract/money.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { list, type Letter } from './letter.ts';
import { letterAbout, type DayOfPlan } from './planLetter.ts';
import { isolate, type Words } from './words.ts';

interface ClosedDelivery {
  readonly order_id: number;
  readonly product_en: string;
  readonly product_ar: string;
  /** The new last day of the plan; null where nothing comes any more. */
  readonly moved_to: string | null;
  /** The refund; null without one. */
  readonly amount_fils: Fils | null;
}

interface ClosedDay extends DayOfPlan {
  /** Everything that the customer would have got that day. */
  deliveries: readonly ClosedDelivery[];
}

/** The kitchen does not deliver on a day, and what becomes of its deliveries. */
export function closedDayLetter({ deliveries, ...day }: ClosedDay, words: Words): Letter {
  const facts = { date: words.wholeDay(day.date), count: deliveries.length };
  const { say } = words;
  return letterAbout(day, words, {
    subject: say('server.mail.closed_day.subject', facts),
    heading: say('server.mail.closed_day.heading'),
    text: say('server.mail.closed_day.text', facts),
    parts: [list(deliveries.map((delivery) => lineOf(delivery, words)))],
  });
}

function lineOf(delivery: ClosedDelivery, { say, language, wholeDay, money }: Words): string {
  const { order_id, moved_to, amount_fils } = delivery;
  const facts = {
    product: pickText(delivery, 'product', language),
    number: isolate(orderNumber(order_id)),
  };
  if (moved_to !== null) {
    return say('server.mail.closed_day.moved', { ...facts, moved: wholeDay(moved_to) });
  }
  return amount_fils === null
    ? say('server.mail.closed_day.none', facts)
    : say('server.mail.closed_day.refund', { ...facts, amount: money(filsToText(amount_fils)) });
}
