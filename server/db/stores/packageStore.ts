import type { Selectable } from 'kysely';
import type { PackageCategoryImage } from '../../../src/contract/wire/package.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type CategoryRow = Selectable<Database['package_categories']>;
export type VariantRow = Selectable<Database['package_variants']>;
export type DayOption = Selectable<Database['package_day_options']>;

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
): Promise<PackageCategoryImage[]> {
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
