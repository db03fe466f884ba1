import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { types } from './columnTypes.ts';
import type { Db } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { NO_BITMAPS } from './noBitmaps.ts';
import { openPool } from './pool.ts';
import { openPostgres } from './postgres.ts';

export function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Db {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl);
  return openEmbedded(join(config.dataDir, 'db'));
}

/** Begun by the first statement. */
export function openEmbedded(location: string): Db {
  return openOver(() => startEmbedded(location));
}

export function openOver(start: () => Promise<PGlite>): Db {
  return openPool(async () => {
    const pglite = await start();
    await pglite.exec(`set ${NO_BITMAPS}`);
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
    const settings = { types, max: 1, idleTimeoutMillis: 0 };
    const pool = new pg.Pool(Object.assign(createPgConfig(pglite), settings));
    // It runs on this thread: between two turns the sockets are read, so that the queue is seen to grow.
    const release = (client: pg.PoolClient, isBroken: boolean) =>
      setImmediate(() => client.release(isBroken));
    const end = async () => {
      await pool.end();
      await pglite.close();
    };
    return { pool, release, end };
  });
}
