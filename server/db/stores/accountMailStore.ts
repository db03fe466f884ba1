import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';

export type AccountMail = Selectable<Database['account_mails']>;
export type AccountMailKind = AccountMail['kind'];

export async function insertAccountMail(
  db: Db,
  mail: Insertable<Database['account_mails']>,
): Promise<void> {
  await db.insertInto('account_mails').values(mail).execute();
}

export function claimAccountMail(db: Db, lease: Lease): Promise<AccountMail | undefined> {
  return claimDueMail(db, { table: 'account_mails', column: 'mail_due_at' }, lease);
}

export function claimAccountMailOf(
  db: Db,
  customerId: number,
  lease: Lease,
): Promise<AccountMail | undefined> {
  return claimDueMail(
    db,
    {
      table: 'account_mails',
      column: 'mail_due_at',
      only: (where) => where('customer_id', '=', customerId),
    },
    lease,
  );
}

export async function saveAccountMailToken(db: Db, id: number, token_hash: string): Promise<void> {
  await db.updateTable('account_mails').set({ token_hash }).where('id', '=', id).execute();
}

export async function markAccountMailSent(db: Db, id: number): Promise<void> {
  await db.updateTable('account_mails').set({ mail_due_at: null }).where('id', '=', id).execute();
}

/** The mail of a link, for this transaction alone; null when there is none, or no longer. */
export async function lockMailOfLink(
  db: Db,
  kind: AccountMailKind,
  tokenHash: string,
  now: Date,
): Promise<AccountMail | null> {
  const mail = await db
    .selectFrom('account_mails')
    .selectAll()
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return mail ?? null;
}

/** The change of the e-mail that waits for its confirmation. */
export async function findEmailChange(
  db: Db,
  customerId: number,
  now: Date,
): Promise<AccountMail | null> {
  const mail = await db
    .selectFrom('account_mails')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'confirm_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return mail ?? null;
}

export async function deleteEmailChange(db: Db, customerId: number): Promise<void> {
  await db
    .deleteFrom('account_mails')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'confirm_email')
    .execute();
}

export async function markLinkUsed(db: Db, id: number, used_at: Date): Promise<void> {
  await db.updateTable('account_mails').set({ used_at }).where('id', '=', id).execute();
}

/** This way back and those that were mailed later, to addresses that the account had afterwards. */
export async function deleteWaysBackSince(db: Db, { id, customer_id }: AccountMail): Promise<void> {
  await db
    .deleteFrom('account_mails')
    .where('customer_id', '=', customer_id)
    .where('kind', '=', 'email_changed')
    .where('id', '>=', id)
    .execute();
}

/** The customers who log in with this e-mail, or could restore it as their former one. */
export async function findEmailOwner(db: Db, email: string, now: Date): Promise<number | null> {
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .unionAll((select) =>
      select
        .selectFrom('account_mails')
        .select('customer_id as id')
        .where('kind', '=', 'email_changed')
        .where('email', '=', email)
        .where('expires_at', '>', now),
    )
    .limit(1)
    .executeTakeFirst();
  return owner?.id ?? null;
}

export async function deleteExpiredAccountMails(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_mails').where('expires_at', '<=', now).execute();
}
