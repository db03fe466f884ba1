import type { Insertable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { slices } from '../slices.ts';

export async function insertAuditEntries(
  db: Db,
  entries: readonly Insertable<Database['audit_log']>[],
): Promise<void> {
  for (const rows of slices(entries)) await db.insertInto('audit_log').values(rows).execute();
}

export interface AuditFilter {
  readonly staff_id?: number | undefined;
  readonly subject?: string | undefined;
  readonly subject_id?: number | undefined;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

function filtered(db: Db, { staff_id, subject, subject_id }: AuditFilter) {
  let entries = db.selectFrom('audit_log');
  if (staff_id !== undefined) entries = entries.where('staff_id', '=', staff_id);
  if (subject !== undefined) entries = entries.where('subject', '=', subject);
  if (subject_id !== undefined) entries = entries.where('subject_id', '=', subject_id);
  return entries;
}

export type AuditRow = Awaited<ReturnType<typeof listAuditEntries>>[number];

/** The newest first, with who it was. */
export async function listAuditEntries(db: Db, filter: AuditFilter, { limit, offset }: Page) {
  return filtered(db, filter)
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .selectAll('audit_log')
    .select(['name', 'email', 'role'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The log of one subject, oldest first; entries of the command line have no name. */
export async function historyOf(
  db: Db,
  subject: string,
  id: number,
): Promise<{ id: number; at: Date; action: string; name: string | null }[]> {
  return db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .select(['audit_log.id', 'at', 'action', 'name'])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('audit_log.id')
    .execute();
}
