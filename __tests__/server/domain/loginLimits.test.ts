import { sql } from 'kysely';
import { countLogin, uncountLogin, type LoginFrom } from '../../../server/domain/loginLimits.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const FROM: LoginFrom = { door: 'login', email: 'noura@example.com', ip: '203.0.113.7' };

describeOnDatabases('the counts of a login', (database) => {
  let testApp: TestApp;
  let keys: readonly string[];
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    ({ keys } = await countLogin(db(), FROM, false, TEST_NOW));
    await db().deleteFrom('rate_limits').execute();
    // As the table may hold them: the last one first.
    for (const key of keys.toReversed()) {
      await db()
        .insertInto('rate_limits')
        .values({ key, count: 1, window_ends_at: new Date(TEST_NOW.getTime() + 1000) })
        .execute();
    }
  });
  afterAll(() => testApp.stop());

  const db = () => testApp.context.db;

  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;

  /** Which of the keys are free while the change waits for the first; the embedded database has one connection for all. */
  async function freeDuring(change: () => Promise<unknown>): Promise<string[]> {
    const [first = '', ...others] = keys;
    if (database === 'pglite') {
      await change();
      return others;
    }
    const rows = (trx: ReturnType<typeof db>) => trx.selectFrom('rate_limits').select('key');
    const holding = await db().startTransaction().execute();
    await rows(holding).where('key', '=', first).forUpdate().execute();
    const changing = change();
    while ((await waiting.execute(db())).rows.length === 0);
    const free = await rows(db()).where('key', 'in', others).forUpdate().skipLocked().execute();
    await holding.commit().execute();
    await changing;
    return free.map(({ key }) => key).sort((one, other) => keys.indexOf(one) - keys.indexOf(other));
  }

  it.each([
    ['counted', 2, () => countLogin(db(), FROM, false, TEST_NOW)],
    ['taken back', 0, () => uncountLogin(db(), { from: FROM, keys })],
  ])(
    'are %s in one order: who waits for the first holds no other',
    async (_name, count, change) => {
      expect(await freeDuring(change)).toEqual(keys.slice(1));
      const counts = await db().selectFrom('rate_limits').select('count').execute();
      expect(counts).toEqual(keys.map(() => ({ count })));
    },
  );
});
