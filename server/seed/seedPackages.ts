import type { Db } from '../db/database.ts';
import { packages } from './packages.ts';
import type { SeedPackage } from './packages/types.ts';

export async function seedPackages(db: Db): Promise<void> {
  for (const [position, sample] of packages.entries()) await seedPackage(db, sample, position);
}

async function seedPackage(db: Db, sample: SeedPackage, position: number): Promise<void> {
  const { highlights, gallery, variants, day_options, ...rest } = sample;
  const { meal_options, snack_options, delivery_preferences, ...texts } = rest;
  const { id } = await db
    .insertInto('package_categories')
    .values({
      ...texts,
      position,
      drawing: sample.image,
      gallery_drawings: JSON.stringify(gallery),
      highlights_en: JSON.stringify(highlights.map(({ en }) => en)),
      highlights_ar: JSON.stringify(highlights.map(({ ar }) => ar)),
      meal_options: JSON.stringify(meal_options),
      snack_options: JSON.stringify(snack_options),
      delivery_preferences: JSON.stringify(delivery_preferences),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofPackage = <T extends object>(row: T) => ({ ...row, package_category_id: id });
  const inOrder = <T extends object>(row: T, index: number) => ({
    ...ofPackage(row),
    position: index,
  });
  await db.insertInto('package_day_options').values(day_options.map(ofPackage)).execute();
  await db.insertInto('package_category_images').values(gallery.map(inOrder)).execute();
  await db.insertInto('package_variants').values(variants.map(inOrder)).execute();
}
