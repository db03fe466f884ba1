import { filsToText, type Fils } from '../../src/contract/money.ts';
import type { FailureReason } from '../../src/contract/staff/deliveryDay.ts';
import {
  claimDueFailureMails,
  clearFailureMail,
  getFailedDelivery,
  type FailedDeliveryRow,
} from '../db/stores/failedDeliveryStore.ts';
import { readKitchen } from './kitchen.ts';
import { paragraph, type Letter } from './letter.ts';
import { factsOf, letterAbout, type DayOfPlan } from './planLetter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { wordsOf, type Words } from './words.ts';

interface FailedDay extends DayOfPlan {
  reason: FailureReason;
  /** The day on which it is made up for; null where it is not. */
  madeUpOn: string | null;
  /** The refund; null without one. */
  amount: Fils | null;
}

/** Notifies customers that a delivery failed and when it comes instead, or that it had arrived after all. */
export async function sendDueFailureMails(context: MailContext): Promise<void> {
  await sendDue<FailedDeliveryRow>(context, {
    claim: claimDueFailureMails,
    send,
    clear: (db, { id }) => clearFailureMail(db, id),
    failure: ({ id }) => ({
      facts: { failedDeliveryId: id },
      sentence: 'a mail about a delivery that failed was not sent',
    }),
  });
}

async function send(context: MailContext, failure: FailedDeliveryRow): Promise<void> {
  const day = await getFailedDelivery(context.db, failure);
  if (day.deleted_at !== null) return;
  const words = wordsOf(day.language);
  const about = {
    date: day.date,
    orderId: day.order_id,
    customerName: `${day.first_name} ${day.last_name}`,
    publicUrl: context.config.publicUrl,
  };
  const { id, reason, failed_at, corrected_at } = failure;
  const letter =
    corrected_at === null
      ? failedDeliveryLetter(
          { ...about, reason, madeUpOn: day.made_up_on, amount: day.amount_fils },
          words,
        )
      : correctedDeliveryLetter(about, words);
  await context.mailer.send({
    to: day.email,
    id: `failed-delivery-${id}-${(corrected_at ?? failed_at).getTime()}`,
    ...renderLetter(letter, await readKitchen(context, day.language)),
  });
}

export function failedDeliveryLetter(day: FailedDay, words: Words): Letter {
  const { say } = words;
  const facts = { ...factsOf(day, words), reason: day.reason };
  return letterAbout(day, words, {
    subject: say('server.mail.failed_delivery.subject', facts),
    heading: say('server.mail.failed_delivery.heading'),
    text: say('server.mail.failed_delivery.text', facts),
    parts: [paragraph(insteadOf(day, words))],
  });
}

function insteadOf({ madeUpOn, amount }: FailedDay, { say, wholeDay, money }: Words): string {
  if (madeUpOn !== null) {
    return say('server.mail.failed_delivery.again', { made: wholeDay(madeUpOn) });
  }
  return amount === null
    ? say('server.mail.failed_delivery.none')
    : say('server.mail.failed_delivery.refund', { amount: money(filsToText(amount)) });
}

export function correctedDeliveryLetter(day: DayOfPlan, words: Words): Letter {
  const { say } = words;
  const facts = factsOf(day, words);
  return letterAbout(day, words, {
    subject: say('server.mail.failed_delivery.corrected.subject', facts),
    heading: say('server.mail.failed_delivery.corrected.heading'),
    text: say('server.mail.failed_delivery.corrected.text', facts),
    parts: [],
  });
}
