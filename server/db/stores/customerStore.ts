import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Profile = Pick<
  Selectable<Database['customers']>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone'
>;

export const EMAIL_CONSTRAINT = 'customers_email_key';

export async function insertCustomer(
  db: Db,
  customer: Insertable<Database['customers']>,
): Promise<number> {
  const { id } = await db
    .insertInto('customers')
    .values(customer)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `email` in its normalised form. */
export async function findLogin(
  db: Db,
  email: string,
): Promise<{ id: number; password_hash: string } | null> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

export async function getProfile(db: Db, customerId: number): Promise<Profile> {
  return db
    .selectFrom('customers')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function updateProfile(
  db: Db,
  customerId: number,
  profile: Omit<Profile, 'id' | 'email'>,
): Promise<void> {
  await db.updateTable('customers').set(profile).where('id', '=', customerId).execute();
}

export async function updateEmail(db: Db, customerId: number, email: string): Promise<void> {
  await db.updateTable('customers').set({ email }).where('id', '=', customerId).execute();
}

export async function getPasswordHash(db: Db, customerId: number): Promise<string> {
  const { password_hash } = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

export async function updatePasswordHash(
  db: Db,
  customerId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('id', '=', customerId)
    .execute();
}
