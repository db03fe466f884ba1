import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import { givenRows } from '../givenRows.ts';
import type { Database } from '../schema.ts';

type Table = 'package_categories' | 'package_variants' | 'package_category_images';
type New<T extends Table> = Omit<Insertable<Database[T]>, 'package_category_id' | 'position'>;

export type PackageRow = Awaited<ReturnType<typeof listPackages>>[number];

const packagesWithParts = (db: Db) =>
  db
    .selectFrom('package_categories as category')
    .selectAll('category')
    .select((category) => [
      jsonArrayFrom(
        category
          .selectFrom('package_category_images')
          .select(['url', 'alt_en', 'alt_ar'])
          .whereRef('package_category_id', '=', 'category.id')
          .orderBy('position'),
      ).as('images'),
      jsonArrayFrom(
        category
          .selectFrom('package_variants')
          .select(['package_variants.key', 'name_en', 'name_ar', 'active'])
          .select(['meal_calories', 'meal_protein_g', 'snack_calories', 'snack_protein_g'])
          .select(['price_per_meal_fils', 'price_per_snack_fils'])
          .whereRef('package_category_id', '=', 'category.id')
          .orderBy('position'),
      ).as('variants'),
      jsonArrayFrom(
        category
          .selectFrom('package_day_options')
          .select(['days', 'discount_percent'])
          .whereRef('package_category_id', '=', 'category.id')
          .orderBy('days'),
      ).as('day_options'),
    ]);

/** In the order of the home page. */
export async function listPackages(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return packagesWithParts(db).orderBy('position').limit(limit).offset(offset).execute();
}

export async function countPackages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('package_categories')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPackage(db: Db, id: number): Promise<PackageRow | null> {
  const query = packagesWithParts(db).where('category.id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function findPackageByKey(db: Db, key: string): Promise<PackageRow | null> {
  const query = packagesWithParts(db).where('category.key', '=', key);
  return (await query.executeTakeFirst()) ?? null;
}

/** As above, and locks it. */
export async function lockPackage(trx: Db, id: number): Promise<PackageRow | null> {
  const query = packagesWithParts(trx).where('category.id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** Adds at the end of the home page; null where the key exists. */
export async function insertPackage(
  trx: Db,
  row: Omit<New<'package_categories'>, 'version'>,
): Promise<number | null> {
  const inserted = await trx
    .insertInto('package_categories')
    .values({
      ...row,
      position: sql`(select coalesce(max(position), 0) + 1 from package_categories)`,
    })
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export async function updatePackage(
  trx: Db,
  id: number,
  changes: Omit<Updateable<Database['package_categories']>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('package_categories')
    .set(changes)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Behind the others; false where a key is taken. */
export async function insertVariants(
  trx: Db,
  packageId: number,
  variants: readonly New<'package_variants'>[],
): Promise<boolean> {
  if (variants.length === 0) return true;
  const inserted = await trx
    .insertInto('package_variants')
    .values(
      variants.map((variant, index) => ({
        ...variant,
        package_category_id: packageId,
        position: sql<number>`(select coalesce(max(position), 0) + ${index + 1}
          from package_variants where package_category_id = ${packageId})`,
      })),
    )
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .execute();
  return inserted.length === variants.length;
}

type ChangedVariant = Pick<
  Selectable<Database['package_variants']>,
  'key' | 'name_en' | 'name_ar' | 'price_per_meal_fils' | 'price_per_snack_fils' | 'active'
>;

/** By their keys. */
export async function updateVariants(trx: Db, variants: readonly ChangedVariant[]): Promise<void> {
  if (variants.length === 0) return;
  await trx
    .updateTable('package_variants')
    .from(givenRows('package_variants', variants))
    .set((variant) => ({
      name_en: variant.ref('given.name_en'),
      name_ar: variant.ref('given.name_ar'),
      price_per_meal_fils: variant.ref('given.price_per_meal_fils'),
      price_per_snack_fils: variant.ref('given.price_per_snack_fils'),
      active: variant.ref('given.active'),
    }))
    .whereRef('package_variants.key', '=', 'given.key')
    .execute();
}

export async function saveDayOptions(
  trx: Db,
  packageId: number,
  options: readonly { days: number; discount_percent: number }[],
): Promise<void> {
  await trx
    .deleteFrom('package_day_options')
    .where('package_category_id', '=', packageId)
    .execute();
  const rows = options.map((option) => ({ ...option, package_category_id: packageId }));
  await trx.insertInto('package_day_options').values(rows).execute();
}

/** In display order. */
export async function savePackageImages(
  trx: Db,
  packageId: number,
  images: readonly New<'package_category_images'>[],
): Promise<void> {
  await trx
    .deleteFrom('package_category_images')
    .where('package_category_id', '=', packageId)
    .execute();
  const rows = images.map((image, position) => ({
    ...image,
    position,
    package_category_id: packageId,
  }));
  await trx.insertInto('package_category_images').values(rows).execute();
}
