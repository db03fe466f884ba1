import { ConfigError } from '../server/configValues.ts';
import { readConfig } from '../server/readConfig.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { migrate } from '../server/db/migrate.ts';
import { seed } from '../server/seed/seed.ts';
import { lockDataFolder } from '../server/start/dataFolder.ts';
import { explainDatabase } from '../server/start/explain.ts';
import { StartError } from '../server/start/StartError.ts';

/** Brings the database up to date, and fills an empty one with the sample kitchen. */
async function seedDatabase(): Promise<string> {
  const config = readConfig(process.env);
  const { databaseUrl } = config;
  const unlock = databaseUrl === null ? lockDataFolder(config.dataDir) : () => undefined;
  const db = openDatabase(config);
  try {
    await explainDatabase(migrate(db), databaseUrl);
    if (!(await seed(db, new Date(), config))) return 'The database has a kitchen already.';
    return `The sample kitchen is in the database, ${config.sampleCustomer ? 'with' : 'without'} the sample customer.`;
  } finally {
    await db.destroy();
    unlock();
  }
}

try {
  console.log(await seedDatabase());
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
