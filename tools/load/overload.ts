import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { perSecond } from '../bench/figures.ts';
import { load } from '../bench/load.ts';
import { startBenchedServer } from '../bench/benchedServer.ts';
import { writeTable } from '../bench/table.ts';
import { openCartLoad, SECONDS, type Answer } from './cartLoad.ts';

/**
 * Adds to carts at a rate that does not wait for answers, as customers do not: what the shop takes of those who
 * wait, twice that, and the same again. Writes the table of both databases, or prints that of a server at a
 * rate: `node tools/load/overload.ts http://localhost:4000 500`.
 */
const [base, rate = '500'] = process.argv.slice(2);

const SHARES = [1, 2, 1];
const HEAD = [
  'database',
  'asked/s',
  'taken/s',
  'taken, ms: p50, p99, longest',
  'refused/s',
  'refused, ms: p50, p99, longest',
  'others',
];

if (base === undefined) await writeBoth();
else {
  const rows = await rowsOf('', base, Number(rate));
  for (const row of [HEAD, ...rows]) console.log(row.join(' | '));
}

async function writeBoth(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'shop-overload-'));
  try {
    const embedded = await rowsOfShop('PGlite', null, scratch);
    const cluster = await startCluster({ isDurable: true });
    if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
    const onServer = rowsOfShop('PostgreSQL', cluster.url, scratch);
    const rows = await onServer.finally(() => cluster.stop());
    writeTable('overload', [HEAD, ...rows, ...embedded]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function rowsOfShop(database: string, databaseUrl: string | null, scratch: string) {
  const server = await startBenchedServer({ folder: process.cwd(), databaseUrl, scratch });
  try {
    const { url } = server.process;
    return await rowsOf(database, url, await load(`${url}/api/carts`, '-s', server.script));
  } finally {
    await server.process.stop();
  }
}

async function rowsOf(database: string, url: string, taken: number): Promise<string[][]> {
  const carts = await openCartLoad(url);
  // Code that runs for the first time is slow.
  await carts.ask(taken / 2);
  const rows: string[][] = [];
  for (const share of SHARES) rows.push([database, ...describe(await carts.ask(share * taken))]);
  await carts.close();
  return rows;
}

function describe(answers: readonly Answer[]): string[] {
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.length - taken.length - refused.length;
  return [
    rateOf(answers),
    rateOf(taken),
    times(taken),
    rateOf(refused),
    times(refused),
    String(others),
  ];
}

function rateOf(answers: readonly Answer[]): string {
  return perSecond(answers.length / SECONDS);
}

function times(answers: readonly Answer[]): string {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  return sorted.length === 0 ? '' : [at(0.5), at(0.99), at(1)].join(', ');
}
