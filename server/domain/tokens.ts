import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that a header and an address can hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text that was sent can be one at all: nothing else is looked up. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}
