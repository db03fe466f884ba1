import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import {
  AbortedTransactionError,
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import pg from 'pg';
import { types } from '../../../server/db/columnTypes.ts';
import type { Db } from '../../../server/db/database.ts';
import type { Database } from '../../../server/db/schema.ts';

/**
 * The embedded database in memory, behind node-postgres, which prepares each statement once: to plan a
 * statement anew costs more than to run it.
 */
export async function openPrepared(): Promise<Db> {
  const pglite = await PGlite.create('memory://');
  const client = new pg.Client(Object.assign(createPgConfig(pglite), { types }));
  await client.connect();
  const close = async () => {
    await client.end();
    await pglite.close();
  };
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PGliteAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => driverOf(client, close),
    },
  });
}

function driverOf(client: pg.Client, destroy: () => Promise<void>): Driver {
  const connection = preparing(client);
  const nothing = async () => undefined;
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: async () => {
      await client.query('begin');
    },
    commitTransaction: async () => {
      const { command } = await client.query('commit');
      if (command === 'ROLLBACK') throw new AbortedTransactionError();
    },
    rollbackTransaction: async () => {
      await client.query('rollback');
    },
    releaseConnection: nothing,
    destroy,
  };
}

function preparing(client: pg.Client): DatabaseConnection {
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const name = names.get(sql) ?? `statement_${names.size}`;
    names.set(sql, name);
    return name;
  };
  return {
    async executeQuery({ sql, parameters }) {
      const prepared = { name: nameOf(sql), text: sql, values: [...parameters] };
      const { rows, rowCount } = await client.query(prepared);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed');
    },
  };
}
