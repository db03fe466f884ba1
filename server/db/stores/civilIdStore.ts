import { sql, type Expression } from 'kysely';
import type { Db } from '../database.ts';

/** The stored form; null where the customer gave none. */
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

export interface StoredCivilId {
  readonly id: number;
  readonly civil_id: string;
}

/** The value in the index `customers_civil_id_key`; empty where the civil ID is plain. */
const KEY_ID = sql<string>`split_part(civil_id, '.', 2)`;

/** The unencrypted civil IDs of customers after this one, by customer id. */
export async function listPlainCivilIds(
  db: Db,
  afterId: number,
  limit: number,
): Promise<StoredCivilId[]> {
  return civilIdsAfter(db, afterId, limit).where(KEY_ID, '=', '').execute();
}

/** Those that this key has not encrypted. */
export async function listCivilIdsOfOtherKeys(
  db: Db,
  keyId: string,
  afterId: number,
  limit: number,
): Promise<StoredCivilId[]> {
  return civilIdsAfter(db, afterId, limit).where(KEY_ID, '!=', keyId).execute();
}

const civilIdsAfter = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('customers')
    .select('id')
    .select((customer) => customer.ref('civil_id').$notNull().as('civil_id'))
    .where('civil_id', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit);

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

/** The ids of all keys in use: for civil IDs, and for the second factors of the staff. */
export async function listCivilIdKeys(db: Db): Promise<string[]> {
  const rows = await db
    .withRecursive('used(key_id)', (keys) =>
      keys.selectNoFrom(firstKeyAfter(keys, sql<string>`''`).as('key_id')).unionAll(
        keys
          .selectFrom('used')
          .select((used) => firstKeyAfter(keys, used.ref('used.key_id')).as('key_id'))
          .where('used.key_id', 'is not', null),
      ),
    )
    .selectFrom('used')
    .select('key_id')
    .where('key_id', 'is not', null)
    .$narrowType<{ key_id: string }>()
    .union(
      db
        .selectFrom('staff')
        .select(sql<string>`split_part(second_factor, '.', 2)`.as('key_id'))
        .where('second_factor', 'is not', null),
    )
    .execute();
  return rows.map(({ key_id }) => key_id);
}

/** Skips through the index from key to key: there are few keys and many customers. */
const firstKeyAfter = (db: Pick<Db, 'selectFrom'>, keyId: Expression<string | null>) =>
  db
    .selectFrom('customers')
    .select(KEY_ID.as('key_id'))
    .where('civil_id', 'is not', null)
    .where(KEY_ID, '>', keyId)
    .orderBy(KEY_ID)
    .limit(1);
