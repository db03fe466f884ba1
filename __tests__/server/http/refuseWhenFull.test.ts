import { setImmediate } from 'node:timers/promises';
import { waitingInBatches } from '../../../server/cache/batched.ts';
import type { Db } from '../../../server/db/database.ts';
import { poolUse } from '../../../server/db/pool.ts';
import { newCustomer, type ApiClient } from '../../support/apiClient.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const QUEUE = 3;
const MONEY_QUEUE = 4 * QUEUE;

/** A request that is not refused waits forever, so the time limit is short. */
const TIMEOUT_MS = 20_000;

/** More than any pool has. */
const EVERY_CONNECTION = 10;

describeOnDatabases('when too many wait for the database', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  let giveBack: () => Promise<unknown>;
  beforeEach(async () => {
    giveBack = async () => undefined;
    testApp = await startTestApp({ database, metrics: true, config: { databaseQueue: QUEUE } });
    customer = await newCustomer(testApp.app);
  });
  afterEach(async () => {
    await giveBack();
    await testApp.stop();
  });

  const waiting = () => {
    const { db } = testApp.context;
    return poolUse(db).waiting + waitingInBatches(db);
  };

  /** Waits until this many do; the test's own time limit bounds it. */
  async function untilWaiting(count: number): Promise<void> {
    while (waiting() < count) await setImmediate();
  }

  /** Holds every connection until `giveBack`. */
  async function holdConnections(db: Db): Promise<void> {
    const held = Array.from({ length: database === 'pglite' ? 1 : EVERY_CONNECTION }, () =>
      db.startTransaction().execute(),
    );
    const transactions = await Promise.all(held);
    giveBack = async () => {
      for (const held of transactions.splice(0)) await held.rollback().execute();
    };
  }

  it.each([
    ['en', 'We are very busy at this moment. Please try again in a few seconds.'],
    ['ar', 'لدينا ضغط كبير في هذه اللحظة. يرجى المحاولة مرة أخرى بعد ثوانٍ قليلة.'],
  ] as const)(
    'refuses the next request, and none of the others (%s)',
    async (locale, message) => {
      const { app, context, metrics } = testApp;
      await holdConnections(context.db);
      const queued = Array.from({ length: QUEUE }, () => customer.call('GET', 'carts'));
      await untilWaiting(QUEUE);

      const headers = { locale, authorization: `Bearer ${customer.token}` };
      const refusal = await app.inject({ url: '/api/carts', headers });
      expect(refusal.statusCode).toBe(503);
      expect(refusal.headers['retry-after']).toBe('1');
      expect(refusal.json()).toEqual({
        status: false,
        code: 503,
        response: { error: 'busy', message },
      });

      await giveBack();
      for (const answer of await Promise.all(queued)) expect(answer.code).toBe(200);
      expect((await customer.call('GET', 'carts')).code).toBe(200);
      expect(await metrics?.text()).toMatch(/^shop_requests_refused_total 1$/m);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses payments last, and guests and health checks never',
    async () => {
      const { app, context } = testApp;
      await app.inject({ url: '/api/home' });
      await holdConnections(context.db);
      const payment = { subscription_id: 1, order_reference_number: 'SUB-1-1-00000000' };
      const queued = Array.from({ length: MONEY_QUEUE }, () =>
        customer.call('PUT', 'subscriptions', payment),
      );
      await untilWaiting(MONEY_QUEUE);
      await customer.refused(503, 'PUT', 'subscriptions', payment);
      expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
      const home = app.inject({ url: '/api/home' });

      await giveBack();
      expect((await home).statusCode).toBe(200);
      for (const answer of await Promise.all(queued)) expect(answer.code).toBe(404);
    },
    TIMEOUT_MS,
  );
});
