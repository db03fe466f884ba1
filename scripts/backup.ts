import {
  closeSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { lockDataFolder } from '../server/start/dataFolder.ts';
import { StartError } from '../server/start/StartError.ts';
import { embeddedFolder, runWithFile, type Place } from './backup/place.ts';
import { runOnDatabase } from './backup/postgresPrograms.ts';

/** Writes the whole database into one file, which only its owner can read. The file is complete or does not exist. */
async function backUp(place: Place, file: string): Promise<string> {
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  const part = `${file}.part`;
  closeSync(openSync(part, 'w', 0o600));
  try {
    await write(place, part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return `The back-up is in ${file}, ${Math.ceil(statSync(file).size / 1024)} KB.`;
}

async function write(place: Place, file: string): Promise<void> {
  if (place.databaseUrl === null) return writeEmbedded(place, file);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  runOnDatabase('pg_dump', place.databaseUrl, args);
}

/** The shop has to be stopped: the lock of the folder sees to it. */
async function writeEmbedded(place: Place, file: string): Promise<void> {
  const folder = embeddedFolder(place);
  if (!existsSync(folder)) throw new StartError(`There is no database in ${folder}.`);
  const unlock = lockDataFolder(place.dataDir);
  const database = await PGlite.create(folder);
  try {
    const files = await database.dumpDataDir('gzip');
    writeFileSync(file, Buffer.from(await files.arrayBuffer()));
  } finally {
    await database.close();
    unlock();
  }
}

await runWithFile('backup', backUp);
