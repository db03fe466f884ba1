import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { openPostgres } from '../server/db/postgres.ts';
import { lockDataFolder } from '../server/start/dataFolder.ts';
import { explainDatabase } from '../server/start/explain.ts';
import { StartError } from '../server/start/StartError.ts';
import { embeddedFolder, runWithFile, type Place } from './backup/place.ts';
import { runOnDatabase } from './backup/postgresPrograms.ts';

/** Only into an empty place: nothing that is there is ever overwritten. */
async function restore(place: Place, file: string): Promise<string> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  if (place.databaseUrl === null) await restoreEmbedded(place, file);
  else await restoreServer(place.databaseUrl, file);
  return 'The back-up is restored. The shop brings it up to date when it starts.';
}

async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  if (!(await explainDatabase(isEmpty(databaseUrl), databaseUrl))) {
    const { host, pathname } = new URL(databaseUrl);
    throw new StartError(`The database ${host}${pathname} is not empty: name one that is.`);
  }
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  runOnDatabase('pg_restore', databaseUrl, [...whole, `--dbname=${name}`, file]);
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const db = openPostgres(databaseUrl);
  try {
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(db);
    return rows.length === 0;
  } finally {
    await db.destroy();
  }
}

async function restoreEmbedded(place: Place, file: string): Promise<void> {
  const folder = embeddedFolder(place);
  if (existsSync(folder)) {
    throw new StartError(`${folder} is there already: name another DATA_DIR, or move it away.`);
  }
  mkdirSync(place.dataDir, { recursive: true });
  const unlock = lockDataFolder(place.dataDir);
  try {
    const loadDataDir = new Blob([readFileSync(file)], { type: 'application/x-gzip' });
    const database = await PGlite.create(folder, { loadDataDir });
    await database.close();
  } finally {
    unlock();
  }
}

await runWithFile('restore', restore);
