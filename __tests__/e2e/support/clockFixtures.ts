import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base } from './fixtures.ts';
import { mailsIn } from './mails.ts';
import { startServer, type RunningServer } from './server.ts';

const MINUTE_MS = 60_000;

interface ClockedServer extends RunningServer {
  /** From then on the server's clock goes on from this instant, or so many minutes from it. */
  setTime: (instant: Date, minutes?: number) => void;
}

interface ClockFixtures {
  clocked: ClockedServer;
}

/** Tests with a server of their own, whose clock they set. */
export const test = base.extend<object, ClockFixtures>({
  clocked: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'shop-clock-'));
      const file = join(folder, 'ahead');
      const setAhead = (ms: number) => writeFileSync(file, String(ms));
      setAhead(0);
      const preload = pathToFileURL(join(import.meta.dirname, 'movedClock.ts')).href;
      const server = await startServer({ NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file });
      await use({
        ...server,
        setTime: (instant, minutes = 0) =>
          setAhead(instant.getTime() + minutes * MINUTE_MS - Date.now()),
      });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverUrl: [async ({ clocked }, use) => use(clocked.url), { scope: 'worker' }],
  mails: [async ({ clocked }, use) => use(mailsIn(clocked.mailFolder)), { scope: 'worker' }],
});

export const { expect } = test;
