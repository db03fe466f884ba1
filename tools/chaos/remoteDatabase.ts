import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { Db } from '../../server/db/database.ts';
import type { Database } from '../../server/db/schema.ts';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

/** The embedded database belongs to the server process, so the model queries it through that process. */
export function remoteDatabase(query: Query): Db {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const rows = await query(sql, parameters);
      const result: QueryResult<R> = { rows: isRows<R>(rows) ? rows : [] };
      return result;
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed');
    },
  };
  const nothing = async () => undefined;
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  });
}

/** The shape of the rows is that of the statement. */
function isRows<R>(rows: unknown): rows is R[] {
  return Array.isArray(rows);
}
