import { sql, type Insertable } from 'kysely';
import type { VoucherState } from '../../../src/contract/staff/vouchers.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

interface Wanted {
  readonly state: VoucherState | undefined;
  readonly today: string;
}

/** The fields of a voucher that a manager sets. */
export type VoucherTerms = Omit<Insertable<Database['vouchers']>, 'id' | 'code' | 'version'>;
export type VoucherRow = Awaited<ReturnType<ReturnType<typeof withUses>['execute']>>[number];

function inState(db: Db, { state, today }: Wanted) {
  const vouchers = db.selectFrom('vouchers');
  if (state === undefined) return vouchers;
  if (state === 'ended') return vouchers.where('ends_on', '<', today);
  return vouchers
    .where('ends_on', '>=', today)
    .where('starts_on', state === 'planned' ? '>' : '<=', today);
}

const withUses = (db: Db, wanted: Wanted) =>
  inState(db, wanted)
    .selectAll('vouchers')
    .select(
      sql<number>`(select count(*) from voucher_uses where voucher_id = vouchers.id)`.as('uses'),
    );

/** The newest first. */
export async function listVouchers(
  db: Db,
  wanted: Wanted,
  { limit, offset }: Page,
): Promise<VoucherRow[]> {
  return withUses(db, wanted).orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export async function countVouchers(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await inState(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const EACH: Wanted = { state: undefined, today: '' };

export async function findVoucherById(db: Db, id: number): Promise<VoucherRow | null> {
  const query = withUses(db, EACH).where('vouchers.id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** As above, and locks it. */
export async function lockVoucher(trx: Db, id: number): Promise<VoucherRow | null> {
  const query = withUses(trx, EACH).where('vouchers.id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function findVoucherByCode(db: Db, code: string): Promise<VoucherRow | null> {
  return (await withUses(db, EACH).where('code', '=', code).executeTakeFirst()) ?? null;
}

/** Null where another voucher has the code. */
export async function insertVoucher(
  trx: Db,
  code: string,
  terms: VoucherTerms,
): Promise<number | null> {
  const voucher = await trx
    .insertInto('vouchers')
    .values({ code, ...terms })
    .onConflict((same) => same.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return voucher?.id ?? null;
}

export async function updateVoucher(
  trx: Db,
  id: number,
  terms: Partial<VoucherTerms>,
): Promise<void> {
  await trx
    .updateTable('vouchers')
    .set({ ...terms, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
