import { brokenUniqueConstraint } from '../db/database.ts';
import { EMAIL_CONSTRAINT } from '../db/stores/customerStore.ts';
import { ApiError } from '../errors/ApiError.ts';

/** For a link whose e-mail another account has taken meanwhile. */
export function refuseTaken(error: unknown): never {
  if (brokenUniqueConstraint(error) !== EMAIL_CONSTRAINT) throw error;
  throw new ApiError('email_taken_meanwhile');
}
