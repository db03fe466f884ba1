/**
 * SUB-<order>-<n>-<8 hex> is made by the server, one for each attempt; SUB-<order>-d<16 hex> by a
 * browser that talks to the gateway itself. Both can be told apart, and name their order.
 */
const SERVER_REFERENCE = /^SUB-([1-9]\d{0,9})-\d{1,6}-[0-9a-f]{8}$/;
const DIRECT_REFERENCE = /^SUB-([1-9]\d{0,9})-d[0-9a-f]{16}$/;

export function serverReference(orderId: number, attempt: number, random: Uint8Array): string {
  return `SUB-${orderId}-${attempt}-${hexOf(random.slice(0, 4))}`;
}

export function directReference(orderId: number, random: Uint8Array): string {
  return `SUB-${orderId}-d${hexOf(random.slice(0, 8))}`;
}

/** The order that a reference of either form names, or null. */
export function orderIdOfReference(reference: string): number | null {
  const match = SERVER_REFERENCE.exec(reference) ?? DIRECT_REFERENCE.exec(reference);
  return match ? Number(match[1]) : null;
}

export function isDirectReference(reference: string): boolean {
  return DIRECT_REFERENCE.test(reference);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
