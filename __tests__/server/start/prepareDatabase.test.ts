import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../server/db/migrate.ts';
import { seed } from '../../../server/seed/seed.ts';
import { hasSampleCustomer } from '../../../server/seed/seedSampleCustomer.ts';
import { prepareDatabase } from '../../../server/start/prepareDatabase.ts';
import { runProgram } from '../../support/runProgram.ts';
import { TEST_NOW, testConfig } from '../../support/testApp.ts';
import {
  createTestDatabase,
  describeOnDatabases,
  type TestDatabase,
} from '../../support/testDatabase.ts';

describeOnDatabases('the database of a start', (kind) => {
  const server = { ...testConfig, databaseUrl: 'postgres://shop:secret@db.example:5432/shop' };
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase(kind);
  });
  afterEach(() => database.drop());

  it('is not filled by accident when it is a server’s', async () => {
    const { db } = database;
    await expect(prepareDatabase(db, server, TEST_NOW)).rejects.toThrow(
      new Error(
        'The database db.example:5432/shop is empty: fill it with "npm run db:seed", or set DATABASE_URL to the shop\'s own.',
      ),
    );
    expect(await db.selectFrom('package_categories').selectAll().execute()).toEqual([]);
    await seed(db, TEST_NOW, { sampleCustomer: false });
    expect(await prepareDatabase(db, server, TEST_NOW)).toBe(false);
  });

  it('is filled at once when it is the embedded one', async () => {
    expect(await prepareDatabase(database.db, testConfig, TEST_NOW)).toBe(true);
    expect(await prepareDatabase(database.db, testConfig, TEST_NOW)).toBe(true);
  });

  it('may keep a sample customer with another password', async () => {
    const { db } = database;
    await migrate(db);
    await seed(db, TEST_NOW, { sampleCustomer: true });
    const production = { ...server, sampleCustomer: false };
    await expect(prepareDatabase(db, production, TEST_NOW)).rejects.toThrow(
      /ALLOW_SAMPLE_CUSTOMER=yes/,
    );
    await db.updateTable('customers').set({ password_hash: '-' }).execute();
    expect(await prepareDatabase(db, production, TEST_NOW)).toBe(false);
    expect(await hasSampleCustomer(db)).toBe(false);
  });
});

describe('npm run db:seed', () => {
  const run = (env: NodeJS.ProcessEnv) => runProgram('scripts/seed-database.ts', { env }).text;

  it('fills an empty database once, in production without the sample customer', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-seed-'));
    const CIVIL_ID_KEY = Buffer.alloc(32).toString('base64');
    const production = {
      NODE_ENV: 'production',
      ALLOW_SANDBOX_GATEWAY: 'yes',
      CIVIL_ID_KEY,
      DATA_DIR,
    };
    expect(run(production)).toMatch(/^DATABASE_URL is missing: /);
    expect(run({ ...production, ALLOW_EMBEDDED_DATABASE: 'yes' })).toBe(
      'The sample kitchen is in the database, without the sample customer.\n',
    );
    expect(run({ DATA_DIR })).toBe('The database has a kitchen already.\n');
  });
});
