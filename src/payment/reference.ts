/** The kinds of things that can be paid. */
export type PayableKind = 'order' | 'appointment';

/** An order or an appointment, by its id. */
export interface PayableKey {
  kind: PayableKind;
  id: number;
}

/**
 * The server makes SUB-<order>-<n>-<8 hex>, one for each attempt; a browser in direct transport makes
 * SUB-<order>-d<16 hex>. With APT instead of SUB, the number is an appointment's. The forms are distinguishable, and
 * name what they pay for.
 */
const SERVER_REFERENCE = /^(SUB|APT)-([1-9]\d{0,9})-\d{1,6}-[0-9a-f]{8}$/;
const DIRECT_REFERENCE = /^(SUB|APT)-([1-9]\d{0,9})-d[0-9a-f]{16}$/;
const PREFIXES: Readonly<Record<PayableKind, string>> = { order: 'SUB', appointment: 'APT' };

export function serverReference(key: PayableKey, attempt: number, random: Uint8Array): string {
  return `${PREFIXES[key.kind]}-${key.id}-${attempt}-${hexOf(random.slice(0, 4))}`;
}

export function directReference(key: PayableKey, random: Uint8Array): string {
  return `${PREFIXES[key.kind]}-${key.id}-d${hexOf(random.slice(0, 8))}`;
}

/** The order or appointment of a reference of either form, or null. */
export function payableOfReference(reference: string): PayableKey | null {
  const match = SERVER_REFERENCE.exec(reference) ?? DIRECT_REFERENCE.exec(reference);
  if (!match) return null;
  return {
    kind: match[1] === PREFIXES.appointment ? 'appointment' : 'order',
    id: Number(match[2]),
  };
}

export function isSamePayable(one: PayableKey, other: PayableKey | null): boolean {
  return one.kind === other?.kind && one.id === other.id;
}

export function isDirectReference(reference: string): boolean {
  return DIRECT_REFERENCE.test(reference);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
