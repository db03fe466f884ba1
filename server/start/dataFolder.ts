import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './StartError.ts';

/** Milliseconds. A disk answers within a few; a network mount whose server is down never answers. */
const ANSWER_MS = 5000;
/** What the start has to know about the folder. */
const KEPT_FILES = ['shop.pid', 'gateway.json', 'civil-id.key'];
const answering = new Set<string>();

/** Makes the folder and sees that it can be written. */
export function prepareDataFolder(dataDir: string): void {
  requireAnswer(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${resolve(dataDir)} cannot be written: give this user the right to, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Child processes check the folder, because a system call that hangs can only be abandoned from outside. They are
 * small commands, as the start waits for them; Windows has none of them, so nothing is checked there.
 */
function requireAnswer(dataDir: string): void {
  const folder = resolve(dataDir);
  if (answering.has(folder)) return;
  const files = KEPT_FILES.map((name) => join(folder, name));
  if (!isAnswered('ls', [folder]) || !isAnswered('cat', files)) {
    throw new StartError(
      `The data folder ${folder} does not answer: see to the disk or the network that it is on, or set DATA_DIR to another folder.`,
    );
  }
  answering.add(folder);
}

function isAnswered(program: string, paths: readonly string[]): boolean {
  const options = { timeout: ANSWER_MS, killSignal: 'SIGKILL', stdio: 'ignore' } as const;
  return spawnSync(program, ['--', ...paths], options).signal !== 'SIGKILL';
}

/**
 * Only one process may use the embedded database: a second one on the same files would destroy them. Returns the
 * function that releases the folder. The mark of a dead process does not count.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = join(dataDir, 'shop.pid');
  const owner = readOwner(file);
  if (owner !== null && owner !== process.pid && isAlive(owner)) {
    throw new StartError(
      `The data folder ${resolve(dataDir)} is in use by process ${owner}: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
