import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A connection or a running transaction: the first argument of every store function. */
export type Db = Kysely<Database>;

/** The name of the unique constraint that a statement broke, or null for any other failure. */
export function brokenUniqueConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : null;
}

/** SQLSTATEs and their classes: lost, refused or read-only connections, no room, limits of time, deadlocks. */
const AWAY_SQLSTATES = ['08', '53', '57P', '57014', '55P03', '25006', '25P03', '40001', '40P01'];
const AWAY_SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** Errors that the driver reports by message alone. */
const AWAY_MESSAGE =
  /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect/;

/** A newer release changed the table after this connection had prepared the statement. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}

/** Whether the same request may succeed in a few seconds. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (isPlanOutdated(error)) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return typeof message === 'string' && AWAY_MESSAGE.test(message);
  return AWAY_SOCKET_CODES.includes(code) || AWAY_SQLSTATES.some((state) => code.startsWith(state));
}
