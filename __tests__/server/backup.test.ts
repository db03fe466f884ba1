import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/db/migrate.ts';
import { seed } from '../../server/seed/seed.ts';
import { createApi } from '../e2e/support/api.ts';
import { signUpByApi } from '../e2e/support/customers.ts';
import { prepareThings } from '../e2e/support/orders.ts';
import { startServer } from '../e2e/support/server.ts';
import { runProgram } from '../support/runProgram.ts';
import { testConfig } from '../support/testApp.ts';
import { createTestDatabase, describeOnDatabases } from '../support/testDatabase.ts';

type Settings = Record<string, string>;

const newFolder = () => mkdtempSync(join(tmpdir(), 'shop-backup-'));

const run = (command: 'backup' | 'restore', file: string, settings: Settings) =>
  runProgram(`scripts/${command}.ts`, { args: [file], env: { ...process.env, ...settings } });

/** A place for a shop: an empty folder, and on a server an empty database. */
async function newPlace(kind: 'pglite' | 'postgres') {
  const folder = { DATA_DIR: newFolder() };
  if (kind === 'pglite') return { settings: folder, fill: async () => undefined };
  const { db, url, drop } = await createTestDatabase(kind);
  const fill = async () => {
    await migrate(db);
    await seed(db, new Date(), testConfig);
  };
  dropped.push(drop);
  return { settings: { ...folder, DATABASE_URL: url ?? '' }, fill };
}

const dropped: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of dropped) await drop();
});

/** Sessions stay valid while the shop is stopped. */
const CLOCKS = /"(held_for_seconds":\d+|as_of":"[^"]+")/g;

/** What a customer finds in the shop: session, orders, appointments and cart. */
async function foundBy(token: string, url: string) {
  const api = createApi(`${url}/api`, token);
  const withoutClocks = (answer: unknown) => JSON.stringify(answer).replace(CLOCKS, '');
  const { subscriptions } = await api.get<{ subscriptions: { id: number }[] }>('subscriptions');
  return {
    profile: await api.get('profile'),
    orders: await Promise.all(
      subscriptions.map(async ({ id }) => withoutClocks(await api.get(`subscriptions/${id}`))),
    ),
    appointments: withoutClocks(await api.get('customer-booking')),
  };
}

describeOnDatabases('a back-up', (database) => {
  it('restores orders, money and sessions into an empty place, and nowhere else', async () => {
    const [first, second] = [await newPlace(database), await newPlace(database)];
    const file = join(newFolder(), 'shop.backup');
    await first.fill();
    const shop = await startServer(first.settings, '--dev');
    const { token } = await signUpByApi(`${shop.url}/api`, 'en');
    await prepareThings(`${shop.url}/api`, token);
    const before = await foundBy(token, shop.url);
    await shop.stop();
    expect(run('backup', file, first.settings)).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(run('restore', file, first.settings).stderr).toMatch(/is (not empty|there already)/);
    expect(run('restore', file, second.settings)).toMatchObject({ status: 0, stderr: '' });

    const restored = await startServer(second.settings, '--dev');
    const after = await foundBy(token, restored.url);
    await restored.stop();
    expect(after.orders).toHaveLength(2);
    expect(after.orders.join()).toContain('"payment_status":"paid"');
    expect(after).toEqual(before);
  });
});

it('a back-up never takes the place of another', () => {
  const file = join(newFolder(), 'shop.backup');
  writeFileSync(file, 'yesterday');
  const { status, stderr } = run('backup', file, { DATA_DIR: newFolder() });
  expect(status).toBe(1);
  expect(stderr).toBe(`${file} is there already: name another file.\n`);
});

it('a back-up of an embedded database waits until the shop is stopped', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'shop.pid'), String(process.pid));
  writeFileSync(join(folder, 'db'), '');
  const { stderr } = run('backup', join(folder, 'shop.backup'), { DATA_DIR: folder });
  expect(stderr).toMatch(/is in use by process/);
});
