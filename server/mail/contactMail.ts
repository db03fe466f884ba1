import { formatMobile } from '../../src/contract/rules/phone.ts';
import type { AppContext } from '../context.ts';
import { claimDueMessages, markMessageMailed } from '../db/stores/contactStore.ts';
import type { ContactMessageRow } from '../db/stores/contactStore.ts';
import { readKitchen } from './kitchen.ts';
import { columns, quote, type Fact, type Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

/** Forwards the messages of the contact form to the kitchen. */
export async function sendDueContactMails(context: MailContext): Promise<void> {
  await sendDue<ContactMessageRow>(context, {
    claim: claimDueMessages,
    send,
    clear: (db, { id }) => markMessageMailed(db, id),
    failure: ({ id }) => ({
      facts: { messageId: id },
      sentence: 'a contact message was not mailed',
    }),
  });
}

async function send(context: MailContext, message: ContactMessageRow): Promise<void> {
  const { id, language, name, email } = message;
  const letter = contactLetter(message, wordsOf(language));
  await context.mailer.send({
    to: await kitchenAddress(context),
    replyTo: { name, address: email },
    id: `contact-${id}`,
    ...renderLetter(letter, await readKitchen(context, language)),
  });
}

/** Where customers' messages go: CONTACT_EMAIL, or the address that the footer shows. */
export async function kitchenAddress({ db, content, config }: AppContext): Promise<string> {
  if (config.contactEmail !== null) return config.contactEmail;
  const { siteContent } = await content.now(db);
  const shown = siteContent.find(({ key }) => key === 'footer_email')?.value_en.trim();
  if (!shown) throw new Error('Neither CONTACT_EMAIL nor the site content footer_email is set');
  return shown;
}

type Written = Pick<ContactMessageRow, 'name' | 'email' | 'phone' | 'subject' | 'message'>;

/** In the customer's language; replies go to the customer. */
export function contactLetter(message: Written, { say, language }: Words): Letter {
  const { name, email, phone, subject } = message;
  const fact = (label: string, value: string): Fact => ({ label, value: isolate(value) });
  return {
    language,
    subject: say('server.mail.contact.subject', { subject }),
    preview: message.message,
    heading: say('server.mail.contact.heading'),
    parts: [
      columns([
        fact(say('field.name'), name),
        fact(say('field.email'), email),
        ...(phone === null ? [] : [fact(say('field.phone'), formatMobile(phone))]),
        fact(say('field.subject'), subject),
      ]),
      quote(message.message),
    ],
  };
}
