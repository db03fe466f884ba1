import { ConfigError } from '../server/configValues.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { migrate } from '../server/db/migrate.ts';
import { rotateCivilIds } from '../server/domain/privacy/encryptCivilIds.ts';
import { rotateSecondFactors } from '../server/domain/staff/secondFactor.ts';
import { readConfig } from '../server/readConfig.ts';
import { lockDataFolder } from '../server/start/dataFolder.ts';
import { explainDatabase } from '../server/start/explain.ts';
import { prepareCivilIds } from '../server/start/prepareDatabase.ts';
import { StartError } from '../server/start/StartError.ts';

/** Encrypts every civil ID, and the second factors of the staff, with CIVIL_ID_KEY; CIVIL_ID_OLD_KEYS has the keys that they were encrypted with. */
async function rotate(): Promise<string> {
  const config = readConfig(process.env);
  const { databaseUrl, civilIdKeys } = config;
  const unlock = databaseUrl === null ? lockDataFolder(config.dataDir) : () => undefined;
  const db = openDatabase(config);
  try {
    await explainDatabase(migrate(db), databaseUrl);
    await prepareCivilIds(db, config);
    const rotated = await rotateCivilIds(db, civilIdKeys);
    const factors = await rotateSecondFactors(db, civilIdKeys);
    return `Encrypted again: ${rotated} civil IDs, ${factors} second factors. CIVIL_ID_KEY decrypts all of them now.`;
  } finally {
    await db.destroy();
    unlock();
  }
}

try {
  console.log(await rotate());
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
