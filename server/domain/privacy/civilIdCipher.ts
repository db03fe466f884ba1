import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** Every encrypted value names the `id` of its key, so that keys can be rotated. */
export interface CivilIdKey {
  readonly id: string;
  /** Not its bytes: nothing that prints a setting shows them. */
  readonly secret: KeyObject;
}

export interface CivilIdKeys {
  /** Encrypts. */
  readonly current: CivilIdKey;
  /** Former keys, for decrypting. */
  readonly old: readonly CivilIdKey[];
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function civilIdKey(bytes: Buffer): CivilIdKey {
  const id = createHash('sha256').update('civil ID key').update(bytes).digest('hex').slice(0, 8);
  return { id, secret: createSecretKey(bytes) };
}

/** The prefix of every value that this key encrypted. */
export function prefixOf({ id }: CivilIdKey): string {
  return `${VERSION}.${id}.`;
}

/** The customer is sealed in: copied to another row, the value opens no more. */
export function encryptCivilId(key: CivilIdKey, customerId: number, civilId: string): string {
  return encryptFor(ownerOf(customerId), key, civilId);
}

export function decryptCivilId(keys: CivilIdKeys, customerId: number, stored: string): string {
  return decryptFor(ownerOf(customerId), keys, stored);
}

const ownerOf = (customerId: number) => `civil ID of customer ${customerId}`;

/** An ASCII text that opens for this owner alone. */
export function encryptFor(owner: string, key: CivilIdKey, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.secret, iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'ascii'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  return `${prefixOf(key)}${sealed.toString('base64url')}`;
}

export function decryptFor(owner: string, keys: CivilIdKeys, stored: string): string {
  const key = [keys.current, ...keys.old].find((one) => stored.startsWith(prefixOf(one)));
  if (key === undefined) throw new Error(`No key at hand decrypts the ${owner}`);
  const sealed = Buffer.from(stored.slice(prefixOf(key).length), 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key.secret, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const encrypted = sealed.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('ascii');
}
