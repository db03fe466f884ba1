import { pickText, type Localized } from '../../src/contract/languages.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { lastDayToRenew } from '../../src/contract/renewal.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { action, paragraph, type Letter } from './letter.ts';
import { isolate, type Words } from './words.ts';

interface EndingPlan {
  readonly product: Localized<'name'>;
  readonly endDate: string;
  /** The first day of the plan that follows, if it were ordered now. */
  readonly startsOn: string;
  /** The Kuwait day. */
  readonly today: string;
  readonly orderId: number;
  readonly customerName: string;
  readonly publicUrl: string;
}

export function renewalLetter(
  { product, endDate, startsOn, today, orderId, customerName, publicUrl }: EndingPlan,
  { say, wholeDay, language }: Words,
): Letter {
  const facts = {
    package: pickText(product, 'name', language),
    date: wholeDay(endDate),
    number: isolate(orderNumber(orderId)),
  };
  const lastDay = lastDayToRenew(startsOn);
  const text = say('server.mail.renewal.text', facts);
  return {
    language,
    subject: say('server.mail.renewal.subject', facts),
    preview: text,
    heading: say('server.mail.renewal.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      paragraph(text),
      paragraph(say('server.mail.renewal.next', { date: wholeDay(startsOn) })),
      ...(lastDay > today
        ? [paragraph(say('server.mail.renewal.until', { date: wholeDay(lastDay) }))]
        : []),
      action(say('server.mail.renewal.link'), pageUrl(publicUrl, 'orderDetails', [orderId])),
    ],
  };
}
