import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export async function listSiteContent(db: Db): Promise<Selectable<Database['site_content']>[]> {
  return db
    .selectFrom('site_content')
    .select(['key', 'value_en', 'value_ar'])
    .orderBy('key')
    .execute();
}

/** What a delivery costs, as the kitchen has set it. */
export async function getDeliveryTerms(db: Db): Promise<{ fee: number; free_from: number | null }> {
  return db
    .selectFrom('settings')
    .select(['delivery_fee_fils as fee', 'free_delivery_from_fils as free_from'])
    .executeTakeFirstOrThrow();
}

interface ClosedDay {
  date: string;
  name_en: string;
  name_ar: string;
}

export async function listClosedDays(db: Db, from: string): Promise<ClosedDay[]> {
  return db
    .selectFrom('closed_days')
    .select(['date', 'name_en', 'name_ar'])
    .where('date', '>=', from)
    .orderBy('date')
    .execute();
}

/** Every closed day, past ones too: a plan in the cart may have begun already. */
export async function closedDates(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('closed_days').select('date').execute();
  return new Set(rows.map(({ date }) => date));
}

export async function listTimeSlots(db: Db): Promise<{ id: number; from: string; to: string }[]> {
  return db
    .selectFrom('delivery_time_slots')
    .select(['id', 'from_time as from', 'to_time as to'])
    .where('active', '=', true)
    .orderBy('from_time')
    .execute();
}

type CategoryRow = Selectable<Database['package_categories']>;
type CategoryImageRow = Selectable<Database['package_category_images']>;
export type VariantRow = Selectable<Database['package_variants']>;
type DayOption = Selectable<Database['package_day_options']>;

/** A package category that is on sale, with what prices it. */
export interface Category {
  readonly row: CategoryRow;
  readonly variants: readonly VariantRow[];
  readonly dayOptions: readonly DayOption[];
}

export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await selectActive(db).execute();
  return withOptions(db, rows);
}

export async function findCategory(db: Db, id: number): Promise<Category | null> {
  const rows = await selectActive(db).where('id', '=', id).execute();
  const [category] = await withOptions(db, rows);
  return category ?? null;
}

export async function listCategoryImages(
  db: Db,
  categoryId: number,
): Promise<Pick<CategoryImageRow, 'id' | 'url' | 'alt_en' | 'alt_ar'>[]> {
  return db
    .selectFrom('package_category_images')
    .select(['id', 'url', 'alt_en', 'alt_ar'])
    .where('package_category_id', '=', categoryId)
    .orderBy('position')
    .execute();
}

function selectActive(db: Db) {
  return db
    .selectFrom('package_categories')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position');
}

async function withOptions(db: Db, rows: readonly CategoryRow[]): Promise<Category[]> {
  const variants = await db
    .selectFrom('package_variants')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const dayOptions = await db
    .selectFrom('package_day_options')
    .selectAll()
    .orderBy('days')
    .execute();
  const belongsTo = (row: CategoryRow) => (part: { package_category_id: number }) =>
    part.package_category_id === row.id;
  return rows.map((row) => ({
    row,
    variants: variants.filter(belongsTo(row)),
    dayOptions: dayOptions.filter(belongsTo(row)),
  }));
}

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

interface VoucherRedemption {
  voucherId: number;
  customerId: number;
  orderId: number;
  oncePerCustomer: boolean;
  now: Date;
}

/** False when this customer has used the voucher already: decided by a constraint, not by a check before. */
export async function redeemVoucher(db: Db, redemption: VoucherRedemption): Promise<boolean> {
  const use = await db
    .insertInto('voucher_uses')
    .values({
      voucher_id: redemption.voucherId,
      customer_id: redemption.customerId,
      order_id: redemption.orderId,
      once_per_customer: redemption.oncePerCustomer,
      used_at: redemption.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return use !== undefined;
}

export async function freeVoucher(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom('voucher_uses').where('order_id', '=', orderId).execute();
}
