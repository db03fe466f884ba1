import type { Config } from '../server/config.ts';
import type { Db } from '../server/db/database.ts';
import { rotateCivilIds } from '../server/domain/privacy/encryptCivilIds.ts';
import { rotateSecondFactors } from '../server/domain/staff/secondFactor.ts';
import { prepareCivilIds } from '../server/start/prepareDatabase.ts';
import { runOnDatabase } from './onDatabase.ts';

/** Encrypts every civil ID, and the second factors of the staff, with CIVIL_ID_KEY; CIVIL_ID_OLD_KEYS has the keys that they were encrypted with. */
async function rotate(db: Db, config: Config): Promise<string[]> {
  await prepareCivilIds(db, config);
  const rotated = await rotateCivilIds(db, config.civilIdKeys);
  const factors = await rotateSecondFactors(db, config.civilIdKeys);
  return [
    `Encrypted again: ${rotated} civil IDs, ${factors} second factors. CIVIL_ID_KEY decrypts all of them now.`,
  ];
}

await runOnDatabase(() => rotate);
