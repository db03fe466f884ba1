import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { fillCart } from '../../__tests__/e2e/support/orders.ts';
import { freePort } from '../../__tests__/e2e/support/server.ts';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { ShopProcess } from '../../scripts/checks/shopProcess.ts';
import { childrenOf, cpuOf } from './cpu.ts';

const SECONDS = 10;
const CONNECTIONS = 16;

/** What is asked for; a customer's calls carry the token. */
const calls = (script: string) => [
  { name: 'a script of the storefront', path: `/assets/${script}`, asCustomer: false },
  { name: 'the home page', path: '/', asCustomer: false },
  { name: 'GET home', path: '/api/home', asCustomer: false },
  { name: 'GET package-categories/{id}', path: '/api/package-categories/1', asCustomer: false },
  { name: 'GET carts', path: '/api/carts', asCustomer: true },
  { name: 'GET profile', path: '/api/profile', asCustomer: true },
  { name: 'GET subscriptions', path: '/api/subscriptions', asCustomer: true },
];

interface Load {
  url: string;
  token: string | null;
}

async function runWrk({ url, token }: Load): Promise<string> {
  const header = token === null ? [] : ['-H', `authorization: Bearer ${token}`];
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...header, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout);
}

const found = (pattern: RegExp, output: string) => pattern.exec(output)?.[1] ?? '?';

/** Processor time tells more than time on a machine that others use too. */
async function measure(load: Load, shop: number, database: number) {
  const used = () => ({
    shop: cpuOf(shop),
    database: [database, ...childrenOf(database)].reduce((sum, pid) => sum + cpuOf(pid), 0),
  });
  const before = used();
  const output = await runWrk(load);
  const after = used();
  const requests = Number(found(/(\d+) requests in/, output));
  const perRequest = (part: 'shop' | 'database') =>
    ((after[part] - before[part]) / requests).toFixed(2);
  return [
    found(/Requests\/sec:\s+(\d+)/, output),
    found(/99%\s+(\S+)/, output),
    perRequest('shop'),
    perRequest('database'),
    /Non-2xx/.test(output) ? 'refusals among the answers' : '',
  ];
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
const shop = new ShopProcess(settings);
try {
  await shop.start();
  const { token } = await signUpByApi(`${shop.url}/api`, 'en');
  await fillCart(`${shop.url}/api`, token);
  const script = readdirSync('dist/assets').find((name) => /^main\..*\.js$/.test(name)) ?? '';
  console.log('call | requests/s | 99 % within | shop, ms of CPU | database, ms of CPU');
  for (const { name, path, asCustomer } of calls(script)) {
    const load = { url: shop.url + path, token: asCustomer ? token : null };
    const figures = await measure(load, shop.pid, cluster.pid());
    console.log([name, ...figures].join(' | '));
  }
  console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await shop.stop();
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
