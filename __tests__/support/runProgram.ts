import { spawnSync } from 'node:child_process';
import { createFilledDatabase, databaseOfRun } from './testDatabase.ts';

const TIMEOUT_MS = 60_000;

interface ProgramRun {
  args?: readonly string[];
  /** All of its environment but what Node needs. */
  env: NodeJS.ProcessEnv;
}

/** Runs a program of this project to its end; what Node compiles of it is kept for the next one, as for the server. */
export function runProgram(file: string, { args = [], env }: ProgramRun) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], {
    env: { NODE_COMPILE_CACHE: '.cache/compiled', ...env },
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  return { stdout, stderr, text: stdout + stderr, status };
}

/** A filled database for such a program: the settings that name it, none of them for a data folder, which it fills. */
export async function filledDatabaseForProgram() {
  const { url, drop } = await createFilledDatabase(databaseOfRun());
  return { settings: url === null ? {} : { DATABASE_URL: url }, drop };
}
