import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { startCluster, type PostgresCluster } from '../../../scripts/checks/postgres.ts';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { startTestApp, testConfig, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const ask = async (app: FastifyInstance, url: string) => {
  const { statusCode, headers, ...answer } = await app.inject({ url });
  expect(headers['cache-control']).toBe('no-store');
  return { statusCode, ...answer.json<{ status: string }>() };
};

describeOnDatabases('a process', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database, config: { maintenance: true } });
  });
  afterAll(() => testApp.stop());

  it('lives and is ready, during maintenance too', async () => {
    expect(await ask(testApp.app, '/health')).toEqual({ statusCode: 200, status: 'alive' });
    expect(await ask(testApp.app, '/ready')).toEqual({ statusCode: 200, status: 'ready' });
  });

  it('is not ready while a migration is missing', async () => {
    const { db } = testApp.context;
    const last = sql`(select max(name) from migrations)`;
    await sql`update migrations set name = 'x' || name where name = ${last}`.execute(db);
    expect(await ask(testApp.app, '/ready')).toEqual({
      statusCode: 503,
      status: 'migrations_missing',
    });
    await sql`update migrations set name = substr(name, 2) where name like 'x%'`.execute(db);
    expect(await ask(testApp.app, '/ready')).toMatchObject({ status: 'ready' });
  });

  it('is not ready once it stops', async () => {
    const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const closed = testApp.app.close();
    const answer = await fetch(`${address}/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'stopping' });
    await closed;
  });
});

describe('a process whose database is down', () => {
  let postgres: PostgresCluster;
  beforeAll(async () => {
    const cluster = await startCluster();
    if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
    postgres = cluster;
  });
  afterAll(() => postgres.stop());

  it('lives, and is ready again when the database is', async () => {
    const db = openPostgres(postgres.url);
    await migrate(db);
    const app = await buildApp({
      config: testConfig,
      db,
      content: createContentCache(db),
      clock: () => new Date(0),
      mailer: { destination: 'nowhere', send: async () => undefined },
      storefrontDir: null,
    });
    const away = { statusCode: 503, status: 'database_away' };
    expect(await ask(app, '/ready')).toMatchObject({ status: 'ready' });
    postgres.freeze();
    expect(await ask(app, '/ready')).toEqual(away);
    postgres.thaw();
    postgres.kill();
    expect(await ask(app, '/ready')).toEqual(away);
    expect(await ask(app, '/health')).toMatchObject({ statusCode: 200 });
    postgres.start();
    while ((await app.inject({ url: '/ready' })).statusCode !== 200);
    await app.close();
    await db.destroy();
  });
});
