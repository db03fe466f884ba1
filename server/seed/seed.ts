import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { seedAreas } from './seedAreas.ts';
import { seedDietitians } from './seedDietitians.ts';
import { seedKitchen } from './seedKitchen.ts';
import { seedMenu } from './seedMenu.ts';
import { seedPackages } from './seedPackages.ts';
import { seedSampleCustomer } from './seedSampleCustomer.ts';

/** Fills an empty database with the sample kitchen, all or nothing; a filled one is left alone. */
export async function seed(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Processes that start at the same moment fill it once: the second waits here.
    await sql`lock table settings in exclusive mode`.execute(trx);
    if (!(await isSeeded(trx))) await seedShop(trx, now);
    // A shop that was filled before appointments existed gets its dietitians now.
    await seedDietitians(trx);
  });
}

async function seedShop(trx: Db, now: Date): Promise<void> {
  await seedKitchen(trx);
  await seedAreas(trx);
  await seedPackages(trx);
  await seedMenu(trx);
  await seedSampleCustomer(trx, now);
}

async function isSeeded(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('id').executeTakeFirst();
  return row !== undefined;
}
