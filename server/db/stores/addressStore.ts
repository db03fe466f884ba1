import type { Insertable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** The columns that a customer writes. */
export type AddressFields = Omit<
  Insertable<Database['addresses']>,
  'id' | 'customer_id' | 'created_at'
>;

export async function listAddresses(db: Db, customerId: number): Promise<Address[]> {
  const rows = await selectAddresses(db)
    .where('customer_id', '=', customerId)
    .orderBy('addresses.id')
    .execute();
  return rows.map(toAddress);
}

export async function findAddress(db: Db, customerId: number, id: number): Promise<Address | null> {
  const row = await selectAddresses(db)
    .where('customer_id', '=', customerId)
    .where('addresses.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toAddress(row);
}

export async function insertAddress(
  db: Db,
  customerId: number,
  fields: AddressFields,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('addresses')
    .values({ ...fields, customer_id: customerId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the customer has no such address. */
export async function updateAddress(
  db: Db,
  customerId: number,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const updated = await db
    .updateTable('addresses')
    .set(fields)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** False when the customer has no such address. */
export async function deleteAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

function selectAddresses(db: Db) {
  return db
    .selectFrom('addresses')
    .innerJoin('areas', 'areas.id', 'addresses.area_id')
    .innerJoin('governorates', 'governorates.id', 'areas.gov_id')
    .select([
      'addresses.id',
      'title',
      'location',
      'area_id',
      'areas.gov_id',
      'areas.name_en as area_en',
      'areas.name_ar as area_ar',
      'governorates.name_en as governorate_en',
      'governorates.name_ar as governorate_ar',
      'block',
      'street',
      'avenue',
      'house_building',
      'floor',
      'apartment',
      'special_direction',
    ]);
}

export type Address = ReturnType<typeof toAddress>;
type AddressRow = Awaited<ReturnType<ReturnType<typeof selectAddresses>['execute']>>[number];

function toAddress({ area_en, area_ar, governorate_en, governorate_ar, ...row }: AddressRow) {
  return {
    ...row,
    governorate: { name_en: governorate_en, name_ar: governorate_ar },
    area: { name_en: area_en, name_ar: area_ar },
  };
}
