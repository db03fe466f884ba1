import { lastDayToChange } from '../../src/contract/planDays.ts';
import {
  claimDueFreezeMails,
  clearFreezeMail,
  getFrozenPlan,
  type FreezeRow,
} from '../db/stores/planFreezeStore.ts';
import { isDelivered } from '../domain/orders/orderState.ts';
import { paragraph, type Letter } from './letter.ts';
import { sendOptional } from './optionalMail.ts';
import { factsOf, letterAbout, type DayOfPlan } from './planLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { wordsOf, type Words } from './words.ts';

/** The day is the first of the freeze. */
interface FrozenPlan extends DayOfPlan {
  until: string;
  /** The new last day of the plan. */
  lastDay: string;
}

/** The first delivery after a freeze. */
interface ThawedPlan extends DayOfPlan {
  /** The last day of the plan. */
  lastDay: string;
}

/** Notifies customers whose freeze is about to end when their deliveries begin again. */
export async function sendDueFreezeMails(context: MailContext): Promise<void> {
  await sendDue<FreezeRow>(context, {
    claim: claimDueFreezeMails,
    send,
    clear: (db, { id }) => clearFreezeMail(db, id),
    failure: ({ id }) => ({
      facts: { freezeId: id },
      sentence: 'a mail about the end of a freeze was not sent',
    }),
  });
}

async function send(context: MailContext, freeze: FreezeRow): Promise<void> {
  const { email, resumes_on, end_date, ...order } = await getFrozenPlan(context.db, freeze);
  // Refused since, or every later day was cancelled.
  if (!isDelivered(order) || resumes_on === null) return;
  const letter = freezeEndsLetter(
    {
      date: resumes_on,
      lastDay: end_date,
      orderId: order.order_id,
      customerName: `${order.first_name} ${order.last_name}`,
      publicUrl: context.config.publicUrl,
    },
    wordsOf(freeze.language),
  );
  await sendOptional(context, {
    customerId: order.customer_id,
    kind: 'freeze',
    to: email,
    id: `freeze-ends-${freeze.id}`,
    letter,
  });
}

export function frozenPlanLetter(plan: FrozenPlan, words: Words): Letter {
  const { say, wholeDay } = words;
  const { date: from, number } = factsOf(plan, words);
  const until = wholeDay(plan.until);
  return letterAbout(plan, words, {
    subject: say('server.mail.freeze.subject', { from, until }),
    heading: say('server.mail.freeze.heading'),
    text: say('server.mail.freeze.text', { from, until, number }),
    parts: [
      paragraph(say('server.mail.freeze.moved', { last: wholeDay(plan.lastDay) })),
      paragraph(say('server.mail.freeze.end')),
    ],
  });
}

export const freezeEndedLetter = (plan: ThawedPlan, words: Words): Letter =>
  thawedLetter(plan, words, words.say('server.mail.freeze_ended.text', factsOf(plan, words)));

export const freezeEndsLetter = (plan: ThawedPlan, words: Words): Letter =>
  thawedLetter(plan, words, words.say('server.mail.freeze_ends.text', factsOf(plan, words)));

function thawedLetter(plan: ThawedPlan, words: Words, text: string): Letter {
  const { say, wholeDay } = words;
  return letterAbout(plan, words, {
    subject: say('server.mail.freeze_ends.subject', factsOf(plan, words)),
    heading: say('server.mail.freeze_ends.heading'),
    text,
    parts: [
      paragraph(say('server.mail.freeze_ends.last', { last: wholeDay(plan.lastDay) })),
      paragraph(
        say('server.mail.freeze_ends.dishes', { date: wholeDay(lastDayToChange(plan.date)) }),
      ),
    ],
  });
}
