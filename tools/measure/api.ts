import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PackageCategoryResponse } from '../../src/contract/wire/home.ts';
import pg from 'pg';
import { createApi } from '../../__tests__/e2e/support/api.ts';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { freePort } from '../../__tests__/e2e/support/server.ts';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { ShopProcess } from '../../scripts/checks/shopProcess.ts';
import { addToCartScript } from './addToCart.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 16;
const CUSTOMERS = 32;
const HERE = process.cwd();
/** Which code to measure: this folder's, and that of another checkout where one is named. */
const FOLDERS = [HERE, ...process.argv.slice(2).map((folder) => resolve(folder))];

const scratch = mkdtempSync(join(tmpdir(), 'shop-measure-'));

interface Subject {
  name: string;
  shop: ShopProcess;
  script: string;
}

/** The server of a folder, filled, with customers whose carts can be filled. */
async function open(folder: string, databaseUrl: string | null): Promise<Subject> {
  const database = databaseUrl === null ? 'PGlite' : 'PostgreSQL';
  const name = `${folder === HERE ? 'here' : folder}, ${database}`;
  const settings = {
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(scratch, 'data-')),
    LOG_LEVEL: 'error',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  process.chdir(folder);
  const env = { ...process.env, ...settings };
  if (databaseUrl !== null) spawnSync('node', ['scripts/seed-database.ts'], { env });
  const shop = new ShopProcess(settings, '--dev');
  await shop.start();
  process.chdir(HERE);
  const api = `${shop.url}/api`;
  const tokens: string[] = [];
  for (let count = 0; count < CUSTOMERS; count += 1) {
    tokens.push((await signUpByApi(api, 'en')).token);
  }
  const product = await createApi(api).get<PackageCategoryResponse>('package-categories/1');
  const script = join(scratch, `${settings.PORT}.lua`);
  writeFileSync(script, addToCartScript(tokens, product.package_category));
  return { name, shop, script };
}

/** Requests per second. */
async function load(args: readonly string[], url: string): Promise<number> {
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...args, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  if (output.includes('Non-2xx')) throw new Error(`${url} refused:\n${output}`);
  return Number(/Requests\/sec:\s+(\d+)/.exec(output)?.[1]);
}

const median = (figures: number[]) =>
  figures.sort((one, other) => one - other)[Math.floor(figures.length / 2)];

const cluster = await startCluster();
if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
const subjects: Subject[] = [];
const server = new pg.Client({ connectionString: cluster.url });
await server.connect();
try {
  for (const [index, folder] of FOLDERS.entries()) {
    const url = new URL(cluster.url);
    await server.query(`create database measured_${index}`);
    url.pathname = `/measured_${index}`;
    subjects.push(await open(folder, null), await open(folder, url.href));
  }
  const figures = subjects.map((subject) => ({
    ...subject,
    product: new Array<number>(),
    cart: new Array<number>(),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { shop, script, product, cart } of figures) {
      product.push(await load([], `${shop.url}/api/package-categories/1`));
      cart.push(await load(['-s', script], `${shop.url}/api/carts`));
    }
  }
  console.log('code, database | product as JSON, requests/s | add to cart, requests/s');
  for (const { name, product, cart } of figures) {
    console.log([name, median(product), median(cart)].join(' | '));
  }
  console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const { shop } of subjects) await shop.stop();
  await server.end();
  cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
