import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import type {
  PasswordReset,
  ResetLinkAnswer,
  ResetLinkRequest,
} from '../../src/contract/wire/customer.ts';
import type { AppContext, ErrorLog } from '../context.ts';
import { findLogin, getProfile, updatePasswordHash } from '../db/stores/customerStore.ts';
import { deletePasswordResets, takePasswordReset } from '../db/stores/passwordResetStore.ts';
import { ApiError, fieldError } from '../errors/ApiError.ts';
import type { Language } from '../../src/contract/languages.ts';
import { sendMailsOf } from '../mail/accountMail.ts';
import { readKitchen } from '../mail/kitchen.ts';
import { renderLetter } from '../mail/renderLetter.ts';
import { resetLetter } from '../mail/resetMail.ts';
import { wordsOf } from '../mail/words.ts';
import { addressBlock } from './addressBlock.ts';
import { forgetAddresses, knowsAddress, rememberAddress } from './knownAddresses.ts';
import { resetLoginLimits } from './loginLimits.ts';
import { notifyPasswordChanged } from './passwordNotice.ts';
import { hashPassword } from './passwords.ts';
import { attemptsKey, rateLimit, secondsToWait, takeBack } from './rateLimit.ts';
import { endAllSessions } from './sessions.ts';
import { newResetToken } from './resetToken.ts';
import { hashToken } from './tokens.ts';

const windowSeconds = 15 * 60;
/** Bounds how many mails strangers can cause; the links in them work meanwhile. */
const MAILS_TO_AN_EMAIL = { limit: 2, windowSeconds: 10 * 60 };
/** The answer reveals whether an e-mail has an account, so this limit stops the probing of lists. */
const LINKS_FROM_AN_ADDRESS = { limit: 20, windowSeconds };
const TRIES_FROM_AN_ADDRESS = { limit: 30, windowSeconds };

interface Asker {
  readonly ip: string;
  readonly locale: Language;
  readonly log: ErrorLog;
}

/**
 * Mails a link that sets a new password once, within an hour. Strangers who request mails cannot lock the customer
 * out: beyond the limit, the last two links still work, and the answer says so.
 */
export async function requestPasswordReset(
  context: AppContext,
  { email }: ResetLinkRequest,
  asker: Asker,
): Promise<ResetLinkAnswer> {
  const { db, clock } = context;
  const now = clock();
  const account = await findLogin(db, email);
  if (!(await knowsAddress(db, account?.id, asker.ip))) {
    const key = attemptsKey('reset-link-ip', addressBlock(asker.ip));
    await rateLimit(db, key, LINKS_FROM_AN_ADDRESS, now);
  }
  if (account === null) throw fieldError('email', 'server.validation.email_unknown');
  const mails = attemptsKey('reset-link-email', email);
  const wait = await secondsToWait(db, mails, MAILS_TO_AN_EMAIL, now);
  if (wait !== null) return { next_mail_in: wait };
  try {
    await mailLink(context, { id: account.id, email }, asker.locale);
  } catch (error) {
    await takeBack(db, [mails]);
    asker.log.error({ err: error, customerId: account.id }, 'a reset link was not sent');
    throw new ApiError('mail_unavailable');
  }
  return { next_mail_in: null };
}

async function mailLink(
  context: AppContext,
  { id, email }: { id: number; email: string },
  locale: Language,
): Promise<void> {
  const { db, config, mailer } = context;
  const { first_name } = await getProfile(db, id);
  const token = await newResetToken(context, id);
  const link = pageUrl(config.publicUrl, 'resetPassword', [], { token });
  const letter = resetLetter({ name: first_name, link }, wordsOf(locale));
  await mailer.send({
    to: email,
    link,
    ...renderLetter(letter, await readKitchen(context, locale)),
  });
}

/** Invalidates all links of the customer, ends every session and notifies by mail; it does not log in. */
export async function resetPassword(
  context: AppContext,
  form: PasswordReset,
  { ip, locale, log }: Asker,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const tries = attemptsKey('reset-password', addressBlock(ip));
  await rateLimit(db, tries, TRIES_FROM_AN_ADDRESS, now);
  const passwordHash = await hashPassword(form.password);
  const customerId = await db.transaction().execute(async (trx) => {
    const owner = await takePasswordReset(trx, hashToken(form.token), now);
    if (owner === null) throw new ApiError('reset_link_invalid');
    await deletePasswordResets(trx, owner);
    await updatePasswordHash(trx, owner, passwordHash);
    await endAllSessions(trx, owner);
    await forgetAddresses(trx, owner);
    await rememberAddress(trx, owner, ip, now);
    await notifyPasswordChanged(trx, owner, locale, now);
    return owner;
  });
  const { email } = await getProfile(db, customerId);
  await resetLoginLimits(db, { door: 'login', email, ip });
  await sendMailsOf({ ...context, log }, customerId);
}
