import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** A connection or a running transaction: every store function takes one first. */
export type Db = Kysely<Database>;

// Both drivers give the same JavaScript values: dates stay YYYY-MM-DD, whole and decimal numbers
// become numbers (no column holds more than 2^53).
const TYPE_DATE = 1082;
const TYPE_INT8 = 20;
const TYPE_NUMERIC = 1700;
const asText = (value: string) => value;
const parsers: Readonly<Record<number, (value: string) => string | number>> = {
  [TYPE_DATE]: asText,
  [TYPE_INT8]: Number,
  [TYPE_NUMERIC]: Number,
};

export function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Db {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl);
  const folder = join(config.dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  return openEmbedded(folder);
}

/** PostgreSQL inside this process; `memory://` keeps nothing. */
export function openEmbedded(location: string): Db {
  return new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: () => PGlite.create(location, { parsers }) }),
  });
}

export function openPostgres(connectionString: string): Db {
  const pool = new pg.Pool({ connectionString, max: 10, types: { getTypeParser } });
  // An idle connection that the server drops is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

function getTypeParser(typeId: number, format?: 'text' | 'binary') {
  const own = format === 'binary' ? undefined : parsers[typeId];
  return own ?? pg.types.getTypeParser(typeId, format);
}

/** The name of the unique constraint that a statement broke, or null for any other failure. */
export function brokenUniqueConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : null;
}
