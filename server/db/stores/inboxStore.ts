import { sql, type Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import type { ContactMessageRow } from './contactStore.ts';

/** Messages and problem reports. */
type Inbox = 'contact_messages' | 'problem_reports';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export type MessageState = ContactMessageRow['state'];
type ReportRow = Selectable<Database['problem_reports']>;
export type ReportState = ReportRow['state'];

/** The newest first. */
export async function listMessages(
  db: Db,
  state: MessageState | undefined,
  { limit, offset }: Page,
): Promise<ContactMessageRow[]> {
  let messages = db.selectFrom('contact_messages').selectAll();
  if (state !== undefined) messages = messages.where('state', '=', state);
  return messages.orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** Without the recordings, which are long. */
export async function listReports(
  db: Db,
  state: ReportState | undefined,
  { limit, offset }: Page,
): Promise<Omit<ReportRow, 'recording'>[]> {
  let reports = db
    .selectFrom('problem_reports')
    .select(['id', 'request_id', 'message', 'created_at', 'state']);
  if (state !== undefined) reports = reports.where('state', '=', state);
  return reports.orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export async function countInbox(db: Db, inbox: Inbox, state: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(inbox)}
    ${state === undefined ? sql`` : sql`where state = ${state}`}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findMessage(db: Db, id: number): Promise<ContactMessageRow | null> {
  const query = db.selectFrom('contact_messages').selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function lockMessage(trx: Db, id: number): Promise<ContactMessageRow | null> {
  const query = trx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function saveAnswer(trx: Db, id: number, answer: string, now: Date): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ state: 'answered', answer, answered_at: now, answer_due_at: now })
    .where('id', '=', id)
    .execute();
}

/** Null for one that does not exist any more. */
export async function lockState(
  trx: Db,
  inbox: Inbox,
  id: number,
): Promise<{ state: MessageState; answered: boolean } | null> {
  const answered = inbox === 'contact_messages' ? sql`answer is not null` : sql`false`;
  const { rows } = await sql<{ state: MessageState; answered: boolean }>`
    select state, ${answered} as answered from ${sql.table(inbox)} where id = ${id} for update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

export async function saveState(
  trx: Db,
  inbox: Inbox,
  id: number,
  state: MessageState,
): Promise<void> {
  await sql`update ${sql.table(inbox)} set state = ${state} where id = ${id}`.execute(trx);
}
