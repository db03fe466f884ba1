import { RESET_LINK_MINUTES } from '../../src/contract/policies.ts';
import type { PasswordReset, ResetLinkRequest } from '../../src/contract/wire/customer.ts';
import type { AppContext, ErrorLog } from '../context.ts';
import { findLogin, getProfile, updatePasswordHash } from '../db/stores/customerStore.ts';
import { savePasswordReset, takePasswordReset } from '../db/stores/passwordResetStore.ts';
import { ApiError, fieldError } from '../errors/ApiError.ts';
import type { Language } from '../../src/contract/languages.ts';
import { readKitchen } from '../mail/kitchen.ts';
import { renderLetter } from '../mail/renderLetter.ts';
import { resetLetter } from '../mail/resetMail.ts';
import { wordsOf } from '../mail/words.ts';
import { loginAttempts } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import { attemptsKey, forgetAttempts, rateLimit } from './rateLimit.ts';
import { endAllSessions } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const LIFETIME_MS = RESET_LINK_MINUTES * 60_000;
const HOUR_SECONDS = 60 * 60;
const LINKS_OF_AN_EMAIL = { limit: 5, windowSeconds: HOUR_SECONDS };
/** The answer tells whether an e-mail has an account: this limit keeps lists of them away. */
const LINKS_FROM_AN_ADDRESS = { limit: 20, windowSeconds: HOUR_SECONDS };
const TRIES_FROM_AN_ADDRESS = { limit: 30, windowSeconds: 15 * 60 };

interface Asker {
  readonly ip: string;
  readonly locale: Language;
  readonly log: ErrorLog;
}

/** Mails a link that sets a new password once, within an hour. */
export async function requestPasswordReset(
  context: AppContext,
  { email }: ResetLinkRequest,
  { ip, locale, log }: Asker,
): Promise<void> {
  const { db, clock, config, mailer } = context;
  const now = clock();
  await rateLimit(db, attemptsKey('reset-link-ip', ip), LINKS_FROM_AN_ADDRESS, now);
  await rateLimit(db, attemptsKey('reset-link-email', email), LINKS_OF_AN_EMAIL, now);
  const account = await findLogin(db, email);
  if (account === null) throw fieldError('email', 'server.validation.email_unknown');
  const { first_name } = await getProfile(db, account.id);
  const token = newToken();
  await savePasswordReset(db, {
    customer_id: account.id,
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  const link = `${config.publicUrl}/reset-password?token=${token}`;
  const letter = resetLetter({ name: first_name, link }, wordsOf(locale));
  const mail = renderLetter(letter, await readKitchen(context, locale));
  try {
    await mailer.send({ to: email, link, ...mail });
  } catch (error) {
    log.error({ err: error, customerId: account.id }, 'a reset link was not sent');
    throw new ApiError('mail_unavailable');
  }
}

/** Uses the link up. It logs nobody in and ends every session of the customer. */
export async function resetPassword(
  { db, clock }: AppContext,
  form: PasswordReset,
  ip: string,
): Promise<void> {
  const now = clock();
  await rateLimit(db, attemptsKey('reset-password', ip), TRIES_FROM_AN_ADDRESS, now);
  const passwordHash = await hashPassword(form.password);
  const customerId = await db.transaction().execute(async (trx) => {
    const owner = await takePasswordReset(trx, hashToken(form.token), now);
    if (owner === null) throw new ApiError('reset_link_invalid');
    await updatePasswordHash(trx, owner, passwordHash);
    await endAllSessions(trx, owner);
    return owner;
  });
  const { email } = await getProfile(db, customerId);
  await forgetAttempts(db, loginAttempts(email, ip));
}
