import { maskCivilId } from '../../../src/contract/rules/maskedCivilId.ts';
import type { Profile } from '../../../src/contract/wire/customer.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { getStoredCivilId, storeCivilId } from '../../db/stores/civilIdStore.ts';
import { getProfile } from '../../db/stores/customerStore.ts';
import { decryptCivilId, encryptCivilId, type CivilIdKeys } from './civilIdCipher.ts';

/** In full: only for the owner's own download and for comparing. */
export async function readCivilId(
  { db, config }: AppContext,
  customerId: number,
): Promise<string | null> {
  const stored = await getStoredCivilId(db, customerId);
  return stored === null ? null : decryptCivilId(config.civilIdKeys, customerId, stored);
}

export async function saveCivilId(
  db: Db,
  keys: CivilIdKeys,
  customerId: number,
  civilId: string,
): Promise<void> {
  await storeCivilId(db, customerId, encryptCivilId(keys.current, customerId, civilId));
}

/** The account as it is sent, with the civil ID masked. */
export async function viewAccount(context: AppContext, customerId: number): Promise<Profile> {
  const civilId = await readCivilId(context, customerId);
  return {
    ...(await getProfile(context.db, customerId)),
    civil_id: civilId === null ? null : maskCivilId(civilId),
  };
}
