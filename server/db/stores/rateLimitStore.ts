import { sql } from 'kysely';
import type { Db } from '../database.ts';

interface CountedKey {
  readonly key: string;
  readonly windowSeconds: number;
}

/**
 * Counts once for each key, in one statement, so that concurrent attempts are all counted. It locks them in the order
 * in which they are given.
 */
export async function countOnce(
  db: Db,
  keys: readonly CountedKey[],
  now: Date,
): Promise<{ key: string; count: number; window_ends_at: Date }[]> {
  return db
    .insertInto('rate_limits')
    .values(
      keys.map(({ key, windowSeconds }) => ({
        key,
        window_ends_at: new Date(now.getTime() + windowSeconds * 1000),
        count: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql<Date>`case when rate_limits.window_ends_at <= ${now} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['key', 'count', 'window_ends_at'])
    .execute();
}

/** It locks them in the order in which they are given. */
export async function uncount(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', (held) =>
      held
        .selectFrom('rate_limits')
        .select('key')
        .where('key', 'in', keys)
        .where('count', '>', 0)
        .orderBy(sql`array_position(${keys}::text[], key)`)
        .forUpdate(),
    )
    .execute();
}

export async function clearCount(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute();
}
