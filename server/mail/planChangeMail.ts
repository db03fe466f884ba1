import { pickText } from '../../src/contract/languages.ts';
import { lastDayToChange } from '../../src/contract/planDays.ts';
import {
  claimDuePlanChangeMails,
  clearPlanChangeMail,
  getPlanChange,
  type PlanChangeRow,
} from '../db/stores/planChangeStore.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { readKitchen } from './kitchen.ts';
import { action, list, paragraph, type Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

interface ChangedDay {
  date: string;
  orderId: number;
  customerName: string;
  dishes: readonly { name_en: string; name_ar: string }[];
  publicUrl: string;
}

/** Confirms to customers what they have changed on a day of their plan. */
export async function sendDuePlanChangeMails(context: MailContext): Promise<void> {
  await sendDue<PlanChangeRow>(context, {
    claim: claimDuePlanChangeMails,
    send,
    clear: (db, { id }) => clearPlanChangeMail(db, id),
    failure: ({ id }) => ({
      facts: { planChangeId: id },
      sentence: 'a mail about a changed day was not sent',
    }),
  });
}

async function send(context: MailContext, change: PlanChangeRow): Promise<void> {
  const { language, date } = change;
  const day = await getPlanChange(context.db, change);
  const letter = planChangeLetter(
    {
      date,
      orderId: day.order_id,
      customerName: `${day.first_name} ${day.last_name}`,
      dishes: day.dishes,
      publicUrl: context.config.publicUrl,
    },
    wordsOf(language),
  );
  await context.mailer.send({
    to: day.email,
    id: `plan-change-${change.id}`,
    ...renderLetter(letter, await readKitchen(context, language)),
  });
}

export function planChangeLetter(
  { date, orderId, customerName, dishes, publicUrl }: ChangedDay,
  { say, language, wholeDay }: Words,
): Letter {
  const number = isolate(orderNumber(orderId));
  const text = say('server.mail.plan_change.text', { date: wholeDay(date), number });
  return {
    language,
    subject: say('server.mail.plan_change.subject', { date: wholeDay(date) }),
    preview: text,
    heading: say('server.mail.plan_change.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      paragraph(text),
      list(dishes.map((dish) => pickText(dish, 'name', language))),
      paragraph(say('server.mail.plan_change.until', { date: wholeDay(lastDayToChange(date)) })),
      action(say('server.mail.plan_change.link'), `${publicUrl}/order-details/${orderId}`),
    ],
  };
}
