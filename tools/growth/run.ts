import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
import { customersCalls } from './calls.ts';
import { jobsStatements } from './jobs.ts';
import { measure } from './timed.ts';

/** Orders in the database: `npm run growth -- 1000 100000 1000000`. */
const named = process.argv.slice(2).map(Number);
const SIZES = named.length > 0 ? named : [1000, 100_000];

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

async function figuresOf(databaseUrl: string, orders: number): Promise<Figures> {
  const settings = {
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(scratch, 'data-')),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
  };
  const env = { ...process.env, ...settings };
  spawnSync('node', ['scripts/seed-database.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await fill(databaseUrl, orders);
  const server = new SpawnedServer(settings, '--dev');
  const db = openPostgres(databaseUrl);
  try {
    await server.start();
    const figures = new Map<string, string>();
    for (const call of [...(await customersCalls(`${server.url}/api`)), ...jobsStatements(db)]) {
      figures.set(call.name, await measure(call));
    }
    return figures;
  } finally {
    await db.destroy();
    await server.stop();
  }
}

function print(columns: ReadonlyMap<number, Figures>): void {
  const names = [...new Set([...columns.values()].flatMap((figures) => [...figures.keys()]))];
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  row(['milliseconds: median, 95 %', ...[...columns.keys()].map((size) => `${size} orders`)]);
  row(['---', ...[...columns.keys()].map(() => '---')]);
  for (const name of names) {
    row([name, ...[...columns.values()].map((figures) => figures.get(name) ?? '')]);
  }
}

const cluster = await startCluster();
if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
try {
  const columns = new Map<number, Figures>();
  for (const orders of SIZES) {
    const url = new URL(cluster.url);
    await client.query(`create database grown_${orders}`);
    url.pathname = `/grown_${orders}`;
    columns.set(orders, await figuresOf(url.href, orders));
  }
  print(columns);
  console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await client.end();
  cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
