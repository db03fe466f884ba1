import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestPostgres {
  url: string;
  stop: () => void;
}

/**
 * The server named by TEST_DATABASE_URL, else a throw-away cluster of the machine's own PostgreSQL;
 * null when there is neither.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const configured = process.env['TEST_DATABASE_URL'];
  if (configured !== undefined) return { url: configured, stop: () => undefined };
  const programs = findPrograms();
  return programs === null ? null : startCluster(programs);
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const paths = [...folders, ...(process.env['PATH'] ?? '').split(':')];
  return paths.find((path) => existsSync(join(path, 'initdb'))) ?? null;
}

async function startCluster(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const port = await freePort();
  const owner = giveToServerUser(folder);
  const program = (name: string, args: readonly string[]) =>
    execFileSync(join(programs, name), args, { ...owner, cwd: folder, stdio: 'pipe' });
  const data = join(folder, 'data');
  program('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
  program('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start']);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    stop: () => {
      program('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: there the cluster belongs to the package's own user. */
function giveToServerUser(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return { uid, gid };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
