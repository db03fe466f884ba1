import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { action, paragraph, type Letter, type LetterPart } from './letter.ts';
import { isolate, type Words } from './words.ts';

export interface DayOfPlan {
  date: string;
  orderId: number;
  customerName: string;
  publicUrl: string;
}

interface About {
  subject: string;
  heading: string;
  /** The first sentence, shown in the list of mails too. */
  text: string;
  parts: readonly LetterPart[];
}

/** A letter about a day of a plan, with a link to My plan. */
export function letterAbout(
  { orderId, customerName, publicUrl }: DayOfPlan,
  { say, language }: Words,
  { subject, heading, text, parts }: About,
): Letter {
  return {
    language,
    subject,
    preview: text,
    heading,
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      paragraph(text),
      ...parts,
      action(say('server.mail.plan_change.link'), pageUrl(publicUrl, 'orderDetails', [orderId])),
    ],
  };
}

export const factsOf = ({ date, orderId }: DayOfPlan, { wholeDay }: Words) => ({
  date: wholeDay(date),
  number: isolate(orderNumber(orderId)),
});
