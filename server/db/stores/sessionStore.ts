import type { Insertable } from 'kysely';
import { anyOf, compiledOnce, type ValueOf } from '../compiledOnce.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export async function insertSession(
  db: Db,
  session: Insertable<Database['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

const selectSessions = compiledOnce((db, value: ValueOf<{ tokenHashes: readonly string[] }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select(['sessions.id', 'token_hash', 'customer_id', 'last_used_at', 'expires_at'])
    .where('token_hash', '=', anyOf(value('tokenHashes')))
    // A login that was under way when the account was deleted opens nothing.
    .where('deleted_at', 'is', null),
);

/** By the hash of their token; those that have expired too. */
export async function findSessions(db: Db, tokenHashes: readonly string[]) {
  const sessions = await selectSessions(db, { tokenHashes });
  return new Map(sessions.map((session) => [session.token_hash, session]));
}

export async function touchSession(
  db: Db,
  id: number,
  usedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: usedAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** All sessions of the customer but one, or all of them. */
export async function deleteSessionsOf(
  db: Db,
  customerId: number,
  exceptTokenHash: string | null,
): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('customer_id', '=', customerId);
  const others =
    exceptTokenHash === null ? sessions : sessions.where('token_hash', '!=', exceptTokenHash);
  await others.execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
