import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/checks/freePort.ts';

const START_MS = 30_000;
const ASK_EVERY_MS = 50;

export interface FloorApi {
  url: string;
  stop: () => void;
}

/** The floor of the API as a process of its own, on an empty database. */
export async function startFloorApi(databaseUrl: string | null): Promise<FloorApi> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'production' };
  const child = spawn('node', [join(import.meta.dirname, 'api.ts')], {
    env: databaseUrl === null ? env : { ...env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + START_MS;
  while (!(await answers(`${url}/plan`))) {
    if (performance.now() > until || child.exitCode !== null)
      throw new Error('The floor of the API did not start.');
    await delay(ASK_EVERY_MS);
  }
  return { url, stop: () => void child.kill() };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
