import type { RestoredEmail } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import {
  deleteEmailChange,
  deleteWaysBackSince,
  lockMailOfLink,
} from '../db/stores/accountMailStore.ts';
import { updateEmail, updatePasswordHash } from '../db/stores/customerStore.ts';
import { deletePasswordResets } from '../db/stores/passwordResetStore.ts';
import { ApiError } from '../errors/ApiError.ts';
import { addressBlock } from './addressBlock.ts';
import { refuseTaken } from './emailTaken.ts';
import { forgetAddresses } from './knownAddresses.ts';
import { hashPassword } from './passwords.ts';
import { attemptsKey, rateLimit } from './rateLimit.ts';
import { newResetToken } from './resetToken.ts';
import { endAllSessions } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const TRIES = { limit: 30, windowSeconds: 15 * 60 };

/**
 * Undoes an e-mail change for the owner of the former address, once. The account's password may be known to an
 * attacker, so the answer carries a token to set a new one.
 */
export async function restoreEmail(
  context: AppContext,
  token: string,
  ip: string,
): Promise<RestoredEmail> {
  const { db, clock } = context;
  const now = clock();
  await rateLimit(db, attemptsKey('email-link', addressBlock(ip)), TRIES, now);
  const unknownPassword = await hashPassword(newToken());
  return db
    .transaction()
    .execute(async (trx) => {
      const mail = await lockMailOfLink(trx, 'email_changed', hashToken(token), now);
      if (mail === null) throw new ApiError('email_link_invalid');
      const { customer_id, email } = mail;
      await updateEmail(trx, customer_id, email);
      await updatePasswordHash(trx, customer_id, unknownPassword);
      await deleteWaysBackSince(trx, mail);
      await deleteEmailChange(trx, customer_id);
      await deletePasswordResets(trx, customer_id);
      await forgetAddresses(trx, customer_id);
      await endAllSessions(trx, customer_id);
      return { email, reset_token: await newResetToken({ ...context, db: trx }, customer_id) };
    })
    .catch(refuseTaken);
}
