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

/** Nobody has this id: it makes an unknown e-mail take as long as a known one. */
export const NOBODY = 0;

/** Whether this customer has logged in from there before. */
export async function knowsAddress(
  db: Db,
  customerId: number | undefined,
  ip: string,
): Promise<boolean> {
  const id = customerId ?? NOBODY;
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

/** For an account that may have been in somebody else's hands. */
export async function forgetAddresses(db: Db, customerId: number): Promise<void> {
  await deleteKnownAddresses(db, customerId);
}

export async function forgetUnusedAddresses(db: Db, now: Date): Promise<void> {
  const usedBefore = new Date(now.getTime() - KEPT_MS);
  await deleteUnusedAddresses(db, usedBefore);
  await deleteUnusedStaffAddresses(db, usedBefore);
}

/** What is kept of an address from which somebody logs in: the same address of another account has another. */
export function addressHashOf(accountId: number, ip: string): string {
  return hashToken(`${accountId}|${addressBlock(ip)}`);
}
