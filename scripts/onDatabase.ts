import type { Config } from '../server/config.ts';
import { ConfigError } from '../server/configValues.ts';
import type { Db } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { readConfig } from '../server/readConfig.ts';
import { lockDataFolder } from '../server/start/dataFolder.ts';
import { explainDatabase } from '../server/start/explain.ts';
import { StartError } from '../server/start/StartError.ts';

/** Why a command failed, in one sentence for the person who typed it. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

type Work = (db: Db, config: Config) => Promise<readonly string[]>;

/** Runs work on the shop's database after the migrations; this process has the embedded one exclusively meanwhile. */
async function onDatabase(work: Work): Promise<readonly string[]> {
  const config = readConfig(process.env);
  const { databaseUrl } = config;
  const unlock = databaseUrl === null ? lockDataFolder(config.dataDir) : () => undefined;
  const db = openDatabase(config);
  try {
    await explainDatabase(migrate(db), databaseUrl);
    return await work(db, config);
  } finally {
    await db.destroy();
    unlock();
  }
}

/**
 * A command of the shop: prints the lines that its work answers, or the sentence that says why there are none.
 * `prepare` reads what was typed, before the database is opened; its own errors are `Refusal`s.
 */
export async function runOnDatabase(
  prepare: () => Work,
  Refusal: new (sentence: string) => Error = Refused,
): Promise<void> {
  try {
    for (const line of await onDatabase(prepare())) console.log(line);
  } catch (error) {
    const isExplained =
      error instanceof ConfigError || error instanceof StartError || error instanceof Refusal;
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}
