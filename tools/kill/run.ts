import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/checks/freePort.ts';
import { startCluster, type PostgresCluster } from '../../scripts/checks/postgres.ts';
import { SpawnedServer } from '../../scripts/checks/spawnedServer.ts';
import { buyUntilKilled, lostOf, writesOf, type Acknowledged } from './buyer.ts';

const KILLS = Number(process.argv[2] ?? 20);
const BUYERS = 4;
const SHORTEST_MS = 500;
const LONGEST_MS = 3000;
const LONGEST_RESTART_MS = 3000;

interface Report {
  database: string;
  writes: number;
  lost: string[];
  restartsMs: number[];
}

interface Victim {
  server: SpawnedServer;
  cluster: PostgresCluster | null;
}

/** Buys, kills the server in the middle and starts it again, KILLS times; then checks every acknowledged write. */
async function killAndCount(database: string, { server, cluster }: Victim): Promise<Report> {
  const kept: Acknowledged[] = [];
  const apiUrl = `${server.url}/api`;
  const restartsMs: number[] = [];
  await server.start();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const buyers = Array.from({ length: BUYERS }, () => buyUntilKilled(apiUrl, kept));
    await delay(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    // Every second time the database server is killed too, by its own SIGKILL.
    const isBoth = cluster !== null && kill % 2 === 0;
    if (isBoth) cluster.crash();
    await server.kill();
    await Promise.all(buyers);
    if (isBoth) cluster.start();
    restartsMs.push(await server.start());
  }
  const lost: string[] = [];
  for (const customer of kept) lost.push(...(await lostOf(apiUrl, customer)));
  await server.stop();
  const writes = kept.reduce((sum, customer) => sum + writesOf(customer), 0);
  return { database, writes, lost, restartsMs };
}

async function newServer(
  databaseUrl: string | null,
): Promise<{ server: SpawnedServer; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-kill-'));
  const settings = {
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
  };
  if (databaseUrl !== null) {
    const env = { ...process.env, ...settings };
    spawnSync('node', ['scripts/seed-database.ts'], { env, stdio: 'inherit' });
  }
  return { server: new SpawnedServer(settings, '--dev'), folder };
}

async function onDatabase(database: string, cluster: PostgresCluster | null): Promise<Report> {
  const { server, folder } = await newServer(cluster?.url ?? null);
  try {
    return await killAndCount(database, { server, cluster });
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
    cluster?.stop();
  }
}

function print({ database, writes, lost, restartsMs }: Report): boolean {
  const sorted = restartsMs.toSorted((one, other) => one - other).map(Math.round);
  const [fastest, slowest] = [sorted.at(0) ?? 0, sorted.at(-1) ?? 0];
  const median = sorted.at(Math.floor(sorted.length / 2)) ?? 0;
  console.log(
    `${database}: ${restartsMs.length} kills, ${writes} acknowledged writes, ${lost.length} lost; ` +
      `start to first answer ${fastest} to ${slowest} ms, median ${median} ms`,
  );
  for (const what of lost) console.error(`  lost: ${what}`);
  return lost.length === 0 && slowest <= LONGEST_RESTART_MS;
}

const cluster = await startCluster();
if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
const reports = [await onDatabase('PostgreSQL', cluster), await onDatabase('embedded', null)];
process.exitCode = reports.map(print).every(Boolean) ? 0 : 1;
