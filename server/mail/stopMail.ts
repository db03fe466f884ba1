import { pickText } from '../../src/contract/languages.ts';
import { filsToText, type Fils } from '../../src/contract/money.ts';
import {
  claimDueStopMails,
  clearStopMail,
  getStoppedPlan,
  type PlanStopRow,
} from '../db/stores/planStopStore.ts';
import { readKitchen } from './kitchen.ts';
import { paragraph, type Letter } from './letter.ts';
import { factsOf, letterAbout, type DayOfPlan } from './planLetter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

/** The day is the first one without a delivery. */
interface StoppedPlan extends DayOfPlan {
  product: { name_en: string; name_ar: string };
  /** The last delivery; null where none comes. */
  lastDay: string | null;
  /** How many days are not delivered. */
  days: number;
  amount: Fils;
}

/** Confirms to customers that their plan is stopped, and what goes back. */
export async function sendDueStopMails(context: MailContext): Promise<void> {
  await sendDue<PlanStopRow>(context, {
    claim: claimDueStopMails,
    send,
    clear: (db, { id }) => clearStopMail(db, id),
    failure: ({ id }) => ({
      facts: { planStopId: id },
      sentence: 'a mail about a stopped plan was not sent',
    }),
  });
}

async function send(context: MailContext, stop: PlanStopRow): Promise<void> {
  const plan = await getStoppedPlan(context.db, stop);
  if (plan.deleted_at !== null) return;
  const letter = stoppedPlanLetter(
    {
      date: stop.from_date,
      days: stop.days,
      amount: stop.amount_fils,
      product: { name_en: plan.product_en, name_ar: plan.product_ar },
      lastDay: plan.last_day,
      orderId: plan.order_id,
      customerName: `${plan.first_name} ${plan.last_name}`,
      publicUrl: context.config.publicUrl,
    },
    wordsOf(stop.language),
  );
  await context.mailer.send({
    to: plan.email,
    id: `plan-stop-${stop.id}`,
    ...renderLetter(letter, await readKitchen(context, stop.language)),
  });
}

export function stoppedPlanLetter(plan: StoppedPlan, words: Words): Letter {
  const { say, wholeDay, money, language } = words;
  const { lastDay, days, amount } = plan;
  const product = isolate(pickText(plan.product, 'name', language));
  const facts = { ...factsOf(plan, words), package: product };
  const refund = { amount: money(filsToText(amount)), days };
  return letterAbout(plan, words, {
    subject: say('server.mail.stop.subject', facts),
    heading: say('server.mail.stop.heading'),
    text: say('server.mail.stop.text', facts),
    parts: [
      ...(lastDay === null
        ? []
        : [paragraph(say('server.mail.stop.lastDay', { last: wholeDay(lastDay) }))]),
      paragraph(
        amount > 0 ? say('server.mail.stop.amount', refund) : say('server.mail.stop.nothing'),
      ),
    ],
  });
}
