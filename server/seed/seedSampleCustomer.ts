import type { Db } from '../db/database.ts';
import { findLogin } from '../db/stores/customerStore.ts';
import { hashPassword, verifyPassword } from '../domain/passwords.ts';

/** Printed at the start, to log in with. */
export const SAMPLE_CUSTOMER = { email: 'noura@example.com', password: 'Mizan2026' } as const;

export async function seedSampleCustomer(db: Db, now: Date): Promise<void> {
  const { id } = await db
    .insertInto('customers')
    .values({
      first_name: 'Noura',
      last_name: 'Al-Salem',
      email: SAMPLE_CUSTOMER.email,
      phone: '+96550012345',
      password_hash: await hashPassword(SAMPLE_CUSTOMER.password),
      terms_accepted_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const area = await db
    .selectFrom('areas')
    .select('id')
    .where('name_en', '=', 'Salmiya')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('addresses')
    .values({
      customer_id: id,
      title: null,
      location: 'home',
      area_id: area.id,
      block: '4',
      street: 'Salem Al-Mubarak',
      house_building: '12',
      created_at: now,
    })
    .execute();
}

/** Whether the printed password still works. */
export async function hasSampleCustomer(db: Db): Promise<boolean> {
  const account = await findLogin(db, SAMPLE_CUSTOMER.email);
  return (
    account !== null && (await verifyPassword(SAMPLE_CUSTOMER.password, account.password_hash))
  );
}
