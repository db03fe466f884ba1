import { formatMobile } from '../../src/contract/rules/phone.ts';
import type { AppContext } from '../context.ts';
import { claimDueMessages, markMessageMailed } from '../db/stores/contactStore.ts';
import type { ContactMessageRow } from '../db/stores/contactStore.ts';
import { listSiteContent } from '../db/stores/kitchenStore.ts';
import { html } from '../html.ts';
import { translate } from '../i18n/translate.ts';
import { isolate, mailPage } from './mailPage.ts';
import type { Mail } from './mailer.ts';
import { sendDue, type MailContext } from './sendDue.ts';

/** Forwards the messages of the contact form to the kitchen. */
export async function sendDueContactMails(context: MailContext): Promise<void> {
  await sendDue<ContactMessageRow>(context, {
    claim: claimDueMessages,
    send: async ({ mailer }, message) =>
      mailer.send({ to: await kitchenAddress(context), ...renderContactMail(message) }),
    clear: (db, { id }) => markMessageMailed(db, id),
    failure: ({ id }) => ({
      facts: { messageId: id },
      sentence: 'a contact message was not mailed',
    }),
  });
}

/** Where customers' messages go: CONTACT_EMAIL, or the address that the footer shows. */
async function kitchenAddress({ db, config }: AppContext): Promise<string> {
  if (config.contactEmail !== null) return config.contactEmail;
  const content = await listSiteContent(db);
  const shown = content.find(({ key }) => key === 'footer_email')?.value_en.trim();
  if (!shown) throw new Error('Neither CONTACT_EMAIL nor the site content footer_email is set');
  return shown;
}

/** In the customer's language; an answer goes to the customer. */
function renderContactMail(message: ContactMessageRow): Omit<Mail, 'to'> {
  const { language, name, email, phone, subject } = message;
  const lines: readonly (readonly [label: string, value: string])[] = [
    [translate(language, 'field.name'), name],
    [translate(language, 'field.email'), email],
    ...(phone === null ? [] : [[translate(language, 'field.phone'), formatMobile(phone)] as const]),
    [translate(language, 'field.subject'), subject],
  ];
  return {
    replyTo: { name, address: email },
    subject: translate(language, 'server.mail.contact.subject', { subject }),
    text: `${lines.map(([label, value]) => `${label}: ${isolate(value)}`).join('\n')}\n\n${message.message}`,
    html: mailPage(
      language,
      html`<p>${lines.map(([label, value]) => html`${label}: <bdi>${value}</bdi><br />`)}</p>
        <p dir="auto" style="white-space: pre-wrap">${message.message}</p>`,
    ),
  };
}
