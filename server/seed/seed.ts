import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { seedAreas } from './seedAreas.ts';
import { seedDietitians } from './seedDietitians.ts';
import { seedKitchen } from './seedKitchen.ts';
import { seedMenu } from './seedMenu.ts';
import { seedPackages } from './seedPackages.ts';
import { seedSampleCustomer } from './seedSampleCustomer.ts';
import { seedSampleStaff } from './seedSampleStaff.ts';

interface SeedOptions {
  sampleCustomer: boolean;
}

/**
 * Fills an empty database with the sample kitchen, all or nothing; leaves any other alone. Returns whether it was
 * empty.
 */
export async function seed(db: Db, now: Date, options: SeedOptions): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Processes that start at the same moment fill it once: the second waits here.
    await sql`lock table settings in exclusive mode`.execute(trx);
    const isEmpty = !(await isFilled(trx));
    if (isEmpty) await seedShop(trx);
    if (isEmpty && options.sampleCustomer) {
      await seedSampleCustomer(trx, now);
      await seedSampleStaff(trx, now);
    }
    // A shop that was filled before appointments existed gets its dietitians now.
    await seedDietitians(trx);
    return isEmpty;
  });
}

async function seedShop(trx: Db): Promise<void> {
  await seedKitchen(trx);
  await seedAreas(trx);
  await seedPackages(trx);
  await seedMenu(trx);
}

/** Whether the kitchen's settings exist; without them nothing can be sold. */
export async function isFilled(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('id').executeTakeFirst();
  return row !== undefined;
}
