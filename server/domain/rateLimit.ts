import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { clearCount, countOnce, uncount } from '../db/stores/rateLimitStore.ts';
import { ApiError } from '../errors/ApiError.ts';

export interface Limit {
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface KeyedLimit extends Limit {
  readonly key: string;
}

/** Counts one attempt, in the database so that all processes share the count; throws beyond the limit. */
export async function rateLimit(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  await rateLimitEach(db, [{ key, ...limit }], now);
}

/** As above, for an attempt that several limits are about; it is counted for each of them, whichever refuses it. */
export async function rateLimitEach(
  db: Db,
  limits: readonly KeyedLimit[],
  now: Date,
): Promise<void> {
  const [wait] = await waitsBeyond(db, limits, now);
  if (wait !== undefined) throw new ApiError('too_many_requests', { retryAfterSeconds: wait });
}

/** Counts one attempt; beyond the limit, returns how long until the next attempt is allowed. */
export async function secondsToWait(
  db: Db,
  key: string,
  limit: Limit,
  now: Date,
): Promise<number | null> {
  const [wait] = await waitsBeyond(db, [{ key, ...limit }], now);
  return wait ?? null;
}

/** Counts one attempt for each limit; of those that it is beyond, the seconds until the next one is within. */
async function waitsBeyond(db: Db, limits: readonly KeyedLimit[], now: Date): Promise<number[]> {
  const counted = new Map((await countOnce(db, limits, now)).map((row) => [row.key, row]));
  return limits.flatMap(({ key, limit }) => {
    const row = counted.get(key);
    if (row === undefined || row.count <= limit) return [];
    return [Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000))];
  });
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
