import type { Db } from '../database.ts';

export async function isAddressKnown(
  db: Db,
  customerId: number,
  addressHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveKnownAddress(
  db: Db,
  customer_id: number,
  address_hash: string,
  last_used_at: Date,
): Promise<void> {
  await db
    .insertInto('known_addresses')
    .values({ customer_id, address_hash, last_used_at })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'address_hash']).doUpdateSet({ last_used_at }),
    )
    .execute();
}

export async function deleteKnownAddresses(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('known_addresses').where('customer_id', '=', customerId).execute();
}

export async function deleteUnusedAddresses(db: Db, usedBefore: Date): Promise<void> {
  await db.deleteFrom('known_addresses').where('last_used_at', '<', usedBefore).execute();
}
