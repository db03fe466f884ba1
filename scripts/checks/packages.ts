import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Installs Debian's packages where that is possible; the caller looks whether they are there. */
export async function installPackages(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}
