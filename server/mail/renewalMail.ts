import { kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import { pickText, type Localized } from '../../src/contract/languages.ts';
import {
  hasEnded,
  lastDayToRenew,
  reminderSpan,
  renewalStart,
} from '../../src/contract/renewal.ts';
import {
  claimDueReminders,
  clearReminder,
  findReminded,
  insertReminders,
  type ReminderRow,
} from '../db/stores/renewalReminderStore.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { readKitchen } from './kitchen.ts';
import { action, paragraph, type Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

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

/** Tells customers, once for each plan and some days before it ends, that they can renew it. */
export async function sendDueRenewalMails(context: MailContext): Promise<void> {
  const now = context.clock();
  await insertReminders(context.db, reminderSpan(kuwaitToday(now)), now);
  await sendDue<ReminderRow>(context, {
    claim: claimDueReminders,
    send,
    clear: (db, { id }) => clearReminder(db, id),
    failure: ({ id }) => ({
      facts: { reminderId: id },
      sentence: 'a mail about a plan that ends was not sent',
    }),
  });
}

/** A mail that waited for its server is not sent about a plan that is over, or has been renewed since. */
async function send(context: MailContext, reminder: ReminderRow): Promise<void> {
  const { db, content, config, mailer } = context;
  const plan = await findReminded(db, reminder);
  const today = kuwaitToday(context.clock());
  if (plan === undefined || hasEnded(plan, today)) return;
  const { delivery_preference: preference, end_date, language } = plan;
  const { closedDates } = await content.now(db);
  const letter = renewalLetter(
    {
      product: { name_en: plan.product_en, name_ar: plan.product_ar },
      endDate: end_date,
      startsOn: renewalStart({ end_date, preference }, today, closedDates),
      today,
      orderId: plan.order_id,
      customerName: `${plan.first_name} ${plan.last_name}`,
      publicUrl: config.publicUrl,
    },
    wordsOf(language),
  );
  await mailer.send({
    to: plan.email,
    id: `renewal-${reminder.id}`,
    ...renderLetter(letter, await readKitchen(context, language)),
  });
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
      action(say('server.mail.renewal.link'), `${publicUrl}/order-details/${orderId}`),
    ],
  };
}
