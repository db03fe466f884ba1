import type { Insertable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export async function insertOrderNote(
  trx: Db,
  note: Insertable<Database['order_notes']>,
): Promise<void> {
  await trx.insertInto('order_notes').values(note).execute();
}

/** The oldest first, with who wrote it. */
export async function notesOfOrders(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_notes')
    .innerJoin('staff', 'staff.id', 'order_notes.staff_id')
    .selectAll('order_notes')
    .select('staff.name')
    .where('order_id', 'in', orderIds)
    .orderBy('order_notes.id')
    .execute();
}

/** Notes may describe the person. */
export async function deleteOrderNotes(trx: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx.deleteFrom('order_notes').where('order_id', 'in', orderIds).execute();
}
