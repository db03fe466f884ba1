import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './StartError.ts';

const SOURCES = [
  'src',
  'public',
  'translations',
  'webpack',
  'webpack.config.ts',
  'package-lock.json',
];
const BUILT = [
  'dist/index.html',
  'dist/kitchen/index.html',
  'dist-renderer/render.js',
  'dist-renderer/starter.js',
  'dist-renderer/files.json',
];

/** Builds the storefront for production when there is no build, or one that is older than its sources. */
export function ensureStorefrontBuilt(announce: (line: string) => void): void {
  if (BUILT.every(existsSync) && Math.min(...BUILT.map(mtimeOf)) >= newestChange()) return;
  announce('Building the storefront; this happens once and takes about a minute…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new StartError('The storefront could not be built: see the lines above.');
}

const mtimeOf = (path: string) => statSync(path).mtimeMs;

function newestChange(): number {
  return Math.max(...SOURCES.filter(existsSync).map(newestIn));
}

function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
