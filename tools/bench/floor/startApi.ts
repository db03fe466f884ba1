import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/checks/freePort.ts';

const START_MS = 90_000;
const ASK_EVERY_MS = 5;

export interface FloorApi {
  url: string;
  pid: number;
  /** Milliseconds until it answered. */
  startTook: number;
  stop: () => Promise<void>;
}

/** The floor of the API as a process of its own, on a database that it alone uses. */
export async function startFloorApi(databaseUrl: string | null): Promise<FloorApi> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'production' };
  const started = performance.now();
  const child = spawn('node', [join(import.meta.dirname, 'api.ts')], {
    env: databaseUrl === null ? env : { ...env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/plan`))) {
    if (performance.now() - started > START_MS || child.exitCode !== null) {
      child.kill();
      throw new Error('The floor of the API did not start.');
    }
    await delay(ASK_EVERY_MS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    startTook: performance.now() - started,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
