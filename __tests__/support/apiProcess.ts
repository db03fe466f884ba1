import { buildApp } from '../../server/app.ts';
import { createContentCache } from '../../server/cache/contentCache.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { TEST_NOW, testConfig } from './testApp.ts';

/** An API process of its own on the database that is named; it sends the address when it listens. */
const db = openPostgres(process.argv[2] ?? '');
const app = await buildApp({
  // No limit may refuse a request during a race.
  config: { ...testConfig, databaseQueue: Infinity },
  db,
  content: createContentCache(db),
  clock: () => TEST_NOW,
  mailer: { destination: 'nowhere', send: async () => undefined },
  storefrontDir: null,
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(address);
process.on('disconnect', () => {
  void app
    .close()
    .then(() => app.payments.background.idle())
    .then(() => db.destroy());
});
