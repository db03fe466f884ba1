import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { megabytes } from '../bench/figures.ts';
import { load } from '../bench/load.ts';
import { memory, startBenchedServer, peakMemory } from '../bench/benchedServer.ts';

/**
 * Shows whether memory stays constant: runs the loads of `npm run bench:api` in turn, and prints the resident memory
 * each half minute. On PostgreSQL, or on the embedded database with `embedded`.
 */
const [minutes = '10', database = 'postgresql'] = process.argv.slice(2);

const SAMPLE_EVERY_MS = 30_000;

const scratch = mkdtempSync(join(tmpdir(), 'shop-steady-'));
const isEmbedded = database === 'embedded';
const cluster = isEmbedded ? null : await startCluster({ isDurable: true });
if (cluster === null && !isEmbedded)
  throw new Error('Install PostgreSQL: its programs were not found.');
const server = await startBenchedServer({
  folder: process.cwd(),
  databaseUrl: cluster?.url ?? null,
  scratch,
});
const { url } = server.process;

const started = performance.now();
const sample = () => {
  const passed = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${passed} min: ${megabytes(memory(server))}`);
};
const timer = setInterval(sample, SAMPLE_EVERY_MS);
try {
  sample();
  while (performance.now() - started < Number(minutes) * 60_000) {
    await load(`${url}/`, '-H', 'Accept-Encoding: br');
    await load(`${url}/api/package-categories/1`);
    await load(`${url}/api/carts`, '-s', server.script);
  }
  sample();
  console.log(`at the peak: ${megabytes(peakMemory(server))}`);
} finally {
  clearInterval(timer);
  await server.process.stop();
  cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
