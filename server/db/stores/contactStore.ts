import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

export type ContactMessageRow = Selectable<Database['contact_messages']>;

export async function insertContactMessage(
  db: Db,
  message: Insertable<Database['contact_messages']>,
): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute();
}

export function claimDueMessages(db: Db, lease: Lease): Promise<ContactMessageRow | undefined> {
  return claimDueMail(db, { table: 'contact_messages', column: 'mail_due_at' }, lease);
}

export async function markMessageMailed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ mail_due_at: null })
    .where('id', '=', id)
    .execute();
}

export function claimDueAnswers(db: Db, lease: Lease): Promise<ContactMessageRow | undefined> {
  return claimDueMail(db, { table: 'contact_messages', column: 'answer_due_at' }, lease);
}

export async function markAnswerMailed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ answer_due_at: null })
    .where('id', '=', id)
    .execute();
}
