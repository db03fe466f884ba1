import type { Insertable } from 'kysely';
import type { MailKind } from '../../../src/contract/mailKinds.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export interface CustomersMail {
  readonly customerId: number;
  readonly kind: MailKind;
}

export async function listOptOuts(
  db: Db,
  customerId: number,
): Promise<{ kind: MailKind; switched_off_at: Date }[]> {
  return db
    .selectFrom('mail_opt_outs')
    .select(['kind', 'switched_off_at'])
    .where('customer_id', '=', customerId)
    .orderBy('switched_off_at')
    .execute();
}

export async function isOptedOut(db: Db, { customerId, kind }: CustomersMail): Promise<boolean> {
  const row = await db
    .selectFrom('mail_opt_outs')
    .select('kind')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

/** Switching off again keeps the first time. */
export async function insertOptOut(
  db: Db,
  { customerId, kind }: CustomersMail,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mail_opt_outs')
    .values({ customer_id: customerId, kind, switched_off_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'kind']).doNothing())
    .execute();
}

export async function deleteOptOut(db: Db, { customerId, kind }: CustomersMail): Promise<void> {
  await db
    .deleteFrom('mail_opt_outs')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .execute();
}

export async function insertMailSwitch(
  db: Db,
  row: Insertable<Database['mail_switches']>,
): Promise<void> {
  await db.insertInto('mail_switches').values(row).execute();
}

/** The switch that a link belongs to; null for an unknown or expired link. */
export async function findMailSwitch(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<CustomersMail | null> {
  const row = await db
    .selectFrom('mail_switches')
    .select(['customer_id as customerId', 'kind'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteExpiredMailSwitches(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_switches').where('expires_at', '<=', now).execute();
}
