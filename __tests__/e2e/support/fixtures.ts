import { basename } from 'node:path';
import { pagesOf, type Pages } from '../pages/pagesOf.ts';
import { createApi, type Api } from './api.ts';
import { collectComplaints } from './complaints.ts';
import { signUpByApi, type SignedUp } from './customers.ts';
import { mailsIn, type Mails } from './mails.ts';
import { recordFlow } from './recordFlow.ts';
import { test as base, type StorageState } from './workerFixtures.ts';

interface TestFixtures {
  serverUrl: string;
  /** The server's mails. */
  mails: Mails;
  /** A browser's storage after a visit in the project's language. */
  guestState: StorageState;
  pages: Pages;
  /** A test fails when its browser complained: see `collectComplaints`. */
  complaints: string[];
  /** A customer for this test alone, with one address, signed up through the API. */
  customer: SignedUp;
  /** Calls the API as that customer. */
  api: Api;
}

export const test = base.extend<TestFixtures>({
  serverUrl: async ({ shared }, use) => use(shared.url),
  mails: async ({ shared }, use) => use(mailsIn(shared.mailFolder)),
  guestState: async ({ guestStateAt, serverUrl }, use) => use(await guestStateAt(serverUrl)),
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
