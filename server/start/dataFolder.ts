import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './StartError.ts';

/** Makes the folder and sees that it can be written. */
export function prepareDataFolder(dataDir: string): void {
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
 * The embedded database is one process's own: a second one on the same files would destroy them.
 * Answers how to give the folder back. The mark of a process that has died counts for nothing.
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
