import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { fillCart, payForOrder, placeUnpaidOrder } from '../../__tests__/e2e/support/orders.ts';
import { freePort } from '../../scripts/checks/freePort.ts';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { SpawnedServer } from '../../scripts/checks/spawnedServer.ts';
import { writeTable } from '../bench/table.ts';
import { childrenOf, cpuOf } from './cpu.ts';

const SECONDS = 5;
const PURCHASES = 20;
const CONNECTIONS = 16;
const HEAD = ['call', 'requests/s', '99 % within', 'shop, ms of CPU', 'database, ms of CPU'];
const PURCHASE = 'a purchase, one after the other: cart, answers, dishes, order, payment';

/** The measured calls; a customer's calls carry the token. */
const calls = (script: string) => [
  { name: 'a script of the storefront', path: `/assets/${script}`, asCustomer: false },
  { name: 'the home page as HTML', path: '/', asCustomer: false },
  { name: 'GET home', path: '/api/home', asCustomer: false },
  { name: 'GET package-categories/{id}', path: '/api/package-categories/1', asCustomer: false },
  { name: 'GET carts, one plan in it', path: '/api/carts', asCustomer: true },
  { name: 'GET profile', path: '/api/profile', asCustomer: true },
  { name: 'GET subscriptions, none in it', path: '/api/subscriptions', asCustomer: true },
];

interface Load {
  url: string;
  token: string | null;
}

async function runWrk({ url, token }: Load): Promise<string> {
  const headers = ['-H', 'accept-encoding: br'];
  if (token !== null) headers.push('-H', `authorization: Bearer ${token}`);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...headers, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout);
}

const found = (pattern: RegExp, output: string) => pattern.exec(output)?.[1] ?? '?';

/** Milliseconds. Unlike the elapsed time, processor time does not depend on other load of the machine. */
interface Used {
  server: number;
  database: number;
}

const usedBy = (serverPid: number, databasePid: number): Used => ({
  server: cpuOf(serverPid),
  database: [databasePid, ...childrenOf(databasePid)].reduce((sum, pid) => sum + cpuOf(pid), 0),
});

const each = (before: Used, after: Used, count: number) =>
  (['server', 'database'] as const).map((part) =>
    ((after[part] - before[part]) / count).toFixed(2),
  );

async function measureCall(load: Load, used: () => Used): Promise<string[]> {
  const before = used();
  const output = await runWrk(load);
  if (output.includes('Non-2xx')) throw new Error(`${load.url} refused:\n${output}`);
  const requests = Number(found(/(\d+) requests in/, output));
  return [
    found(/Requests\/sec:\s+(\d+)/, output),
    found(/99%\s+(\S+)/, output),
    ...each(before, used(), requests),
  ];
}

/** From the empty cart to the paid order, the sandbox's part included: it runs in the same process. */
async function measurePurchases(apiUrl: string, used: () => Used): Promise<string[]> {
  const { token } = await signUpByApi(apiUrl, 'en');
  const started = performance.now();
  const before = used();
  for (let bought = 0; bought < PURCHASES; bought += 1) {
    await payForOrder(apiUrl, token, await placeUnpaidOrder(apiUrl, token));
  }
  const perSecond = PURCHASES / ((performance.now() - started) / 1000);
  return [perSecond.toFixed(1), '', ...each(before, used(), PURCHASES)];
}

const cluster = await startCluster();
if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
const folder = mkdtempSync(join(tmpdir(), 'shop-measure-'));
const settings = {
  PORT: String(await freePort()),
  GATEWAY_PORT: String(await freePort()),
  DATA_DIR: folder,
  DATABASE_URL: cluster.url,
};
const env = { ...process.env, ...settings };
spawnSync('node', ['scripts/seed-database.ts'], { env, stdio: 'ignore' });
const server = new SpawnedServer(settings);
try {
  await server.start();
  const { token } = await signUpByApi(`${server.url}/api`, 'en');
  await fillCart(`${server.url}/api`, token);
  const used = () => usedBy(server.pid, cluster.pid());
  const script = readdirSync('dist/assets').find((name) => /^main\..*\.js$/.test(name)) ?? '';
  const rows = [HEAD];
  for (const { name, path, asCustomer } of calls(script)) {
    const load = { url: server.url + path, token: asCustomer ? token : null };
    rows.push([name, ...(await measureCall(load, used))]);
  }
  rows.push([PURCHASE, ...(await measurePurchases(`${server.url}/api`, used))]);
  writeTable('measure', rows, 'docs/scaling.md');
  console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await server.stop();
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
