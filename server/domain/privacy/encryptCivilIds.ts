import { hasCivilIdDigits } from '../../../src/contract/rules/civilId.ts';
import type { Db } from '../../db/database.ts';
import {
  listCivilIdKeys,
  listCivilIdsOfOtherKeys,
  listPlainCivilIds,
  replaceStoredCivilId,
  type StoredCivilId,
} from '../../db/stores/civilIdStore.ts';
import { decryptCivilId, encryptCivilId, type CivilIdKeys } from './civilIdCipher.ts';

const BATCH = 200;

/** Encrypts civil IDs that are still plain. Several processes may do so at once. */
export async function encryptPlainCivilIds(db: Db, keys: CivilIdKeys): Promise<number> {
  return rewrite(db, keys, (afterId) => listPlainCivilIds(db, afterId, BATCH));
}

/** Encrypts plain values, and values of another key, with the current key. */
export async function rotateCivilIds(db: Db, keys: CivilIdKeys): Promise<number> {
  const { id } = keys.current;
  return rewrite(db, keys, (afterId) => listCivilIdsOfOtherKeys(db, id, afterId, BATCH));
}

/** The ids of keys that stored values need and that are not configured. */
export async function missingCivilIdKeys(db: Db, { current, old }: CivilIdKeys): Promise<string[]> {
  const atHand = new Set([current, ...old].map(({ id }) => id));
  return (await listCivilIdKeys(db)).filter((id) => !atHand.has(id)).sort();
}

/** Answers how many were rewritten. */
async function rewrite(
  db: Db,
  keys: CivilIdKeys,
  listAfter: (customerId: number) => Promise<readonly StoredCivilId[]>,
): Promise<number> {
  let rewritten = 0;
  let after = 0;
  for (;;) {
    const batch = await listAfter(after);
    for (const row of batch) {
      const { id, civil_id } = row;
      // As they were stored before they were encrypted.
      const isPlain = hasCivilIdDigits(civil_id);
      const civilId = isPlain ? civil_id : decryptCivilId(keys, id, civil_id);
      const replacement = encryptCivilId(keys.current, id, civilId);
      if (await replaceStoredCivilId(db, row, replacement)) rewritten += 1;
      after = id;
    }
    if (batch.length < BATCH) return rewritten;
  }
}
