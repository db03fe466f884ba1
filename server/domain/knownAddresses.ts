import type { Db } from '../db/database.ts';
import {
  deleteKnownAddresses,
  deleteUnusedAddresses,
  isAddressKnown,
  saveKnownAddress,
} from '../db/stores/knownAddressStore.ts';
import { deleteUnusedStaffAddresses } from '../db/stores/staffStore.ts';
import { addressBlock } from './addressBlock.ts';
import { hashToken } from './tokens.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** No customer has this id. Looking it up makes an unknown e-mail take as long as a known one. */
export const UNKNOWN_ID = 0;

/** Whether this customer has logged in from this address before. */
export async function knowsAddress(
  db: Db,
  customerId: number | undefined,
  ip: string,
): Promise<boolean> {
  const id = customerId ?? UNKNOWN_ID;
  return isAddressKnown(db, id, addressHashOf(id, ip));
}

/** After a login, a sign-up or a new password by a mailed link. */
export async function rememberAddress(
  db: Db,
  customerId: number,
  ip: string,
  now: Date,
): Promise<void> {
  await saveKnownAddress(db, customerId, addressHashOf(customerId, ip), now);
}

/** For an account that another person may have had access to. */
export async function forgetAddresses(db: Db, customerId: number): Promise<void> {
  await deleteKnownAddresses(db, customerId);
}

export async function forgetUnusedAddresses(db: Db, now: Date): Promise<void> {
  const usedBefore = new Date(now.getTime() - KEPT_MS);
  await deleteUnusedAddresses(db, usedBefore);
  await deleteUnusedStaffAddresses(db, usedBefore);
}

/** A hash of the address and the account, so that the same address gives different values for different accounts. */
export function addressHashOf(accountId: number, ip: string): string {
  return hashToken(`${accountId}|${addressBlock(ip)}`);
}
