import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

export interface TestPostgres {
  url: string;
  stop: () => void;
}

/** A throw-away server that can be taken away while it is used. */
export interface PostgresCluster extends TestPostgres {
  /** The socket in its folder: queries through it take a fifth less processor time. */
  socketUrl: string;
  /** The file of its log. */
  log: string;
  /** Of its first process. */
  pid: () => number;
  /** Ends every connection, as a failover does. */
  restart: () => void;
  /** Neither answers nor closes anything, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Kills it, until `start`. */
  kill: () => void;
  /** SIGKILL for each of its processes, until `start`. */
  crash: () => void;
  start: () => void;
}

/**
 * The server named by TEST_DATABASE_URL, else a throw-away cluster of the machine's own PostgreSQL;
 * null when there is neither.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const configured = process.env['TEST_DATABASE_URL'];
  if (configured !== undefined) return { url: configured, stop: () => undefined };
  const cluster = await startCluster({ isInMemory: true });
  return cluster && { ...cluster, url: cluster.socketUrl };
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const paths = [...folders, ...(process.env['PATH'] ?? '').split(':')];
  return paths.find((path) => existsSync(join(path, 'initdb'))) ?? null;
}

/** Linux has it; in a container it is often too small. */
const MEMORY_FOLDER = '/dev/shm';
/** The server's log alone can use up that limit. */
const ROOM_BYTES = 2 * 2 ** 30;

interface ClusterOptions {
  /** Waits for the disk with each commit, as a server does; tests have nothing to lose. */
  isDurable?: boolean;
  /** Keeps its files in memory where there is room, for what stays small. */
  isInMemory?: boolean;
}

/** Null on a machine without PostgreSQL. */
export async function startCluster({
  isDurable = false,
  isInMemory = false,
}: ClusterOptions = {}): Promise<PostgresCluster | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const folder = mkdtempSync(join(isInMemory ? memoryFolder() : tmpdir(), 'shop-postgres-'));
  const port = await freePort();
  const owner = giveToServerUser(folder);
  const program = (name: string, args: readonly string[]) =>
    execFileSync(join(programs, name), args, { ...owner, cwd: folder, stdio: 'pipe' });
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const fsync = isDurable ? 'on' : 'off';
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c fsync=${fsync} -c max_connections=200`;
  const control = (...args: string[]) => program('pg_ctl', ['-D', data, '-w', ...args]);
  let isUp = false;
  const start = () => {
    control('-l', log, '-o', options, 'start');
    isUp = true;
  };
  const kill = () => {
    control('-m', 'immediate', 'stop');
    isUp = false;
  };
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(data)) process.kill(pid, name);
  };
  program('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://shop@${encodeURIComponent(folder)}:${port}/postgres`,
    log,
    pid: () => firstProcessOf(data),
    start,
    restart: () => void control('-l', log, '-m', 'fast', 'restart'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    kill,
    crash: () => {
      isUp = false;
      // Stopped first, so that the first process starts no others meanwhile.
      signal('SIGSTOP');
      const killed = processesOf(data);
      signal('SIGKILL');
      waitUntilGone(killed);
      // A dead process whose parent has not reaped it would count as running.
      rmSync(join(data, 'postmaster.pid'));
    },
    stop: () => {
      if (isUp) kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each of hundreds of test files starts with a database of its own. */
function memoryFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= ROOM_BYTES ? MEMORY_FOLDER : tmpdir();
}

/** The server's first process, and one for each connection. */
function processesOf(data: string): number[] {
  const first = firstProcessOf(data);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim();
  return [first, ...(children === '' ? [] : children.split(' ').map(Number))];
}

function firstProcessOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Two servers must never share the files. */
function waitUntilGone(pids: readonly number[]): void {
  const isRunning = (pid: number) =>
    existsSync(`/proc/${pid}/stat`) &&
    !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  while (pids.some(isRunning));
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
