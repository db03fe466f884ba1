import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startCluster, type PostgresCluster } from '../../scripts/checks/postgres.ts';
import { median, megabytes, milliseconds, perSecond, ratio } from './figures.ts';
import { startFloorApi } from './floor/startApi.ts';
import {
  measureLoads,
  measureMemory,
  measureStarts,
  nothingYet,
  type Measured,
} from './measureApi.ts';
import { startBenchedServer } from './benchedServer.ts';
import { writeTable } from './table.ts';

const ROUNDS = 3;
/** This checkout, and another one if it is named: both are measured in turn, and only printed. */
const FOLDERS = [process.cwd(), ...process.argv.slice(2).map((folder) => resolve(folder))];

const scratch = mkdtempSync(join(tmpdir(), 'shop-bench-'));
// With the settings of production: floor and server wait for the disk with each commit.
const cluster = await startCluster({ isDurable: true });
if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
try {
  const rows = [
    ...(await rowsOf('PGlite', () => Promise.resolve(null))),
    ...(await rowsOf('PostgreSQL', () => newDatabase(cluster))),
  ];
  const table = [['database', '', 'floor', 'here', 'ratio', 'goal'], ...rows];
  if (FOLDERS.length === 1) writeTable('bench:api', table);
  else for (const row of table) console.log(row.join(' | '));
  console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function newDatabase({ url }: PostgresCluster): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from pg_database');
  const name = `bench_${rows[0]?.count}`;
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function rowsOf(database: string, newUrl: () => Promise<string | null>): Promise<string[][]> {
  const floorsUrl = await newUrl();
  const floor = await startFloorApi(floorsUrl);
  const benched = [];
  try {
    for (const folder of FOLDERS) {
      const server = await startBenchedServer({ folder, databaseUrl: await newUrl(), scratch });
      benched.push({ folder, server, measured: nothingYet() });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { server, measured } of benched) await measureLoads(floor, server, measured);
    }
    for (const { server, measured } of benched) measureMemory(floor, server, measured);
  } finally {
    await floor.stop();
    for (const { server } of benched) await server.process.stop();
  }
  for (const { server, measured } of benched) await measureStarts(floorsUrl, server, measured);
  return benched.flatMap(({ folder, measured }) =>
    rowsOfServer(folder === process.cwd() ? database : `${database}, ${folder}`, measured),
  );
}

type Unit = (figure: number) => string;

function rowsOfServer(database: string, { floor, server }: Measured): string[][] {
  const isEmbedded = database.startsWith('PGlite');
  const row = (name: string, unit: Unit, [least, here]: [number, number], goal: string) => [
    database,
    name,
    unit(least),
    unit(here),
    ratio(here, least),
    goal,
  ];
  const medians = (key: 'page' | 'product' | 'cart' | 'starts'): [number, number] => [
    median(floor[key]),
    median(server[key]),
  ];
  return [
    row(
      'product as JSON, requests/s (floor: one select)',
      perSecond,
      medians('product'),
      'at least 1',
    ),
    row(
      'add to cart, requests/s (floor: one insert)',
      perSecond,
      medians('cart'),
      isEmbedded ? '340 requests/s' : 'at least 0.2',
    ),
    row(
      'home page, requests/s (floor: a constant)',
      perSecond,
      medians('page'),
      'at least 3,000 requests/s',
    ),
    row(
      'memory at the peak',
      megabytes,
      [floor.memory, server.memory],
      isEmbedded ? 'at most 500 MB' : 'at most 250 MB',
    ),
    row(
      'start to first answer',
      milliseconds,
      medians('starts'),
      // 1.5 s beside 0.6, and 0.8 beside 0.16, when the goals were set.
      isEmbedded ? 'at most 2.5' : 'at most 5',
    ),
  ];
}
