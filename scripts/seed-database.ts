import type { Config } from '../server/config.ts';
import type { Db } from '../server/db/database.ts';
import { seed } from '../server/seed/seed.ts';
import { runOnDatabase } from './onDatabase.ts';

/** Fills an empty database with the sample kitchen. */
async function seedDatabase(db: Db, config: Config): Promise<string[]> {
  if (!(await seed(db, new Date(), config))) return ['The database has a kitchen already.'];
  return [
    `The sample kitchen is in the database, ${config.sampleCustomer ? 'with' : 'without'} the sample customer.`,
  ];
}

await runOnDatabase(() => seedDatabase);
