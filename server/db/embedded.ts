import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';

const MAKE_FILES = `
  import { PGlite } from '@electric-sql/pglite';
  const database = await PGlite.create(process.argv[1]);
  await database.close();`;

/** PostgreSQL inside this process, on the files of a folder; `memory://` keeps nothing. */
export async function startEmbedded(location: string): Promise<PGlite> {
  // V8 would take 600 MB to optimise one function of PostgreSQL, and save hardly any time.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  if (!location.startsWith('memory://') && !existsSync(location)) await makeFiles(location);
  // Loaded on demand.
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create(location);
}

/**
 * Another process makes them, as that takes memory which is never given back. A folder of the name that is asked for
 * is complete.
 */
async function makeFiles(folder: string): Promise<void> {
  const made = mkdtempSync(`${folder}-`);
  try {
    const program = ['--input-type=module', '--eval', MAKE_FILES, made];
    await promisify(execFile)(process.execPath, program);
    renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
