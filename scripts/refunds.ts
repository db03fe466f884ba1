import { parseArgs } from 'node:util';
import { ConfigError } from '../server/configValues.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { listRefunds, recordRefunded, RefundRefused } from '../server/domain/refunds.ts';
import { readConfig } from '../server/readConfig.ts';
import { lockDataFolder } from '../server/start/dataFolder.ts';
import { explainDatabase } from '../server/start/explain.ts';
import { StartError } from '../server/start/StartError.ts';

const USAGE = `npm run refunds                                     lists what has to be paid back
npm run refunds -- done REFUND --reference TEXT     records that it was`;

interface Wanted {
  /** Null lists. */
  done: { id: number; reference: string } | null;
}

function readWanted(): Wanted {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reference: { type: 'string' } },
  });
  const [word, id, ...more] = positionals;
  const { reference } = values;
  if (word === undefined && reference === undefined) return { done: null };
  const isDone = word === 'done' && /^[1-9]\d{0,8}$/.test(id ?? '') && more.length === 0;
  if (!isDone || reference === undefined) throw new RefundRefused(USAGE);
  return { done: { id: Number(id), reference } };
}

async function run({ done }: Wanted): Promise<string[]> {
  const config = readConfig(process.env);
  const { databaseUrl } = config;
  const unlock = databaseUrl === null ? lockDataFolder(config.dataDir) : () => undefined;
  const db = openDatabase(config);
  try {
    await explainDatabase(migrate(db), databaseUrl);
    if (done === null) return await listRefunds(db);
    return [await recordRefunded(db, done.id, { at: new Date(), reference: done.reference })];
  } finally {
    await db.destroy();
    unlock();
  }
}

try {
  for (const line of await run(readWanted())) console.log(line);
} catch (error) {
  const isExplained =
    error instanceof ConfigError || error instanceof StartError || error instanceof RefundRefused;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
