import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Counts in one statement, so that concurrent attempts are all counted. */
export async function countOnce(
  db: Db,
  key: string,
  now: Date,
  windowSeconds: number,
): Promise<{ count: number; window_ends_at: Date }> {
  const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
  return db
    .insertInto('rate_limits')
    .values({ key, window_ends_at: windowEnd, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql<Date>`case when rate_limits.window_ends_at <= ${now} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}

export async function uncount(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute();
}

export async function clearCount(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute();
}
