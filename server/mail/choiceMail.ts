import { pickText } from '../../src/contract/languages.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { isOpenForChanges, lastDayToChange } from '../../src/contract/planDays.ts';
import {
  claimDueChoiceReminders,
  clearChoiceReminders,
  findOrderToChoose,
  type ChoiceReminder,
  type OrderToChoose,
} from '../db/stores/choiceReminderStore.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { action, paragraph, stacked, type Fact, type Letter } from './letter.ts';
import { sendOptional } from './optionalMail.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

type FilledDay = OrderToChoose['days'][number];

interface DaysToChoose {
  /** At least one, by date. */
  days: readonly FilledDay[];
  orderId: number;
  customerName: string;
  publicUrl: string;
}

/** Reminds customers of days that they have not chosen, or that lack dishes, before these days close. */
export async function sendDueChoiceMails(context: MailContext): Promise<void> {
  await sendDue<ChoiceReminder>(context, {
    claim: claimDueChoiceReminders,
    send,
    clear: (db, { order_id, date }) => clearChoiceReminders(db, order_id, [date]),
    failure: ({ id }) => ({
      facts: { choiceReminderId: id },
      sentence: 'a mail about days to be chosen was not sent',
    }),
  });
}

/** Leaves out days that have been chosen, skipped or closed meanwhile; names the following days too. */
async function send(context: MailContext, reminder: ChoiceReminder): Promise<void> {
  const { db, clock, config } = context;
  const order = await findOrderToChoose(db, reminder);
  const days = (order?.days ?? []).filter(
    (day) => needsCustomer(day) && isOpenForChanges(day.date, clock()),
  );
  if (order === undefined || days[0]?.date !== reminder.date) return;
  const { id: orderId, language, email } = order;
  const customerName = `${order.first_name} ${order.last_name}`;
  const letter = choiceLetter(
    { days, orderId, customerName, publicUrl: config.publicUrl },
    wordsOf(language),
  );
  await sendOptional(context, {
    customerId: order.customer_id,
    kind: 'choose_meals',
    to: email,
    id: `choice-${reminder.id}`,
    letter,
  });
  await clearChoiceReminders(
    db,
    orderId,
    days.map(({ date }) => date),
  );
}

const isProposed = ({ meals_selected_by, dishes }: FilledDay): boolean =>
  meals_selected_by === 'customer' && dishes.some(({ selected_by }) => selected_by === 'dietitian');

const isIncomplete = ({ dishes, meals, snacks }: FilledDay): boolean =>
  dishes.length < meals + snacks;

/** Customers who leave the choice to the dietitian are only reminded of days that lack a dish. */
const needsCustomer = (day: FilledDay): boolean => isProposed(day) || isIncomplete(day);

export function choiceLetter(
  { days, orderId, customerName, publicUrl }: DaysToChoose,
  words: Words,
): Letter {
  const { say, wholeDay, language } = words;
  const date = days[0]?.date ?? '';
  const kind = days.some(isProposed) ? 'proposed' : 'incomplete';
  const facts = {
    date: wholeDay(date),
    last: wholeDay(lastDayToChange(date)),
    number: isolate(orderNumber(orderId)),
    count: new Set(days.map((day) => day.date)).size,
  };
  const text = say(`server.mail.choice.${kind}.text`, facts);
  return {
    language,
    subject: say(`server.mail.choice.${kind}.subject`, facts),
    preview: text,
    heading: say(`server.mail.choice.${kind}.heading`),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      paragraph(text),
      stacked(days.map((day) => dayFact(day, days, words))),
      action(
        say('server.mail.choice.link'),
        pageUrl(publicUrl, 'orderDetails', [orderId], { day: date }),
      ),
    ],
  };
}

/** The dishes of a day, and until when they can be changed; the plan's name where the mail is about several. */
function dayFact(day: FilledDay, days: readonly FilledDay[], words: Words): Fact {
  const { say, wholeDay, language } = words;
  const hasSeveral = days.some(({ item_id }) => item_id !== day.item_id);
  const date = wholeDay(day.date);
  const dishes = day.dishes.map((dish) => pickText(dish, 'name', language));
  const product = { name_en: day.product_en, name_ar: day.product_ar };
  return {
    label: hasSeveral
      ? say('server.mail.choice.day', { date, package: pickText(product, 'name', language) })
      : date,
    value: [
      ...(dishes.length === 0 ? [] : [words.list(dishes)]),
      ...(isIncomplete(day) ? [say('orders.meals.missing')] : []),
      say('server.mail.choice.until', { date: wholeDay(lastDayToChange(day.date)) }),
    ].join('\n'),
  };
}
