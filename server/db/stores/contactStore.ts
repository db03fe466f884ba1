import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type ContactMessageRow = Selectable<Database['contact_messages']>;

export async function insertContactMessage(
  db: Db,
  message: Insertable<Database['contact_messages']>,
): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute();
}

/** The message whose mail is due first, put off until `leaseUntil`: no other process takes it meanwhile. */
export async function claimDueMessages(
  db: Db,
  now: Date,
  leaseUntil: Date,
): Promise<ContactMessageRow | undefined> {
  return db
    .updateTable('contact_messages')
    .set({ mail_due_at: leaseUntil })
    .where('id', '=', (select) =>
      select
        .selectFrom('contact_messages')
        .select('id')
        .where('mail_due_at', '<=', now)
        .orderBy('mail_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function markMessageMailed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ mail_due_at: null })
    .where('id', '=', id)
    .execute();
}
