import { sql } from 'kysely';
import { compiledOnce, type ValueOf } from '../../../server/db/compiledOnce.ts';
import { StatementRecord } from '../../support/recordStatements.ts';
import {
  createTestDatabase,
  describeOnDatabases,
  type TestDatabase,
} from '../../support/testDatabase.ts';

interface Added {
  first: number;
  second: number | null;
}

describeOnDatabases('a statement that is compiled once', (kind) => {
  let database: TestDatabase;
  let built = 0;
  const add = compiledOnce((db, value: ValueOf<Added>) => {
    built += 1;
    return db.selectNoFrom([
      sql<number | null>`${value('first')}::int + ${value('second')}::int`.as('sum'),
      sql<number>`10 * ${value('first')}::int`.as('tenfold'),
    ]);
  });
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  beforeEach(() => {
    built = 0;
  });
  afterAll(() => database.drop());

  it('is put together with its first use alone, and gets the values of each', async () => {
    const { db } = database;
    expect(await add(db, { first: 1, second: 2 })).toEqual([{ sum: 3, tenfold: 10 }]);
    await db.transaction().execute(async (trx) => {
      expect(await add(trx, { second: 4, first: 3 })).toEqual([{ sum: 7, tenfold: 30 }]);
    });
    expect(await add(db, { first: 5, second: null })).toEqual([{ sum: null, tenfold: 50 }]);
    expect(built).toBe(1);
  });

  it('is seen by a plugin each time', async () => {
    const record = new StatementRecord();
    const db = database.db.withPlugin(record);
    expect(await add(db, { first: 1, second: 2 })).toEqual([{ sum: 3, tenfold: 10 }]);
    expect(record.statements.map(({ parameters }) => parameters)).toEqual([[1, 2, 1]]);
  });
});
