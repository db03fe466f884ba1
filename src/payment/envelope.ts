import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import NoPadding from 'crypto-js/pad-nopadding.js';
import { isRecord, parseExactJson } from './exactJson.ts';

/** The merchant's key (32 ASCII characters) and IV (16), used as raw bytes. */
export interface EnvelopeKeys {
  key: string;
  iv: string;
}

/** The single error for every faulty envelope: details could help an attacker. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
  constructor() {
    super('The payment data cannot be read.');
  }
}

const PAD_BLOCK = 32;
const CIPHER_BLOCK = 16;
const WHOLE_BLOCKS_OF_HEX = new RegExp(`^(?:[0-9a-f]{${CIPHER_BLOCK * 2}})+$`, 'i');
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/;

/** Throws RangeError. A stray newline at the end of a copied key is the usual fault. */
export function checkEnvelopeKeys({ key, iv }: EnvelopeKeys): void {
  if (key.length !== 32 || !PRINTABLE_ASCII.test(key)) {
    throw new RangeError('The gateway key must be 32 ASCII characters.');
  }
  if (iv.length !== 16 || !PRINTABLE_ASCII.test(iv)) {
    throw new RangeError('The gateway IV must be 16 ASCII characters.');
  }
}

/** Lowercase hex of the AES-256-CBC ciphertext of the value's JSON. */
export function sealEnvelope(value: Readonly<Record<string, unknown>>, keys: EnvelopeKeys): string {
  const padded = pad(new TextEncoder().encode(JSON.stringify(value)));
  const sealed = AES.encrypt(CryptoJS.enc.Hex.parse(toHex(padded)), keyOf(keys), optionsOf(keys));
  return sealed.ciphertext.toString(CryptoJS.enc.Hex);
}

/** The JSON object inside; throws EnvelopeError, always the same, for every fault. */
export function openEnvelope(data: string, keys: EnvelopeKeys): Record<string, unknown> {
  if (!isSealed(data)) throw new EnvelopeError();
  const value = parseOrNothing(unpad(decrypt(data, keys)));
  if (!isRecord(value)) throw new EnvelopeError();
  return value;
}

/** True for hex of whole cipher blocks, whatever is inside. */
export function isSealed(data: string): boolean {
  return WHOLE_BLOCKS_OF_HEX.test(data);
}

function decrypt(data: string, keys: EnvelopeKeys): Uint8Array {
  const ciphertext = CryptoJS.lib.CipherParams.create({ ciphertext: CryptoJS.enc.Hex.parse(data) });
  return fromHex(AES.decrypt(ciphertext, keyOf(keys), optionsOf(keys)).toString(CryptoJS.enc.Hex));
}

function keyOf({ key }: EnvelopeKeys) {
  return CryptoJS.enc.Latin1.parse(key);
}

/** CBC is the library's default mode; its own padding knows 16-byte blocks only. */
function optionsOf({ iv }: EnvelopeKeys) {
  return { iv: CryptoJS.enc.Latin1.parse(iv), padding: NoPadding };
}

function pad(bytes: Uint8Array): Uint8Array {
  const size = PAD_BLOCK - (bytes.length % PAD_BLOCK);
  const padded = new Uint8Array(bytes.length + size).fill(size);
  padded.set(bytes);
  return padded;
}

/** Some senders pad to 16 bytes, some with zeros: both are accepted. */
function unpad(bytes: Uint8Array): Uint8Array {
  const size = bytes.at(-1) ?? 0;
  const isPad = size >= 1 && size <= PAD_BLOCK && bytes.slice(-size).every((byte) => byte === size);
  if (isPad && size <= bytes.length) return bytes.slice(0, -size);
  return bytes.slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
}

function parseOrNothing(bytes: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
