import { EMAIL_LINK_HOURS, WAY_BACK_DAYS } from '../../src/contract/policies.ts';
import type { ConfirmedEmail } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import {
  deleteEmailChange,
  findEmailChange,
  findEmailOwner,
  insertAccountMail,
  lockMailOfLink,
  markLinkUsed,
  type AccountMail,
} from '../db/stores/accountMailStore.ts';
import { getProfile, updateEmail } from '../db/stores/customerStore.ts';
import { deletePasswordResets } from '../db/stores/passwordResetStore.ts';
import { deleteSessionsOf } from '../db/stores/sessionStore.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { sendMailsOf, type MailContext } from '../mail/accountMail.ts';
import { addressBlock } from './addressBlock.ts';
import { refuseTaken } from './emailTaken.ts';
import { attemptsKey, rateLimit } from './rateLimit.ts';
import { hashToken } from './tokens.ts';
import type { Language } from '../../src/contract/languages.ts';

const HOUR_MS = 60 * 60 * 1000;
const MAILS = { limit: 5, windowSeconds: 60 * 60 };
const OPENINGS = { limit: 30, windowSeconds: 15 * 60 };

export interface Changer {
  readonly customerId: number;
  /** The token of the requesting session, which stays valid. */
  readonly token: string;
  readonly locale: Language;
}

/** Limits the mails to the customer and to the owner of the new address. */
export async function limitConfirmations(
  { db, clock }: AppContext,
  customerId: number,
  email: string,
): Promise<void> {
  await rateLimit(db, attemptsKey('email-change', String(customerId)), MAILS, clock());
  await rateLimit(db, attemptsKey('email-change-to', email), MAILS, clock());
}

/** Takes the place of an earlier change. Nothing changes before the link in the mail is opened. */
export async function waitForConfirmation(
  trx: Db,
  { customerId, token, locale }: Changer,
  email: string,
  now: Date,
): Promise<void> {
  await deleteEmailChange(trx, customerId);
  await insertAccountMail(trx, {
    customer_id: customerId,
    kind: 'confirm_email',
    email,
    language: locale,
    created_at: now,
    expires_at: new Date(now.getTime() + EMAIL_LINK_HOURS * HOUR_MS),
    mail_due_at: now,
    session_hash: hashToken(token),
  });
}

/** Sends a new link to the same address; the earlier link becomes invalid. */
export async function resendConfirmation(context: MailContext, changer: Changer): Promise<void> {
  const { db, clock } = context;
  const change = await findEmailChange(db, changer.customerId, clock());
  if (change === null) throw notFound();
  await limitConfirmations(context, changer.customerId, change.email);
  await db.transaction().execute((trx) => waitForConfirmation(trx, changer, change.email, clock()));
  await sendMailsOf(context, changer.customerId);
}

export async function cancelEmailChange({ db }: AppContext, customerId: number): Promise<void> {
  await deleteEmailChange(db, customerId);
}

/**
 * Opening the link twice gives the same answer, because mail programs open links too. The other sessions end, and the
 * former address gets a mail with a link to undo the change.
 */
export async function confirmEmail(
  context: MailContext,
  token: string,
  ip: string,
): Promise<ConfirmedEmail> {
  const { db, clock } = context;
  const now = clock();
  await rateLimit(db, attemptsKey('email-link', addressBlock(ip)), OPENINGS, now);
  const change = await db
    .transaction()
    .execute((trx) => takeEffect(trx, hashToken(token), now))
    .catch(refuseTaken);
  if (change === null) throw new ApiError('email_taken_meanwhile');
  await sendMailsOf(context, change.customer_id);
  const { customer_id, email } = change;
  return { customer_id, email };
}

/** Null when another account has taken the e-mail: the change is dropped. */
async function takeEffect(trx: Db, tokenHash: string, now: Date): Promise<AccountMail | null> {
  const change = await lockMailOfLink(trx, 'confirm_email', tokenHash, now);
  if (change === null) throw new ApiError('email_link_invalid');
  const { id, customer_id, email, session_hash } = change;
  const { email: former } = await getProfile(trx, customer_id);
  if (change.used_at !== null && former !== email) throw new ApiError('email_link_invalid');
  if (change.used_at !== null) return change;
  const owner = await findEmailOwner(trx, email, now);
  if (owner !== null && owner !== customer_id) {
    await deleteEmailChange(trx, customer_id);
    return null;
  }
  await updateEmail(trx, customer_id, email);
  await markLinkUsed(trx, id, now);
  // A link in the mailbox of the former address must not open the account any more.
  await deletePasswordResets(trx, customer_id);
  await deleteSessionsOf(trx, customer_id, session_hash);
  await insertAccountMail(trx, wayBack(change, former, now));
  return change;
}

function wayBack({ customer_id, language }: AccountMail, former: string, now: Date) {
  return {
    customer_id,
    kind: 'email_changed' as const,
    email: former,
    language,
    created_at: now,
    expires_at: new Date(now.getTime() + WAY_BACK_DAYS * 24 * HOUR_MS),
    mail_due_at: now,
  };
}
