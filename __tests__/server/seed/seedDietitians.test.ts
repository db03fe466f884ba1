import { migrate } from '../../../server/db/migrate.ts';
import { dietitians } from '../../../server/seed/dietitians.ts';
import { seed } from '../../../server/seed/seed.ts';
import { existsSync } from 'node:fs';
import { TEST_NOW, testConfig } from '../../support/testApp.ts';
import { createTestDatabase, describeOnDatabases } from '../../support/testDatabase.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';

describeOnDatabases('the dietitians', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await migrate(database.db);
    await seed(database.db, TEST_NOW, testConfig);
  });
  afterAll(() => database.drop());

  const keys = async () => {
    const rows = await database.db.selectFrom('dietitians').select('key').orderBy('id').execute();
    return rows.map(({ key }) => key);
  };

  it('are added once, however often the shop starts', async () => {
    await Promise.all([
      seed(database.db, TEST_NOW, testConfig),
      seed(database.db, TEST_NOW, testConfig),
    ]);
    expect(await keys()).toEqual(dietitians.map(({ key }) => key));
  });

  it('are added to a shop that was filled before there were appointments', async () => {
    await database.db.deleteFrom('dietitians').execute();
    await seed(database.db, TEST_NOW, testConfig);
    expect(await keys()).toHaveLength(dietitians.length);
    const customers = await database.db.selectFrom('customers').select('id').execute();
    expect(customers).toHaveLength(1);
  });

  it('have a portrait, a fee, and hours of whole slots', () => {
    for (const { image, fee_fils, working_hours } of dietitians) {
      expect(existsSync(`public${image}`)).toBe(true);
      expect(fee_fils).toBeGreaterThan(0);
      expect(
        working_hours.every(({ from_minute, to_minute }) => (to_minute - from_minute) % 30 === 0),
      ).toBe(true);
    }
  });
});
