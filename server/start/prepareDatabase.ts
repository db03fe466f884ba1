import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { encryptPlainCivilIds, missingCivilIdKeys } from '../domain/privacy/encryptCivilIds.ts';
import { refusalOf } from '../permissions.ts';
import { isFilled, seed } from '../seed/seed.ts';
import { hasSampleCustomer, SAMPLE_CUSTOMER } from '../seed/seedSampleCustomer.ts';
import { explainDatabase, nameOfDatabase } from './explain.ts';
import { StartError } from './StartError.ts';

/**
 * Migrates the database, and fills an embedded one that is empty. A server's database is filled by `npm run db:seed`
 * alone, so that a wrong DATABASE_URL never becomes a shop. Returns whether the sample customer can log in.
 */
export async function prepareDatabase(db: Db, config: Config, now: Date): Promise<boolean> {
  await explainDatabase(migrate(db), config.databaseUrl);
  if (config.databaseUrl === null) await seed(db, now, config);
  else if (!(await isFilled(db))) throw new StartError(emptyDatabase(config.databaseUrl));
  await prepareCivilIds(db, config);
  const isThere = await hasSampleCustomer(db);
  if (isThere && !config.sampleCustomer) throw new StartError(SAMPLE_CUSTOMER_REFUSED);
  return isThere;
}

/** None stays plain, and each can be read: a wrong key is found now, not by a customer. */
export async function prepareCivilIds(db: Db, { civilIdKeys }: Config): Promise<void> {
  await encryptPlainCivilIds(db, civilIdKeys);
  const missing = await missingCivilIdKeys(db, civilIdKeys);
  if (missing.length > 0) throw new StartError(missingKeys(missing));
}

function missingKeys(ids: readonly string[]): string {
  return `The database has civil IDs that neither CIVIL_ID_KEY nor CIVIL_ID_OLD_KEYS decrypts (key ${ids.join(', ')}): add the key that was used before to CIVIL_ID_OLD_KEYS.`;
}

function emptyDatabase(databaseUrl: string): string {
  return `The database ${nameOfDatabase(databaseUrl)} is empty: fill it with "npm run db:seed", or set DATABASE_URL to the shop's own.`;
}

const SAMPLE_CUSTOMER_REFUSED = `The database has ${SAMPLE_CUSTOMER.email}: ${refusalOf('ALLOW_SAMPLE_CUSTOMER')}.`;
