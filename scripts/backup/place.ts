import { join } from 'node:path';
import { readText, readUrl, type Environment } from '../../server/configValues.ts';
import { ConfigError } from '../../server/configValues.ts';
import { StartError } from '../../server/start/StartError.ts';

/** The shop's data: a server's database, or the folder of the embedded one. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/** The settings of the shop that say so, without the others: a machine for back-ups has no gateway. */
function readPlace(env: Environment): Place {
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  return { databaseUrl, dataDir: readText(env, 'DATA_DIR') ?? 'data' };
}

export const embeddedFolder = ({ dataDir }: Place): string => join(dataDir, 'db');

/** Runs a command with one file as its argument, and prints its result in one sentence. */
export async function runWithFile(
  command: string,
  work: (place: Place, file: string) => Promise<string>,
): Promise<void> {
  try {
    const [file] = process.argv.slice(2);
    if (file === undefined) throw new StartError(`Name the file: npm run ${command} -- FILE`);
    console.log(await work(readPlace(process.env), file));
  } catch (error) {
    const isExplained = error instanceof ConfigError || error instanceof StartError;
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}
