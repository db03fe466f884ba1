import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../scripts/checks/freePort.ts';
import {
  createFilledDatabase,
  databaseOfRun,
  shareFilledDatabase,
} from '../../support/testDatabase.ts';

const START_MS = 90_000;
const STOP_MS = 15_000;

export interface RunningServer {
  url: string;
  /** The folder of the server's mails, one file each. */
  mailFolder: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server with the production storefront and the sandbox gateway, on a new database
 * of its own; `settings` are further environment variables, `--dev` leaves the storefront out.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  ...flags: '--dev'[]
): Promise<RunningServer> {
  return startServerAt(await freePort(), process.cwd(), settings, ...flags);
}

/** As `startServer`, at a port and with the build in a folder. */
export async function startServerAt(
  port: number,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  ...flags: '--dev'[]
): Promise<RunningServer> {
  const gatewayPort = await freePort();
  const ownFolder = mkdtempSync(join(tmpdir(), 'shop-browser-'));
  const { DATA_DIR: dataFolder = ownFolder } = settings;
  const database = await databaseFor(settings, dataFolder);
  const child = spawn('node', [resolve('server/main.js'), ...flags], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      SAMPLE_WEEKS: 'no',
      ...database.settings,
      ...settings,
      DATA_DIR: dataFolder,
    },
  });
  const url = `http://localhost:${port}`;
  await listening(child, url);
  return {
    url,
    mailFolder: join(dataFolder, 'mails'),
    stop: async () => {
      child.removeAllListeners('exit');
      await ended(child);
      await database.drop();
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

/** The settings of a server that loads these programs of this folder before its own. */
export function preload(...files: readonly string[]): { NODE_OPTIONS: string } {
  const addresses = files.map((file) => pathToFileURL(join(import.meta.dirname, file)).href);
  return { NODE_OPTIONS: addresses.map((address) => `--import=${address}`).join(' ') };
}

/** Worker processes inherit the environment of the set-up. */
const SHARED_URLS = 'SERVER_URLS';
/** Set it beside SERVER_URL, for the tests that open the links of mails. */
const MAIL_FOLDERS = 'MAIL_FOLDERS';
const FILLED_FOLDER = 'FILLED_DATA_FOLDER';

/**
 * Prepares an embedded database and, with TEST_DATABASE_URL, one on that server, as templates for each server's copy.
 */
export async function shareFilledDatabases(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-filled-'));
  const [drop] = await Promise.all([
    databaseOfRun() === 'postgres' ? shareFilledDatabase(new Date()) : null,
    startServer({ DATA_DIR: folder }).then((server) => server.stop()),
  ]);
  process.env[FILLED_FOLDER] = folder;
  return async () => {
    rmSync(folder, { recursive: true });
    await drop?.();
  };
}

interface ServerDatabase {
  settings: Readonly<Record<string, string>>;
  drop: () => Promise<void>;
}

/** The database of the run; the embedded one where its folder is kept, and for the sample weeks, which only it has. */
async function databaseFor(
  { DATA_DIR: keptFolder, SAMPLE_WEEKS: sampleWeeks }: Readonly<Record<string, string>>,
  dataFolder: string,
): Promise<ServerDatabase> {
  const isEmbedded = keptFolder !== undefined || sampleWeeks !== undefined;
  if (isEmbedded || databaseOfRun() === 'pglite') {
    fillOnce(dataFolder);
    return { settings: {}, drop: () => Promise.resolve() };
  }
  const { url, drop } = await createFilledDatabase('postgres');
  return { settings: { DATABASE_URL: url ?? '' }, drop };
}

/** A server that starts again finds its own database. */
function fillOnce(dataFolder: string): void {
  const filled = process.env[FILLED_FOLDER];
  if (filled === undefined || existsSync(join(dataFolder, 'db'))) return;
  cpSync(filled, dataFolder, { recursive: true });
}

export function shareServerUrls(urls: readonly string[]): void {
  process.env[SHARED_URLS] = urls.join(' ');
}

export function shareMailFolders(folders: readonly string[]): void {
  process.env[MAIL_FOLDERS] = folders.join(delimiter);
}

export function mailFolderOf(parallelIndex: number): string {
  const folders = (process.env[MAIL_FOLDERS] ?? '').split(delimiter);
  return folders[parallelIndex % folders.length]!;
}

export function serverUrlOf(parallelIndex: number): string {
  const urls = (process.env[SHARED_URLS] ?? '').split(' ');
  return urls[parallelIndex % urls.length]!;
}

/** The server prints its address once it accepts requests. */
function listening(child: ChildProcess, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${printed}`));
    const timer = setTimeout(() => fail('did not start in time'), START_MS);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!printed.includes(url)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => fail(`ended with ${code}`));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill('SIGINT')) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await once(child, 'exit');
  clearTimeout(timer);
}
