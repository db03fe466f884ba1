import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/checks/freePort.ts';
import { buildApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import { createContentCache } from '../../server/cache/contentCache.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { insertAttempt } from '../../server/db/stores/paymentStore.ts';
import { prepareDatabase } from '../../server/start/prepareDatabase.ts';
import { startServer } from '../../server/start/startServer.ts';
import { testConfig } from './testApp.ts';
import { signUp } from './testCustomer.ts';

/**
 * Stops a server while an enquiry is pending, and prints the state of the attempt. A program of its own, because in a
 * test every embedded database is a new one. DATABASE_URL names a filled one on a server.
 */
const REFERENCE = 'SUB-10001-1-0a1b2c3d';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An order with an attempt that is undecided, in a database of its own. */
async function prepareAttempt(config: Config): Promise<void> {
  const db = openDatabase(config);
  const clock = () => new Date();
  await prepareDatabase(db, config, clock());
  const mailer = { destination: 'nowhere', send: async () => undefined };
  const content = createContentCache(db);
  const app = await buildApp({ config, db, content, clock, mailer, storefrontDir: null });
  const customer = await signUp(app, 'stop@example.com');
  const { id } = await customer.order();
  await insertAttempt(
    db,
    { kind: 'order', id },
    {
      reference: REFERENCE,
      source: 'relay',
      amount_fils: 1000,
      status: 'pending',
      created_at: clock(),
      next_check_at: clock(),
    },
  );
  await app.close();
  await db.destroy();
}

let heard = (): void => undefined;
const asked = new Promise<void>((resolve) => {
  heard = resolve;
});
// It never answers, and the waiting for it is never stopped.
AbortSignal.timeout = () => new AbortController().signal;
const gateway = createServer(() => heard());
const config: Config = {
  ...testConfig,
  dataDir: mkdtempSync(join(tmpdir(), 'shop-stop-')),
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  port: await freePort(),
  gateway: { ...testConfig.gateway, sandbox: false, baseUrl: await listen(gateway) },
};
await prepareAttempt(config);
const { stop } = await startServer(config, null);
await fetch(`http://127.0.0.1:${config.port}/api/payments/webhook`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ reference_number: REFERENCE }),
});
await asked;
await stop();
const stoppedAt = new Date();

const db = openDatabase(config);
const attempt = await db
  .selectFrom('payment_attempts')
  .select(['status', 'next_check_at'])
  .executeTakeFirstOrThrow();
await db.destroy();
gateway.closeAllConnections();
gateway.close();
const isDue = attempt.next_check_at !== null && attempt.next_check_at <= stoppedAt;
process.stdout.write(JSON.stringify({ status: attempt.status, isDue }));
