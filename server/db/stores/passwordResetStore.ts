import type { Db } from '../database.ts';

/** Takes the place of the customer's earlier link, which is worth nothing from then on. */
export async function savePasswordReset(
  db: Db,
  reset: { customer_id: number; token_hash: string; expires_at: Date },
): Promise<void> {
  const { token_hash, expires_at } = reset;
  await db
    .insertInto('password_resets')
    .values(reset)
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ token_hash, expires_at }),
    )
    .execute();
}

/** The link's customer, once: of many who use it at the same time, one is answered. */
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

export async function deletePasswordReset(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
}

export async function deleteExpiredPasswordResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
