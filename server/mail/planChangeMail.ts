import { pickText } from '../../src/contract/languages.ts';
import { lastDayToChange } from '../../src/contract/planDays.ts';
import type { Address } from '../../src/contract/wire/address.ts';
import {
  claimDuePlanChangeMails,
  clearPlanChangeMail,
  closedDeliveriesOf,
  getPlanChange,
  type PlanChangeRow,
} from '../db/stores/planChangeStore.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { toAddress } from '../domain/orders/orderAddress.ts';
import { slotOf } from '../db/stores/planDeliveryStore.ts';
import { closedDayLetter } from './closedDayMail.ts';
import { changedDeliveryLetter } from './deliveryMail.ts';
import { freezeEndedLetter, frozenPlanLetter } from './freezeMail.ts';
import { readKitchen } from './kitchen.ts';
import { list, paragraph, type Letter } from './letter.ts';
import { sendOptional } from './optionalMail.ts';
import { renderLetter } from './renderLetter.ts';
import { factsOf, letterAbout, type DayOfPlan } from './planLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { wordsOf, type Words } from './words.ts';

interface ChangedDay extends DayOfPlan {
  dishes: readonly { name_en: string; name_ar: string }[];
}

interface Changed extends ChangedDay {
  /** Null where another delivery leaves each day its own, and for any other change. */
  address: Address | null;
}

interface MovedDay extends DayOfPlan {
  /** Where a skipped delivery moves to, and where one that was taken back moves from. */
  movedTo: string;
}

/** Confirms a customer's changes of their plan, and reports those of the dietitian and the kitchen. */
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
  const { date, kind } = change;
  const id = `plan-change-${change.id}`;
  const { email, dishes, address, ...of } = await getPlanChange(context.db, change);
  const day = {
    date,
    orderId: of.order_id,
    customerName: `${of.first_name} ${of.last_name}`,
    publicUrl: context.config.publicUrl,
  };
  if (kind === 'kitchen_closed') {
    // Cannot be switched off: the customer did not make this change.
    if (of.deleted_at !== null) return;
    const deliveries = await closedDeliveriesOf(context.db, change);
    const letter = closedDayLetter({ ...day, deliveries }, wordsOf(change.language));
    const kitchen = await readKitchen(context, change.language);
    await context.mailer.send({ to: email, id, ...renderLetter(letter, kitchen) });
    return;
  }
  await sendOptional(context, {
    customerId: of.customer_id,
    kind: kind === 'frozen' || kind === 'freeze_ended' ? 'freeze' : 'plan_changes',
    to: email,
    id,
    letter: letterOf(change, { ...day, dishes, address: address && toAddress(address) }),
  });
}

function letterOf(change: PlanChangeRow, { address, ...day }: Changed): Letter {
  const { kind, made_by, moved_to, until, weekdays } = change;
  const words = wordsOf(change.language);
  if (kind === 'delivery') {
    const delivery = { until, weekdays, address, slot: slotOf(change) };
    return changedDeliveryLetter({ ...day, ...delivery }, words);
  }
  if (moved_to === null) {
    return made_by === 'customer'
      ? planChangeLetter(day, words)
      : dietitiansChangeLetter(day, words);
  }
  if (until !== null) return frozenPlanLetter({ ...day, until, lastDay: moved_to }, words);
  if (kind === 'freeze_ended') return freezeEndedLetter({ ...day, lastDay: moved_to }, words);
  const moved = { ...day, movedTo: moved_to };
  return kind === 'skipped' ? skippedDayLetter(moved, words) : dayTakenBackLetter(moved, words);
}

export const planChangeLetter = (day: ChangedDay, words: Words): Letter =>
  changedMealsLetter(day, words, {
    heading: 'server.mail.plan_change.heading',
    text: 'server.mail.plan_change.text',
  });

/** Other meals of a day that the customer has left to the kitchen. */
export const dietitiansChangeLetter = (day: ChangedDay, words: Words): Letter =>
  changedMealsLetter(day, words, {
    heading: 'server.mail.dietitians_change.heading',
    text: 'server.mail.dietitians_change.text',
  });

function changedMealsLetter(
  { dishes, ...day }: ChangedDay,
  words: Words,
  keys: { readonly heading: MessageKey; readonly text: MessageKey },
): Letter {
  const { say, language } = words;
  const facts = factsOf(day, words);
  return letterAbout(day, words, {
    subject: say('server.mail.plan_change.subject', facts),
    heading: say(keys.heading),
    text: say(keys.text, facts),
    parts: [list(dishes.map((dish) => pickText(dish, 'name', language))), changeUntil(day, words)],
  });
}

export function skippedDayLetter(day: MovedDay, words: Words): Letter {
  const { say, wholeDay } = words;
  const facts = factsOf(day, words);
  return letterAbout(day, words, {
    subject: say('server.mail.plan_skip.subject', facts),
    heading: say('server.mail.plan_skip.heading'),
    text: say('server.mail.plan_skip.text', facts),
    parts: [
      paragraph(say('server.mail.plan_skip.moved', { moved: wholeDay(day.movedTo) })),
      paragraph(say('server.mail.plan_skip.until', { date: wholeDay(lastDayToChange(day.date)) })),
    ],
  });
}

export function dayTakenBackLetter(day: MovedDay, words: Words): Letter {
  const { say, wholeDay } = words;
  const facts = { ...factsOf(day, words), moved: wholeDay(day.movedTo) };
  return letterAbout(day, words, {
    subject: say('server.mail.plan_take_back.subject', facts),
    heading: say('server.mail.plan_take_back.heading'),
    text: say('server.mail.plan_take_back.text', facts),
    parts: [changeUntil(day, words)],
  });
}

const changeUntil = ({ date }: DayOfPlan, { say, wholeDay }: Words) =>
  paragraph(say('server.mail.plan_change.until', { date: wholeDay(lastDayToChange(date)) }));
