import { basename } from 'node:path';
import { test as base, type BrowserContextOptions } from '@playwright/test';
import { Header } from '../pages/Header.ts';
import { pagesOf, type Pages } from '../pages/pagesOf.ts';
import { createApi, type Api } from './api.ts';
import { collectComplaints } from './complaints.ts';
import { signUpByApi, type SignedUp } from './customers.ts';
import { mailsIn, type Mails } from './mails.ts';
import { recordFlow } from './recordFlow.ts';
import { mailFolderOf, serverUrlOf } from './server.ts';
import { storedLanguage } from './storedLanguage.ts';
import { textsOf, type Language, type Texts } from './texts.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface WorkerOptions {
  /** Set by the project. */
  language: Language;
  /** Whether the visits are kept as flows, to be replayed. */
  records: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  text: Texts;
  serverUrl: string;
  /** What the server has mailed. */
  mails: Mails;
  /** What a browser keeps of a visit in the project's language. */
  guestState: StorageState;
}

interface TestFixtures {
  pages: Pages;
  /** A test fails when its browser complained: see `collectComplaints`. */
  complaints: string[];
  /** A customer of this test's own, with one address, signed up through the API. */
  customer: SignedUp;
  /** Calls the API as that customer. */
  api: Api;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['en', { option: true, scope: 'worker' }],
  records: [false, { option: true, scope: 'worker' }],
  text: [async ({ language }, use) => use(textsOf(language)), { scope: 'worker' }],
  serverUrl: [
    async ({}, use, { parallelIndex }) => use(serverUrlOf(parallelIndex)),
    { scope: 'worker' },
  ],
  guestState: [
    async ({ browser, serverUrl, language }, use) => {
      const viewport = { width: 1280, height: 900 };
      const context = await browser.newContext({ baseURL: serverUrl, viewport });
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
      await use(state);
    },
    { scope: 'worker' },
  ],
  mails: [
    async ({}, use, { parallelIndex }) => use(mailsIn(mailFolderOf(parallelIndex))),
    { scope: 'worker' },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  storageState: async ({ guestState }, use) => use(guestState),
  complaints: [
    async ({ context }, use) => {
      const complaints = collectComplaints(context);
      await use(complaints);
      test.expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ context, page, records, language }, use, { file, errors }) => {
    if (!records) return use(page);
    const keep = await recordFlow(context, page);
    await use(page);
    const name = `${basename(file, '.test.ts')}.${language}`;
    if (errors.length === 0) await keep(name);
  },
  pages: async ({ page, text }, use) => use(pagesOf(page, text)),
  customer: async ({ serverUrl, language }, use) =>
    use(await signUpByApi(`${serverUrl}/api`, language)),
  api: async ({ serverUrl, customer }, use) => use(createApi(`${serverUrl}/api`, customer.token)),
});

export const { expect } = test;
