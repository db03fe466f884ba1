import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { isPlanOutdated, type Db } from './database.ts';
import type { Database } from './schema.ts';

/** For each process. The shop has far fewer statements, unless the length of a list is part of their text. */
const MOST_PREPARED = 500;

interface OpenPool {
  pool: pg.Pool;
  /** Releases a connection; pass true to close one that can no longer be used. */
  release: (client: pg.PoolClient, isBroken: boolean) => void;
  end: () => Promise<void>;
}

const pools = new WeakMap<Db, pg.Pool>();

/** Kysely on a pool whose connections prepare each statement once: planning costs more than running. */
export function openPool(open: () => Promise<OpenPool>): Db {
  const nameOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const openForKysely = async () => {
    const { pool, release, end } = await open();
    pools.set(db, pool);
    const connect = async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, release, nameOf);
      clients.set(client, known);
      return known;
    };
    return { options: pool.options, connect, end };
  };
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openForKysely }) });
  return db;
}

interface PoolUse {
  busy: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

/** Nothing before the first statement. */
export function poolUse(db: Db): PoolUse {
  const pool = pools.get(db);
  if (pool === undefined) return { busy: 0, idle: 0, waiting: 0 };
  const { totalCount, idleCount, waitingCount } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Short: a name travels with each call. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_PREPARED) return name;
    names.set(text, `s${names.size}`);
    return names.get(text);
  };
}

function preparing(
  client: pg.PoolClient,
  release: OpenPool['release'],
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let isOutdated = false;
  const run = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    // Without values a text may hold several statements, or one that cannot be prepared; a select is one that can.
    const isPrepared = values.length > 0 || text.startsWith('select ');
    try {
      return await send(client, text, values, isPrepared ? nameOf(text) : undefined);
    } catch (error) {
      isOutdated ||= isPlanOutdated(error);
      throw error;
    }
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, values: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('Nothing is streamed');
    return run(statement, values);
  }
  return { query, release: () => release(client, isOutdated) };
}

function send(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
  name: string | undefined,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    // Not as a configuration: `pg` copies one property by property, which is nearly half of the time of a call.
    const query = new pg.Query(text, [...values], (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(Object.assign(query, { name }));
  });
}
