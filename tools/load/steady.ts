import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { megabytes } from '../bench/figures.ts';
import { load } from '../bench/load.ts';
import { memory, peakMemory } from '../bench/memory.ts';
import { startBenchedServer } from '../bench/benchedServer.ts';
import { writeTable } from '../bench/table.ts';

/**
 * Whether memory stays where it is: the loads of `npm run bench:api` in turns, for so many minutes on each
 * database, and what is resident each half minute.
 */
const [minutes = '10'] = process.argv.slice(2);

const MINUTE_MS = 60_000;
const SAMPLE_EVERY_MS = MINUTE_MS / 2;

const scratch = mkdtempSync(join(tmpdir(), 'shop-steady-'));
try {
  const embedded = await samplesOf(null);
  const cluster = await startCluster({ isDurable: true });
  if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
  const onServer = await samplesOf(cluster.url).finally(() => cluster.stop());
  writeTable('steady', [
    [
      `${minutes} minutes of load`,
      'at first',
      'half a minute',
      'half the time',
      'at the end',
      'peak',
    ],
    row('PostgreSQL', onServer),
    row('PGlite', embedded),
  ]);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

interface Samples {
  /** Bytes, each half minute from the first on. */
  resident: number[];
  peak: number;
}

async function samplesOf(databaseUrl: string | null): Promise<Samples> {
  const { process: server, script } = await startBenchedServer({
    folder: process.cwd(),
    databaseUrl,
    scratch,
  });
  const resident: number[] = [];
  const sample = () => {
    resident.push(memory(server.pid));
    console.log(`${resident.length / 2 - 0.5} min: ${megabytes(resident.at(-1) ?? NaN)}`);
  };
  const started = performance.now();
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  try {
    sample();
    while (performance.now() - started < Number(minutes) * MINUTE_MS) {
      await load(`${server.url}/`, '-H', 'Accept-Encoding: br');
      await load(`${server.url}/api/package-categories/1`);
      await load(`${server.url}/api/carts`, '-s', script);
    }
    sample();
    return { resident, peak: peakMemory(server.pid) };
  } finally {
    clearInterval(timer);
    await server.stop();
  }
}

function row(database: string, { resident, peak }: Samples): string[] {
  const half = Math.floor((resident.length - 1) / 2);
  const picked = [resident[0], resident[1], resident[half], resident.at(-1), peak];
  return [database, ...picked.map((bytes) => megabytes(bytes ?? NaN))];
}
