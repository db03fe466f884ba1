import { batched } from '../../../server/cache/batched.ts';
import type { Db } from '../../../server/db/database.ts';
import { readsBegun } from '../../support/readsBegun.ts';
import {
  createTestDatabase,
  databaseOfRun,
  type TestDatabase,
} from '../../support/testDatabase.ts';

/** Reads the value at its start, and ends when the test resolves it. */
function slowFind() {
  const state = { found: 'first', asked: [] as (readonly number[])[], end: () => {} };
  const find = batched((_db: Db, keys: readonly number[]) => {
    state.asked.push(keys);
    const { found } = state;
    const known = keys.filter((key) => key > 0);
    return new Promise<ReadonlyMap<number, string>>((resolve) => {
      state.end = () => resolve(new Map(known.map((key) => [key, `${found} ${key}`])));
    });
  });
  return { state, find };
}

describe('asking together', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(databaseOfRun());
  });
  afterAll(() => database.drop());

  it('asks once for all questions that arrive before it begins, and answers each by its key', async () => {
    const { state, find } = slowFind();
    const answers = [find(database.db, 1), find(database.db, 2), find(database.db, 2)];
    const missing = find(database.db, -1);
    await readsBegun();
    expect(state.asked).toEqual([[1, 2, -1]]);
    state.end();
    expect(await Promise.all(answers)).toEqual(['first 1', 'first 2', 'first 2']);
    expect(await missing).toBeNull();
  });

  it('gives no caller an answer from before its question', async () => {
    const { state, find } = slowFind();
    const early = find(database.db, 1);
    await readsBegun();
    state.found = 'second';
    const late = find(database.db, 1);
    state.end();
    expect(await early).toBe('first 1');
    await readsBegun();
    state.end();
    expect(await late).toBe('second 1');
  });

  it('lets a transaction ask for itself, while others are asking', async () => {
    const { state, find } = slowFind();
    const shared = find(database.db, 1);
    await readsBegun();
    const endShared = state.end;
    await database.db.transaction().execute(async (trx) => {
      const own = find(trx, 2);
      await readsBegun();
      expect(state.asked).toEqual([[1], [2]]);
      state.end();
      expect(await own).toBe('first 2');
    });
    endShared();
    expect(await shared).toBe('first 1');
  });
});
