import { begunByForDietitian } from '../../src/contract/dietitianInvite.ts';
import { kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import { hasEnded, reminderSpan, renewalStart } from '../../src/contract/renewal.ts';
import {
  claimDueReminders,
  clearReminder,
  findReminded,
  insertDietitianInvites,
  insertRenewalReminders,
  type PlanReminder,
  type RemindedPlan,
} from '../db/stores/planReminderStore.ts';
import { lastDaysOfChains } from '../db/stores/planChainStore.ts';
import { dietitianLetter } from './dietitianMail.ts';
import { sendOptional } from './optionalMail.ts';
import { renewalLetter } from './renewalMail.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { wordsOf } from './words.ts';

/** Makes the mails due that remind of plans: each once, however often it looks. */
export async function makePlanRemindersDue({ db, clock }: MailContext): Promise<void> {
  const now = clock();
  const today = kuwaitToday(now);
  await insertRenewalReminders(db, reminderSpan(today), now);
  await insertDietitianInvites(db, { begunBy: begunByForDietitian(today), today }, now);
}

/** Reminds customers to renew a plan, and to see a dietitian. */
export async function sendDuePlanReminders(context: MailContext): Promise<void> {
  await sendDue<PlanReminder>(context, {
    claim: claimDueReminders,
    send,
    clear: clearReminder,
    failure: ({ id }) => ({
      facts: { reminderId: id },
      sentence: 'a mail that reminds of a plan was not sent',
    }),
  });
}

/** A mail that waited for its server is not sent about a plan that is over, or where it has been heeded since. */
async function send(context: MailContext, reminder: PlanReminder): Promise<void> {
  const plan = await findReminded(context.db, reminder);
  const today = kuwaitToday(context.clock());
  if (plan === undefined || hasEnded(plan, today)) return;
  const { kind } = reminder;
  await sendOptional(context, {
    customerId: plan.customer_id,
    kind,
    to: plan.email,
    id: `${kind}-${reminder.id}`,
    letter: await letterAbout(context, { kind, plan, today }),
  });
}

interface Subject {
  readonly kind: PlanReminder['kind'];
  readonly plan: RemindedPlan;
  readonly today: string;
}

async function letterAbout({ db, content, config }: MailContext, { kind, plan, today }: Subject) {
  const facts = {
    product: { name_en: plan.product_en, name_ar: plan.product_ar },
    orderId: plan.order_id,
    customerName: `${plan.first_name} ${plan.last_name}`,
    publicUrl: config.publicUrl,
  };
  const words = wordsOf(plan.language);
  if (kind === 'dietitian') return dietitianLetter(facts, words);
  const { delivery_preference: preference, end_date } = plan;
  const { closedDates } = await content.now(db);
  const lastDays = await lastDaysOfChains(db, [plan.id]);
  const last = lastDays.get(plan.id) ?? end_date;
  const startsOn = renewalStart({ end_date: last, preference }, today, closedDates);
  return renewalLetter({ ...facts, endDate: end_date, startsOn, today }, words);
}
