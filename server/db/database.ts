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
const { DATE, INT8, NUMERIC } = pg.types.builtins;
const asText = (value: string) => value;

export function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Db {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl);
  const folder = join(config.dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  return openEmbedded(folder);
}

/** PostgreSQL inside this process; `memory://` keeps nothing. */
export function openEmbedded(location: string): Db {
  const parsers = { [DATE]: asText, [INT8]: Number, [NUMERIC]: Number };
  return new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: () => PGlite.create(location, { parsers }) }),
  });
}

export function openPostgres(connectionString: string): Db {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, asText);
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({ connectionString, max: 10, types });
  // An idle connection that the server drops is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** The name of the unique constraint that a statement broke, or null for any other failure. */
export function brokenUniqueConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : null;
}
