import {
  claimDueAnswers,
  markAnswerMailed,
  type ContactMessageRow,
} from '../db/stores/contactStore.ts';
import { kitchenAddress } from './contactMail.ts';
import { readKitchen } from './kitchen.ts';
import { paragraph, quote, title, type Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { isolate, wordsOf, type Words } from './words.ts';

/** Mails the staff's answer to a message of the contact form. */
export async function sendDueAnswers(context: MailContext): Promise<void> {
  await sendDue<ContactMessageRow>(context, {
    claim: claimDueAnswers,
    send,
    clear: (db, { id }) => markAnswerMailed(db, id),
    failure: ({ id }) => ({
      facts: { messageId: id },
      sentence: 'the answer to a contact message was not mailed',
    }),
  });
}

/** Replies go where the messages of the contact form go. */
async function send(context: MailContext, message: ContactMessageRow): Promise<void> {
  const { id, language, email, answer } = message;
  if (answer === null) return;
  const kitchen = await readKitchen(context, language);
  await context.mailer.send({
    to: email,
    replyTo: { name: kitchen.name, address: await kitchenAddress(context) },
    id: `contact-answer-${id}`,
    ...renderLetter(messageAnswerLetter({ ...message, answer }, wordsOf(language)), kitchen),
  });
}

type Answered = Pick<ContactMessageRow, 'name' | 'subject' | 'message'> & { answer: string };

export function messageAnswerLetter(message: Answered, { say, language }: Words): Letter {
  const { name, subject, answer } = message;
  return {
    language,
    subject: say('server.mail.answer.subject', { subject }),
    preview: answer,
    heading: say('server.mail.answer.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(name) })),
      quote(answer),
      title(say('server.mail.answer.yours')),
      quote(message.message),
    ],
  };
}
