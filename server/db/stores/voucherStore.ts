import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type VoucherRow = Selectable<Database['vouchers']>;

/** `code` in capitals. */
export async function findVoucherByCode(db: Db, code: string): Promise<VoucherRow | null> {
  const row = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

export async function getVoucher(db: Db, id: number): Promise<VoucherRow> {
  return db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function hasUsedVoucher(
  db: Db,
  voucherId: number,
  customerId: number,
): Promise<boolean> {
  const use = await db
    .selectFrom('voucher_uses')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return use !== undefined;
}
