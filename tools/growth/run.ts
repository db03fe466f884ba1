import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { freePort } from '../../scripts/checks/freePort.ts';
import { growShop } from '../../__tests__/support/growShop.ts';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { SpawnedServer } from '../../scripts/checks/spawnedServer.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { Database } from '../../server/db/schema.ts';
import { writeTable } from '../bench/table.ts';
import { customersCalls } from './calls.ts';
import { jobsStatements } from './jobs.ts';
import { logPlans, sequentialReads } from './sequentialReads.ts';
import { measure, settle, type Timed } from './timed.ts';

/** Orders in the database; others may be named. */
const named = process.argv.slice(2).map(Number);
const SIZES = named.length > 0 ? named : [1000, 100_000, 1_000_000];

const scratch = mkdtempSync(join(tmpdir(), 'shop-growth-'));

/** Median and 95th percentile, by the name of a call. */
type Figures = ReadonlyMap<string, string>;

async function fill(databaseUrl: string, orders: number): Promise<void> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    // Rows are inserted without checking foreign keys; they refer to existing rows.
    options: '-c session_replication_role=replica',
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const started = performance.now();
  await growShop(db, orders, new Date());
  // Not in the middle of what is measured.
  await sql`vacuum`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size
  `.execute(db);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${orders} orders: ${rows[0]?.size}, filled in ${seconds} s`);
  await db.destroy();
}

/** What is asked of a shop on a database: of its customers and of its jobs. */
async function askServer(databaseUrl: string, ask: (call: Timed) => Promise<void>): Promise<void> {
  const settings = {
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(scratch, 'data-')),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
  };
  const server = new SpawnedServer(settings, '--dev');
  const db = openPostgres(databaseUrl);
  try {
    await server.start();
    const calls = [...(await customersCalls(`${server.url}/api`, db)), ...jobsStatements(db)];
    for (const call of calls) await ask(call);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

async function figuresOf(databaseUrl: string): Promise<Figures> {
  const figures = new Map<string, string>();
  await askServer(databaseUrl, async (call) => {
    figures.set(call.name, await measure(call));
  });
  return figures;
}

function tableOf(columns: ReadonlyMap<number, Figures>): string[][] {
  const names = [...new Set([...columns.values()].flatMap((figures) => [...figures.keys()]))];
  const sizes = [...columns.keys()].map((orders) => `${orders.toLocaleString('en')} orders`);
  return [
    ['milliseconds: median, 95 %', ...sizes],
    ...names.map((name) => [
      name,
      ...[...columns.values()].map((figures) => figures.get(name) ?? ''),
    ]),
  ];
}

/** At the largest size, where the planner has a reason to choose an index. */
async function checkPlans(database: string, databaseUrl: string): Promise<void> {
  await logPlans(client, database);
  await askServer(databaseUrl, settle);
  const found = sequentialReads(readFileSync(log, 'utf8'));
  console.log(`Statements that read a thousand rows or more without an index: ${found.length}`);
  for (const statement of found) console.log(statement);
  if (found.length > 0) process.exitCode = 1;
}

const cluster = await startCluster();
if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
const { log } = cluster;
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
try {
  const columns = new Map<number, Figures>();
  for (const orders of SIZES) {
    const database = `grown_${orders}`;
    const url = Object.assign(new URL(cluster.url), { pathname: `/${database}` }).href;
    await client.query(`create database ${database}`);
    spawnSync('node', ['scripts/seed-database.ts'], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: scratch },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await fill(url, orders);
    columns.set(orders, await figuresOf(url));
    if (orders === Math.max(...SIZES)) await checkPlans(database, url);
    // Its room is needed for the next one.
    await client.query(`drop database ${database}`);
  }
  writeTable('growth', tableOf(columns));
  console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await client.end();
  cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
