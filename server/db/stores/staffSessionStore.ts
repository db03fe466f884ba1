import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type StaffSessionRow = Selectable<Database['staff_sessions']>;

export async function insertStaffSession(
  db: Db,
  session: Insertable<Database['staff_sessions']>,
): Promise<void> {
  await db.insertInto('staff_sessions').values(session).execute();
}

export type OpenSession = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>;

/** With its account; null for an expired session or a closed account. */
export async function findStaffSession(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select([
      'staff_sessions.id',
      'staff_id',
      'staff_sessions.created_at',
      'last_used_at',
      'name',
      'email',
      'role',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function touchStaffSession(
  db: Db,
  id: number,
  { last_used_at, expires_at }: { last_used_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at, expires_at })
    .where('id', '=', id)
    .execute();
}

/** The newest first. */
export async function listStaffSessions(
  db: Db,
  staffId: number,
  now: Date,
): Promise<StaffSessionRow[]> {
  return db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** False where this member of the staff has no such session. */
export async function deleteStaffSession(db: Db, staffId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteSessionOfToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteStaffSessionsOf(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

export async function deleteExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute();
}
