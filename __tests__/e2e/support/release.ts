import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /\.(?:js|css|html)$/;
const HASH = /[0-9a-f]{7}/g;

/** A separate build, which `server/main.js` serves when it is started in this folder. */
export function copyBuild(folder: string): void {
  for (const part of ['dist', 'dist-renderer']) {
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !/\.(?:map|br|gz)$/.test(path),
    });
  }
}

/** Replaces the former release: each file gets another name, and its former name is gone. */
export function renameBuild(folder: string): void {
  const dist = join(folder, 'dist');
  const assets = join(dist, 'assets');
  // The kitchen's app has a folder of its own.
  const names = readdirSync(assets).filter((name) => name.includes('.'));
  const hashes = new Set(names.flatMap((name) => name.match(HASH) ?? []));
  const renamed = (text: string) =>
    text.replace(HASH, (hash) => (hashes.has(hash) ? hash.slice(4) + hash.slice(0, 4) : hash));
  for (const name of names) {
    const content = readFileSync(join(assets, name));
    rmSync(join(assets, name));
    writeFileSync(
      join(assets, renamed(name)),
      CODE.test(name) ? renamed(content.toString()) : content,
    );
  }
  for (const name of ['dist/index.html', 'dist/sw.js', 'dist-renderer/files.json']) {
    const file = join(folder, name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  }
}

/** A deployment that stopped half-way: only these files of code have arrived. */
export function loseCode(folder: string, arrived: readonly string[]): void {
  const assets = join(folder, 'dist', 'assets');
  const isLost = (name: string) => CODE.test(name) && !arrived.includes(name);
  for (const name of readdirSync(assets).filter(isLost)) rmSync(join(assets, name));
}
