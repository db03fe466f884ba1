import { sql } from 'kysely';
import { brokenUniqueConstraint } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seed } from '../../../server/seed/seed.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { createTestDatabase, describeOnDatabases } from '../../support/testDatabase.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';

describeOnDatabases('the database', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.drop());

  it('is brought up to date once, however many processes start', async () => {
    await Promise.all([migrate(database.db), migrate(database.db)]);
    await migrate(database.db);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      '0001_kitchen',
      '0002_orders',
      '0003_account',
      '0004_appointments',
    ]);
  });

  it('is filled once, however many processes start', async () => {
    await Promise.all([seed(database.db, TEST_NOW), seed(database.db, TEST_NOW)]);
    const customers = await database.db.selectFrom('customers').select('email').execute();
    expect(customers).toEqual([{ email: 'noura@example.com' }]);
  });

  it('gives days as text, and whole and decimal numbers as numbers', async () => {
    const { rows } = await sql`
      select '2027-01-20'::date as day, 7::int8 as whole, 70.5::numeric(4, 1) as decimal,
        '2027-01-20T10:00:00Z'::timestamptz as instant, '[1, 2]'::jsonb as list
    `.execute(database.db);
    expect(rows).toEqual([
      {
        day: '2027-01-20',
        whole: 7,
        decimal: 70.5,
        instant: new Date('2027-01-20T10:00:00Z'),
        list: [1, 2],
      },
    ]);
  });

  it('names the constraint that was broken', async () => {
    const again = database.db
      .insertInto('settings')
      .values({ id: 1, delivery_fee_fils: 0, free_delivery_from_fils: 0 });
    const failure: unknown = await again.execute().catch((error: unknown) => error);
    expect(brokenUniqueConstraint(failure)).toBe('settings_pkey');
    expect(brokenUniqueConstraint(new Error('other'))).toBeNull();
    expect(brokenUniqueConstraint(null)).toBeNull();
  });
});
