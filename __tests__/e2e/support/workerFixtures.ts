import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Browser, type BrowserContextOptions } from '@playwright/test';
import { staffRoles, type StaffRole } from '../../../src/contract/staff/permissions.ts';
import { Header } from '../pages/Header.ts';
import { pagesOf } from '../pages/pagesOf.ts';
import { signUpByApi } from './customers.ts';
import { openKitchen } from './kitchen.ts';
import { prepareThings, type CustomersThings } from './orders.ts';
import { createClock, startOwnServer, type OwnServer } from './ownServer.ts';
import { startPlainServer, type PlainServer } from './plainServer/plainServer.ts';
import { mailFolderOf, serverUrlOf, startServer, type RunningServer } from './server.ts';
import { storedLanguage } from './storedLanguage.ts';
import { textsOf, type Language, type Texts } from './texts.ts';

const START_MS = 120_000;

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface WorkerOptions {
  /** Set by the project. */
  language: Language;
  /** Whether visits are recorded as flows. */
  records: boolean;
}

interface ClockedServer extends RunningServer {
  /** Sets the server's clock to this instant, or to this many minutes after it. */
  setTime: (instant: Date, minutes?: number) => void;
}

interface EquippedCustomer {
  things: CustomersThings;
  storageState: StorageState;
}

interface SampleKitchen {
  url: string;
  sessions: ReadonlyMap<StaffRole, StorageState>;
}

export interface WorkerFixtures extends WorkerOptions {
  text: Texts;
  /** The server of every test that asks for no other. */
  shared: Pick<RunningServer, 'url' | 'mailFolder'>;
  /** A server whose clock is set by tests. */
  clocked: ClockedServer;
  /** A server that leaves every page to the browser, so that its API's answers can be changed on their way. */
  unrendered: RunningServer;
  /** One for tests without a network or a server, and one for releases. */
  stoppable: OwnServer;
  released: OwnServer;
  /** A server that offers only the calls of the specification, and a storefront that uses it. */
  plainServer: PlainServer;
  pointedThere: RunningServer;
  /** A server with the sample weeks, so that there is something to see, and its staff's sessions. */
  sampleKitchen: SampleKitchen;
  /** A browser's storage after a visit in the project's language, for the server at this address. */
  guestStateAt: (url: string) => Promise<StorageState>;
  /** A customer with something to show on every page, who logs in once for all visits. */
  equippedCustomer: EquippedCustomer;
}

/**
 * All that is kept from test to test, each part made when a test first asks for it. A part that only some files
 * declared would end the worker between two files, with its browser and its servers.
 */
export const test = base.extend<object, WorkerFixtures>({
  language: ['en', { option: true, scope: 'worker' }],
  records: [false, { option: true, scope: 'worker' }],
  text: [async ({ language }, use) => use(textsOf(language)), { scope: 'worker' }],
  shared: [
    async ({}, use, { parallelIndex }) =>
      use({ url: serverUrlOf(parallelIndex), mailFolder: mailFolderOf(parallelIndex) }),
    { scope: 'worker' },
  ],
  clocked: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'shop-clock-'));
      const { settings, setTime } = createClock(folder);
      const server = await startServer(settings);
      await use({ ...server, setTime });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  unrendered: [
    async ({}, use) => {
      const server = await startServer({ RENDER_PAGES: 'no' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  stoppable: [useOwnServer, { scope: 'worker', timeout: START_MS }],
  released: [useOwnServer, { scope: 'worker', timeout: START_MS }],
  plainServer: [
    async ({}, use) => {
      const plainServer = await startPlainServer();
      await use(plainServer);
      await plainServer.stop();
    },
    { scope: 'worker' },
  ],
  pointedThere: [
    async ({ plainServer }, use) => {
      const server = await startServer({ API_BASE: plainServer.url, GATEWAY_TRANSPORT: 'direct' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  sampleKitchen: [
    async ({ browser, language }, use) => {
      const server = await startServer({ SAMPLE_WEEKS: 'yes' });
      const sessions = new Map<StaffRole, StorageState>();
      for (const role of staffRoles) {
        const page = await openKitchen(browser, {
          role,
          path: '',
          serverUrl: server.url,
          language,
        });
        await page.getByRole('navigation').first().waitFor();
        sessions.set(role, await page.context().storageState());
        await page.context().close();
      }
      await use({ url: server.url, sessions });
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  guestStateAt: [
    async ({ browser, language }, use) => {
      const states = new Map<string, Promise<StorageState>>();
      await use((url) => {
        const state = states.get(url) ?? visitOnce(browser, url, language);
        states.set(url, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  equippedCustomer: [
    async ({ browser, shared, language, text, guestStateAt }, use) => {
      const customer = await signUpByApi(`${shared.url}/api`, language);
      const things = await prepareThings(`${shared.url}/api`, customer.token);
      const storageState = await guestStateAt(shared.url);
      const context = await browser.newContext({ baseURL: shared.url, storageState });
      const page = await context.newPage();
      const { login } = pagesOf(page, text);
      await login.open();
      await login.logIn(customer);
      await page.waitForURL('/');
      // The session is stored a moment after it began.
      await page.waitForFunction(
        (email) => localStorage.getItem('persist:shop')?.includes(email),
        customer.email,
      );
      await use({ things, storageState: await context.storageState() });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function useOwnServer({}: object, use: (server: OwnServer) => Promise<void>): Promise<void> {
  const server = await startOwnServer();
  await use(server);
  await server.remove();
}

async function visitOnce(browser: Browser, url: string, language: Language): Promise<StorageState> {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ baseURL: url, viewport });
  // The first visit is in English, whatever the browser prefers.
  if (language === 'ar') {
    const page = await context.newPage();
    await page.goto('/');
    await new Header(page, textsOf('en')).pressLanguage();
    await page.locator('html[dir="rtl"]').waitFor();
    await page.getByRole('main').waitFor();
    await test.expect.poll(() => storedLanguage(page)).toBe(language);
  }
  const state = await context.storageState();
  await context.close();
  return state;
}
