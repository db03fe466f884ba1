import { randomBytes } from 'node:crypto';

/** Random decimal digits, the first not zero: payment ids and tokens. */
export function digits(length: number): string {
  const random = [...randomBytes(length)];
  return random.map((byte, index) => (index === 0 ? 1 + (byte % 9) : byte % 10)).join('');
}
