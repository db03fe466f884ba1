import type { Db } from '../database.ts';

/** Keeps the customer's earlier links valid: otherwise a stranger could end them by requesting another. */
export async function savePasswordReset(
  db: Db,
  reset: { customer_id: number; token_hash: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute();
}

/** The link's customer, once: of concurrent uses only one gets a result. */
export async function takePasswordReset(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<number | null> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return taken?.customer_id ?? null;
}

export async function deletePasswordResets(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
}

export async function deleteExpiredPasswordResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
