import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/checks/freePort.ts';
import { copyBuild } from './release.ts';
import { preload, startServerAt } from './server.ts';

type Settings = Readonly<Record<string, string>>;

/** A server that a test may stop and start, with a clock, a build and a database of its own. */
export interface OwnServer {
  url: string;
  setTime: (instant: Date) => void;
  stop: () => Promise<void>;
  start: (settings?: Settings) => Promise<void>;
  /** Stops it, changes the folder of its build, and starts it again. */
  deploy: (change: (folder: string) => void) => Promise<void>;
  remove: () => Promise<void>;
}

export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-own-'));
  const port = await freePort();
  const clock = createClock(folder);
  const settings = { ...clock.settings, DATA_DIR: join(folder, 'data') };
  copyBuild(folder);
  let server = await startServerAt(port, folder, settings);
  const start = async (changed: Settings = {}) => {
    server = await startServerAt(port, folder, { ...settings, ...changed });
  };
  return {
    url: server.url,
    setTime: clock.setTime,
    stop: () => server.stop(),
    start,
    deploy: async (change) => {
      await server.stop();
      change(folder);
      await start();
    },
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const MINUTE_MS = 60_000;

/** A file in the folder says how far a server that is started with these settings is ahead. */
export function createClock(folder: string) {
  const file = join(folder, 'ahead');
  const setAhead = (ms: number) => writeFileSync(file, String(ms));
  setAhead(0);
  return {
    settings: { ...preload('movedClock.ts', 'shortRounds.ts'), CLOCK_FILE: file },
    setTime: (instant: Date, minutes = 0) =>
      setAhead(instant.getTime() + minutes * MINUTE_MS - Date.now()),
  };
}
