import type { AppContext } from '../../context.ts';
import { getPasswordHash } from '../../db/stores/customerStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import { verifyPassword } from '../passwords.ts';
import { attemptsKey, forgetAttempts, rateLimit } from '../rateLimit.ts';

const LIMIT = { limit: 10, windowSeconds: 15 * 60 };

/** A session alone is not enough: the phone may be unlocked on a table. */
export async function confirmPassword(
  { db, clock }: AppContext,
  customerId: number,
  password: string,
): Promise<void> {
  // Shared with the change of the password: guesses count together.
  const attempts = attemptsKey('password', String(customerId));
  await rateLimit(db, attempts, LIMIT, clock());
  if (!(await verifyPassword(password, await getPasswordHash(db, customerId)))) {
    throw fieldError('password', 'server.validation.password');
  }
  await forgetAttempts(db, attempts);
}
