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

/** Fills it with the sample kitchen. */
export async function fillDatabase(db: Db, now = TEST_NOW): Promise<void> {
  await migrate(db);
  await seed(db, now, { sampleCustomer: true });
}

const TEMPLATE = 'TEST_DATABASE_TEMPLATE';

/**
 * Fills a template on the server of TEST_DATABASE_URL, from which `createFilledDatabase` of the test processes
 * copies; drops it.
 */
export async function shareFilledDatabase(now = TEST_NOW): Promise<() => Promise<void>> {
  const { db, url, drop } = await createOnServer();
  await fillDatabase(db, now);
  // A database in use cannot be copied.
  await db.destroy();
  process.env[TEMPLATE] = new URL(url).pathname.slice(1);
  return drop;
}

/** A copy of a database that was filled once, before all tests. */
export const createFilledDatabase = async (kind: TestDatabaseKind): Promise<TestDatabase> =>
  kind === 'pglite' ? embedded('memory://filled') : createOnServer(requireSetting(TEMPLATE));

/** Started at once, as a process does before it listens: on a busy machine this takes seconds. */
async function embedded(location: string): Promise<TestDatabase> {
  const db = openEmbedded(location);
  await sql`select 1`.execute(db);
  return { db, url: null, drop: () => db.destroy() };
}

async function createOnServer(template = 'template1'): Promise<TestDatabase & { url: string }> {
  const url = new URL(requireSetting('TEST_DATABASE_URL'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const create = sql`create database ${sql.id(name)} template ${sql.id(template)}`;
  await onServer((server) => create.execute(server));
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  const drop = async () => {
    await db.destroy();
    await onServer((server) => sql`drop database ${sql.id(name)} with (force)`.execute(server));
  };
  return { db, url: url.href, drop };
}

/** The embedded one, or PostgreSQL when TEST_DATABASE_URL is set. */
export const databaseOfRun = (): TestDatabaseKind =>
  process.env['TEST_DATABASE_URL'] === undefined ? 'pglite' : 'postgres';

/** For tests whose outcome depends on the database: `npm test` runs them on each. */
export function describeOnDatabases(name: string, tests: (kind: TestDatabaseKind) => void): void {
  const kind = databaseOfRun();
  describe(`${name} on ${kind}`, () => tests(kind));
}

function requireSetting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

async function onServer(work: (server: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool({ connectionString: requireSetting('TEST_DATABASE_URL'), max: 1 });
  const server = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await work(server);
  await server.destroy();
}
