import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import {
  claimAccountMail,
  claimAccountMailOf,
  markAccountMailSent,
  saveAccountMailToken,
  type AccountMail,
} from '../db/stores/accountMailStore.ts';
import { getProfile } from '../db/stores/customerStore.ts';
import { hashToken, newToken } from '../domain/tokens.ts';
import { confirmEmailLetter, emailChangedLetter, passwordChangedLetter } from './accountLetters.ts';
import { readKitchen } from './kitchen.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { sendDue, type MailContext } from './sendDue.ts';
import { wordsOf } from './words.ts';

export type { MailContext };

/** Sends the mails about accounts that could not be sent with the request. */
export async function sendDueAccountMails(context: MailContext): Promise<void> {
  await sendClaimed(context, claimAccountMail);
}

/** While the customer waits; a mail that does not get out becomes due again. */
export async function sendMailsOf(context: MailContext, customerId: number): Promise<void> {
  await sendClaimed(context, (db, lease) => claimAccountMailOf(db, customerId, lease));
}

async function sendClaimed(context: MailContext, claim: typeof claimAccountMail): Promise<void> {
  await sendDue<AccountMail>(context, {
    claim,
    send,
    clear: (db, { id }) => markAccountMailSent(db, id),
    failure: ({ id, kind }) => ({
      facts: { accountMailId: id, kind },
      sentence: 'a mail about an account was not sent',
    }),
  });
}

async function send(context: MailContext, mail: AccountMail): Promise<void> {
  const { link, letter } = await lettersOf(context, mail);
  await context.mailer.send({
    to: mail.email,
    id: `account-${mail.id}`,
    ...(link === undefined ? {} : { link }),
    ...renderLetter(letter, await readKitchen(context, mail.language)),
  });
}

/** Only the mail has the link's token, so each try to send it makes a new one. */
async function lettersOf(
  context: MailContext,
  mail: AccountMail,
): Promise<{ letter: Letter; link?: string }> {
  const { db, config } = context;
  const words = wordsOf(mail.language);
  const { first_name: name } = await getProfile(db, mail.customer_id);
  if (mail.kind === 'password_changed') {
    return { letter: passwordChangedLetter({ name, publicUrl: config.publicUrl }, words) };
  }
  const token = newToken();
  await saveAccountMailToken(db, mail.id, hashToken(token));
  const isChange = mail.kind === 'confirm_email';
  const page = isChange ? 'confirmEmail' : 'restoreEmail';
  const link = pageUrl(config.publicUrl, page, [], { token });
  const letter = isChange
    ? confirmEmailLetter({ name, email: mail.email, link }, words)
    : emailChangedLetter({ name, link }, words);
  return { letter, link };
}
