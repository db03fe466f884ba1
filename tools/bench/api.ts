import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startCluster, type PostgresCluster } from '../../scripts/checks/postgres.ts';
import { median, megabytes, milliseconds, perSecond, ratio, writeTable } from './figures.ts';
import { startFloorApi } from './floor/startApi.ts';
import { load } from './load.ts';
import { startBenchedServer, peakMemory, type BenchedServer } from './benchedServer.ts';

const ROUNDS = 3;
const STARTS = 5;
/** This checkout, and another one if it is named: both are measured in turn, and only printed. */
const FOLDERS = [process.cwd(), ...process.argv.slice(2).map((folder) => resolve(folder))];

interface Measured {
  select: number[];
  insert: number[];
  page: number[];
  product: number[];
  cart: number[];
  memory: number;
  starts: number[];
}

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
  const floor = await startFloorApi(await newUrl());
  const servers: BenchedServer[] = [];
  const measured = FOLDERS.map(nothingYet);
  try {
    for (const folder of FOLDERS)
      servers.push(await startBenchedServer({ folder, databaseUrl: await newUrl(), scratch }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, server] of servers.entries())
        await measureLoads(floor.url, server, measured[index]);
    }
    for (const [index, server] of servers.entries()) await measureRest(server, measured[index]);
  } finally {
    floor.stop();
    for (const { process: server } of servers) await server.stop();
  }
  return measured.flatMap((figures, index) =>
    rowsOfShop(index === 0 ? database : `${database}, ${FOLDERS[index]}`, figures),
  );
}

function nothingYet(): Measured {
  return { select: [], insert: [], page: [], product: [], cart: [], memory: NaN, starts: [] };
}

async function measureLoads(floorUrl: string, server: BenchedServer, measured = nothingYet()) {
  const { url } = server.process;
  measured.select.push(await load(`${floorUrl}/plan`));
  measured.product.push(await load(`${url}/api/package-categories/1`));
  measured.insert.push(await load(`${floorUrl}/line`, '-s', server.postScript));
  measured.cart.push(await load(`${url}/api/carts`, '-s', server.script));
  measured.page.push(await load(`${url}/`, '-H', 'Accept-Encoding: br'));
}

/** The process is started again each time, on what is there. */
async function measureRest(server: BenchedServer, measured = nothingYet()) {
  measured.memory = peakMemory(server);
  await server.process.stop();
  for (let start = 0; start < STARTS; start += 1) {
    measured.starts.push(await server.process.start());
    await server.process.stop();
  }
}

function rowsOfShop(database: string, measured: Measured): string[][] {
  const [select, insert] = [median(measured.select), median(measured.insert)];
  const [product, cart] = [median(measured.product), median(measured.cart)];
  const isEmbedded = database.startsWith('PGlite');
  const of = (name: string, ...cells: string[]) => [database, name, ...cells];
  return [
    of(
      'product as JSON, requests/s (floor: one select)',
      perSecond(select),
      perSecond(product),
      ratio(product, select),
      'at least 1',
    ),
    of(
      'add to cart, requests/s (floor: one insert)',
      perSecond(insert),
      perSecond(cart),
      ratio(cart, insert),
      isEmbedded ? '340 requests/s' : 'at least 0.2',
    ),
    of('home page, requests/s', '', perSecond(median(measured.page)), '', '3,000'),
    of(
      'memory at the peak',
      '',
      megabytes(measured.memory),
      '',
      isEmbedded ? 'at most 500 MB' : 'at most 250 MB',
    ),
    of(
      'start to first answer',
      '',
      milliseconds(median(measured.starts)),
      '',
      isEmbedded ? 'at most 1,500 ms' : 'at most 800 ms',
    ),
  ];
}
