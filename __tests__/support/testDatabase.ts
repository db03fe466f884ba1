import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../../server/db/migrate.ts';
import { openEmbedded } from '../../server/db/openDatabase.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { Db } from '../../server/db/database.ts';
import { seed } from '../../server/seed/seed.ts';
import { TEST_NOW } from './testNow.ts';

export type TestDatabaseKind = 'pglite' | 'postgres';

export interface TestDatabase {
  db: Db;
  /** For other processes; null for the embedded one, which belongs to this process. */
  url: string | null;
  drop: () => Promise<void>;
}

/** An empty database of its own: in memory, or on the server of TEST_DATABASE_URL. */
export const createTestDatabase = async (kind: TestDatabaseKind): Promise<TestDatabase> =>
  kind === 'pglite' ? embedded('memory://') : createOnServer();

/** Makes it that of the sample kitchen, at TEST_NOW. */
export async function fillDatabase(db: Db): Promise<void> {
  await migrate(db);
  await seed(db, TEST_NOW, { sampleCustomer: true });
}

/** For Jest alone, whose environment has filled an embedded one once. */
export async function createFilledDatabase(kind: TestDatabaseKind): Promise<TestDatabase> {
  if (kind === 'pglite') return embedded('memory://filled');
  const database = await createOnServer();
  await fillDatabase(database.db);
  return database;
}

function embedded(location: string): TestDatabase {
  const db = openEmbedded(location);
  return { db, url: null, drop: () => db.destroy() };
}

async function createOnServer(): Promise<TestDatabase> {
  const url = new URL(requireServer());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((server) => sql`create database ${sql.id(name)}`.execute(server));
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  const drop = async () => {
    await db.destroy();
    await onServer((server) => sql`drop database ${sql.id(name)} with (force)`.execute(server));
  };
  return { db, url: url.href, drop };
}

/** Runs the tests on the embedded database, or on PostgreSQL when TEST_DATABASE_URL is set. */
export function describeOnDatabases(name: string, tests: (kind: TestDatabaseKind) => void): void {
  const kind = process.env['TEST_DATABASE_URL'] === undefined ? 'pglite' : 'postgres';
  describe(`${name} on ${kind}`, () => tests(kind));
}

function requireServer(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set');
  return url;
}

async function onServer(work: (server: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool({ connectionString: requireServer(), max: 1 });
  const server = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await work(server);
  await server.destroy();
}
