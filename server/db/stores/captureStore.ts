import type { Insertable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import type { Capture, CaptureIdentity } from './paymentStore.ts';

export async function insertCapture(
  db: Db,
  capture: Insertable<Database['payment_captures']>,
): Promise<number> {
  const { id } = await db
    .insertInto('payment_captures')
    .values(capture)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** In the order of their recording. */
export async function capturesOfAttempt(db: Db, attemptId: number): Promise<Capture[]> {
  return db
    .selectFrom('payment_captures')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute();
}

/** Adds fields that a later answer reports; known fields stay. */
export async function completeCapture(
  db: Db,
  { id, payment_id, token, paid_on }: Capture,
  identity: CaptureIdentity,
): Promise<void> {
  await db
    .updateTable('payment_captures')
    .set({
      payment_id: payment_id ?? identity.payment_id,
      token: token ?? identity.token,
      paid_on: paid_on ?? identity.paid_on,
    })
    .where('id', '=', id)
    .execute();
}
