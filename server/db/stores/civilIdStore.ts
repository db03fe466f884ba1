import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** As it is stored; null where the customer gave none. */
export async function getStoredCivilId(db: Db, customerId: number): Promise<string | null> {
  const { civil_id } = await db
    .selectFrom('customers')
    .select('civil_id')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return civil_id;
}

export async function storeCivilId(db: Db, customerId: number, civilId: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ civil_id: civilId })
    .where('id', '=', customerId)
    .execute();
}

interface StoredCivilId {
  readonly id: number;
  readonly civil_id: string;
}

/** Those of the customers after this one that do not start so, in the order of the customers. */
export async function listCivilIdsWithout(
  db: Db,
  prefix: string,
  afterId: number,
  limit: number,
): Promise<StoredCivilId[]> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'civil_id'])
    .where('id', '>', afterId)
    .where(sql<boolean>`not starts_with(civil_id, ${prefix})`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, civil_id }) => (civil_id === null ? [] : [{ id, civil_id }]));
}

/** False when the customer has changed it meanwhile. */
export async function replaceStoredCivilId(
  db: Db,
  { id, civil_id }: StoredCivilId,
  replacement: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ civil_id: replacement })
    .where('id', '=', id)
    .where('civil_id', '=', civil_id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The ids of the keys that encrypted what is stored: civil IDs, and the second factors of the staff. */
export async function listCivilIdKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select(sql<string>`split_part(civil_id, '.', 2)`.as('key_id'))
    .where('civil_id', 'is not', null)
    .union(
      db
        .selectFrom('staff')
        .select(sql<string>`split_part(second_factor, '.', 2)`.as('key_id'))
        .where('second_factor', 'is not', null),
    )
    .execute();
  return rows.map(({ key_id }) => key_id);
}
