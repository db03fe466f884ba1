import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { types } from './columnTypes.ts';
import type { Db } from './database.ts';
import { NO_BITMAPS } from './noBitmaps.ts';
import { openPool } from './pool.ts';

/** Milliseconds. While the database is away, a customer has an answer within three seconds. */
const LIMITS = {
  /** How long to wait for a free or a new connection. */
  connect: 2500,
  statement: 10_000,
  lock: 5000,
  /** Releases the locks of a transaction whose process was cut off. */
  idleTransaction: 15_000,
  watchEvery: 500,
  ping: 1500,
};

const CONNECTIONS = 10;

/** Compiling a statement takes far longer than any of ours runs. */
const SESSION = `-c jit=off -c ${NO_BITMAPS}`;

/** A pool of connections that outlives a database that restarts, fails over or freezes. */
export function openPostgres(connectionString: string): Db {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: LIMITS.connect,
    statement_timeout: LIMITS.statement,
    lock_timeout: LIMITS.lock,
    idle_in_transaction_session_timeout: LIMITS.idleTransaction,
    options: SESSION,
  });
  // A lost connection fails its statement, and the pool replaces it; unheard, the events end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const stopWatching = cutFrozenConnections(pool, connectionString);
  const end = () => {
    stopWatching();
    return pool.end();
  };
  return openPool(async () => ({
    pool,
    release: (client, isBroken) => client.release(isBroken),
    end,
  }));
}

/** A server that froze neither answers nor closes: what waits for it is cut when a new connection gets no answer either. */
function cutFrozenConnections(pool: pg.Pool, connectionString: string): () => void {
  const busySince = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => busySince.set(client, Date.now()));
  pool.on('release', (_error, client) => busySince.delete(client));
  let isPinging = false;
  const cutIfFrozen = async () => {
    const since = Date.now() - LIMITS.watchEvery;
    const waiting = [...busySince].filter(([, acquired]) => acquired <= since);
    if (isPinging || waiting.length === 0) return;
    isPinging = true;
    const answers = await ping(connectionString);
    isPinging = false;
    if (answers) return;
    for (const [client, acquired] of waiting) {
      if (busySince.get(client) === acquired) void client.end();
    }
  };
  const timer = setInterval(() => void cutIfFrozen(), LIMITS.watchEvery).unref();
  return () => clearInterval(timer);
}

/** False only for silence: a refusal is an answer. */
async function ping(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => true,
    );
  const silence = delay(LIMITS.ping, false, { ref: false });
  const answers = await Promise.race([answer, silence]);
  void client.end();
  return answers;
}
