import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { parsers } from './columnTypes.ts';
import type { Db } from './database.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

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
