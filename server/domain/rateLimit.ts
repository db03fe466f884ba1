import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { clearCount, countOnce } from '../db/stores/rateLimitStore.ts';
import { ApiError } from '../errors/ApiError.ts';

interface Limit {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts one attempt, in the database so that all processes count together; refuses beyond the limit. */
export async function rateLimit(
  db: Db,
  key: string,
  { limit, windowSeconds }: Limit,
  now: Date,
): Promise<void> {
  const { count, window_ends_at } = await countOnce(db, key, now, windowSeconds);
  if (count <= limit) return;
  const seconds = Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000);
  throw new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });
}

/** Hashed, so that the table reveals neither addresses nor e-mails. */
export function attemptsKey(kind: string, ...who: readonly string[]): string {
  return `${kind}:${createHash('sha256').update(who.join('|')).digest('hex')}`;
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await clearCount(db, key);
}
