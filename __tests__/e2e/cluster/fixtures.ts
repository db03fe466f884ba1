import { test as base } from '@playwright/test';
import { pagesOf, type Pages } from '../pages/pagesOf.ts';
import { signUpByApi, type SignedUp } from '../support/customers.ts';
import { textsOf, type Texts } from '../support/texts.ts';
import { startServerCluster, type ServerCluster } from './cluster.ts';

interface TestFixtures {
  pages: Pages;
  customer: SignedUp;
}

interface WorkerFixtures {
  cluster: ServerCluster;
  text: Texts;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  cluster: [
    async ({}, use) => {
      const cluster = await startServerCluster();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  text: [async ({}, use) => use(textsOf('en')), { scope: 'worker' }],
  baseURL: async ({ cluster }, use) => use(cluster.url),
  pages: async ({ page, text }, use) => use(pagesOf(page, text)),
  customer: async ({ cluster }, use) =>
    use(await signUpByApi(`${cluster.processes[0].url}/api`, 'en')),
});

export const { expect } = test;
