import type { PasswordChange } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { getPasswordHash, updatePasswordHash } from '../db/stores/customerStore.ts';
import { deletePasswordResets } from '../db/stores/passwordResetStore.ts';
import { fieldError } from '../errors/ApiError.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { attemptsKey, forgetAttempts, rateLimit } from './rateLimit.ts';
import { endOtherSessions } from './sessions.ts';

const LIMIT = { limit: 10, windowSeconds: 15 * 60 };

interface Changer {
  readonly customerId: number;
  /** Of the session that sends the request; it stays valid. */
  readonly token: string;
}

/** Ends every other session, and any reset link that is still out. */
export async function changePassword(
  { db, clock }: AppContext,
  { customerId, token }: Changer,
  form: PasswordChange,
): Promise<void> {
  const attempts = attemptsKey('password', String(customerId));
  await rateLimit(db, attempts, LIMIT, clock());
  if (!(await verifyPassword(form.old_password, await getPasswordHash(db, customerId)))) {
    throw fieldError('old_password', 'server.validation.old_password');
  }
  const passwordHash = await hashPassword(form.new_password);
  await db.transaction().execute(async (trx) => {
    await updatePasswordHash(trx, customerId, passwordHash);
    await deletePasswordResets(trx, customerId);
    await endOtherSessions(trx, customerId, token);
  });
  await forgetAttempts(db, attempts);
}
