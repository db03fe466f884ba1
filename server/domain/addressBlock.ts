import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The address block that a limit counts as one client: an IPv6 client has at least a /64, which holds more addresses
 * than a limit could count.
 */
export function addressBlock(ip: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (embedded !== undefined) return embedded;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64` : ip;
}

/** All eight groups, as URLs write them: without leading zeros, in small letters. */
function groupsOf(ip: string): string[] {
  const [withoutZone = ip] = ip.split('%');
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [start = [], end = []] = written
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const left = Array.from({ length: GROUPS - start.length - end.length }, () => '0');
  return [...start, ...left, ...end];
}
