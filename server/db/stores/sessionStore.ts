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
    // Inserts nothing when the account was deleted during the login.
    .where('deleted_at', 'is', null),
);

/** By token hash, expired ones included. */
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

/** All sessions of the customer, or all but one. */
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
