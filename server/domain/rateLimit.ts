import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { clearCount, countOnce, uncount } from '../db/stores/rateLimitStore.ts';
import { ApiError } from '../errors/ApiError.ts';

export interface Limit {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts one attempt, in the database so that all processes share the count; throws beyond the limit. */
export async function rateLimit(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const wait = await secondsToWait(db, key, limit, now);
  if (wait !== null) throw new ApiError('too_many_requests', { retryAfterSeconds: wait });
}

/** Counts one attempt; beyond the limit, returns how long until the next attempt is allowed. */
export async function secondsToWait(
  db: Db,
  key: string,
  { limit, windowSeconds }: Limit,
  now: Date,
): Promise<number | null> {
  const { count, window_ends_at } = await countOnce(db, key, now, windowSeconds);
  if (count <= limit) return null;
  return Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000));
}

/** Hashed, so that the table reveals neither addresses nor e-mails. */
export function attemptsKey(kind: string, ...who: readonly string[]): string {
  return `${kind}:${createHash('sha256').update(who.join('|')).digest('hex')}`;
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await clearCount(db, key);
}

/** Takes back attempts that turned out not to count. */
export async function takeBack(db: Db, keys: readonly string[]): Promise<void> {
  await uncount(db, keys);
}
