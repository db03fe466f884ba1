import type { AppContext } from '../context.ts';
import { getPasswordHash } from '../db/stores/customerStore.ts';
import { fieldError } from '../errors/ApiError.ts';
import { verifyPassword } from './passwords.ts';
import { attemptsKey, forgetAttempts, rateLimit } from './rateLimit.ts';

const LIMIT = { limit: 10, windowSeconds: 15 * 60 };

/** A session alone does not change how the account is entered: the password has to be known. */
export async function requireOwnPassword(
  { db, clock }: AppContext,
  customerId: number,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const attempts = attemptsKey('password', String(customerId));
  await rateLimit(db, attempts, LIMIT, clock());
  if (!(await verifyPassword(password, await getPasswordHash(db, customerId)))) {
    throw fieldError(field, 'server.validation.old_password');
  }
  await forgetAttempts(db, attempts);
}
