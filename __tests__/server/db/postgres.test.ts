import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { startCluster, type PostgresCluster } from '../../../scripts/checks/postgres.ts';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import type { Db } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { seed } from '../../../server/seed/seed.ts';
import { newCustomer } from '../../support/apiClient.ts';
import { TEST_NOW, testConfig } from '../../support/testApp.ts';

let postgres: PostgresCluster;
let db: Db;
let app: FastifyInstance;

beforeAll(async () => {
  const cluster = await startCluster();
  if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
  postgres = cluster;
  db = openPostgres(postgres.url);
  await migrate(db);
  await seed(db, TEST_NOW, testConfig);
  app = await buildApp({
    config: testConfig,
    db,
    content: createContentCache(db),
    clock: () => TEST_NOW,
    mailer: { destination: 'nowhere', send: async () => undefined },
    storefrontDir: null,
  });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  postgres.stop();
});

const home = () => app.inject({ url: '/api/home' });
const manyHomes = () => Promise.all(Array.from({ length: 30 }, home));

/** Asks until the shop has found its database again; the test's own time-out bounds it. */
async function recovered(): Promise<void> {
  while ((await home()).statusCode !== 200);
}

async function expectUnavailable(): Promise<void> {
  const answers = await manyHomes();
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ status: false, response: { error: 'unavailable' } });
  }
}

it('lives through a restart, and works again by itself', async () => {
  const busy = db.transaction().execute((transaction) => {
    const statement = sql`select pg_sleep(8)`.execute(transaction);
    postgres.restart();
    return statement;
  });
  await expect(busy).rejects.toThrow();
  await recovered();
});

it('lives through connections that an administrator ends', async () => {
  const answers = manyHomes();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(db);
  const codes = new Set((await answers).map(({ statusCode }) => statusCode));
  expect([...codes].every((code) => code === 200 || code === 503)).toBe(true);
  await recovered();
});

it('answers 503 while the server is down', async () => {
  postgres.kill();
  await expectUnavailable();
  postgres.start();
  await recovered();
});

it('answers 503 while the server is frozen', async () => {
  await manyHomes();
  postgres.freeze();
  await expectUnavailable();
  postgres.thaw();
  await recovered();
});

it('ends a statement that waits too long for a lock', async () => {
  await db.transaction().execute(async (transaction) => {
    await sql`lock table carts in access exclusive mode`.execute(transaction);
    await expect(sql`select * from carts`.execute(db)).rejects.toMatchObject({ code: '55P03' });
  });
});

it('prepares a statement once for a connection', async () => {
  await db.connection().execute(async (connection) => {
    for (const id of [1, 2, 3]) {
      await connection.selectFrom('carts').select('id').where('id', '=', id).execute();
    }
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_prepared_statements where statement like 'select "id" from "carts"%'
    `.execute(connection);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

it('keeps working when a newer release changes a table', async () => {
  const client = await newCustomer(app);
  await client.get('GET', 'carts');
  await sql`alter table carts add column newer integer`.execute(db);
  const answers = [await client.call('GET', 'carts'), await client.call('GET', 'carts')];
  expect(answers.map(({ code }) => code)).toEqual([503, 200]);
});
