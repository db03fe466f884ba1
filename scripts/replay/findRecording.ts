import { readFile } from 'node:fs/promises';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { findProblemReport } from '../../server/db/stores/problemReportStore.ts';
import { lockDataFolder } from '../../server/start/dataFolder.ts';
import { explainDatabase } from '../../server/start/explain.ts';
import { readRecording } from '../../src/recorder/recording.ts';

/** Why there is nothing to replay, in a sentence. */
export class NoRecording extends Error {
  override readonly name = 'NoRecording';
}

interface Found {
  /** JSON. */
  recording: string;
  /** Further facts about it. */
  about: readonly string[];
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** Reads it from a file, or from the report with this number. */
export async function findRecording(config: Config, what: string): Promise<Found> {
  const found = NUMBER.test(what) ? await inDatabase(config, Number(what)) : await inFile(what);
  if (readRecording(found.recording) !== null) return found;
  throw new NoRecording(`${what} is no recording of this version of the shop.`);
}

async function inFile(path: string): Promise<Found> {
  try {
    return { recording: await readFile(path, 'utf8'), about: [] };
  } catch {
    throw new NoRecording(`${path} cannot be read.`);
  }
}

async function inDatabase(config: Config, number: number): Promise<Found> {
  const { databaseUrl } = config;
  const unlock = databaseUrl === null ? lockDataFolder(config.dataDir) : () => undefined;
  const db = openDatabase(config);
  try {
    await explainDatabase(migrate(db), databaseUrl);
    return await findInReport(db, number);
  } finally {
    await db.destroy();
    unlock();
  }
}

export async function findInReport(db: Db, number: number): Promise<Found> {
  const report = await findProblemReport(db, number);
  if (report === null) {
    throw new NoRecording(`There is no report ${number}: each is deleted after thirty days.`);
  }
  const { recording, created_at, request_id, message } = report;
  const head = `Report ${number} of ${created_at.toISOString()}, request ${request_id}`;
  return { recording, about: message === null ? [head] : [head, message] };
}
