import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../db/database.ts';
import {
  listSecondFactors,
  replaceSecondFactor,
  takeCodeStep,
} from '../../db/stores/staffStore.ts';
import { decryptFor, encryptFor, prefixOf, type CivilIdKeys } from '../privacy/civilIdCipher.ts';

/** RFC 6238, as every app of second factors takes it. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A phone may be half a minute early or late. */
const WINDOW = 1;
const ISSUER = 'Mizan';

const ownerOf = (staffId: number) => `second factor of staff ${staffId}`;

/** Base32. */
export const newSecondFactor = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const encryptSecondFactor = (keys: CivilIdKeys, staffId: number, secret: string): string =>
  encryptFor(ownerOf(staffId), keys.current, secret);

export const decryptSecondFactor = (keys: CivilIdKeys, staffId: number, stored: string): string =>
  decryptFor(ownerOf(staffId), keys, stored);

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: ISSUER, label: email, secret, period: PERIOD_SECONDS });

/** otpauth://totp/…: the content of the QR code. */
export const secondFactorUri = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/** Whether the code is valid now and was not used before: of two logins with one code, one succeeds. */
export async function takeCode(
  db: Db,
  staffId: number,
  { secret, code, now }: { secret: string; code: string; now: Date },
): Promise<boolean> {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  return takeCodeStep(db, staffId, step);
}

/** Encrypts values of another key with the current key; returns how many there were. */
export async function rotateSecondFactors(db: Db, keys: CivilIdKeys): Promise<number> {
  let rotated = 0;
  for (const stored of await listSecondFactors(db)) {
    const { staff_id, second_factor } = stored;
    if (second_factor.startsWith(prefixOf(keys.current))) continue;
    const secret = decryptSecondFactor(keys, staff_id, second_factor);
    const replacement = encryptSecondFactor(keys, staff_id, secret);
    if (await replaceSecondFactor(db, stored, replacement)) rotated += 1;
  }
  return rotated;
}
