import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/checks/freePort.ts';
import type { Pages } from '../pages/pagesOf.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { copyBuild, loseCode, renameBuild } from '../support/release.ts';
import { startServerAt } from '../support/server.ts';

interface Shop {
  url: string;
  /** Stops the server, changes the folder of its build, and starts it again. */
  deploy: (change: (folder: string) => void) => Promise<void>;
}

/** A shop with a build of its own, which a release can replace. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'shop-release-'));
      const port = await freePort();
      copyBuild(folder);
      let server = await startServerAt(port, folder);
      await use({
        url: server.url,
        deploy: async (change) => {
          await server.stop();
          change(folder);
          server = await startServerAt(port, folder);
        },
      });
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverUrl: async ({ shop }, use) => use(shop.url),
});

/** The loads of whole pages from now on. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Types on one page before it goes on to another, whose code is not there yet. */
async function begin(page: Page, pages: Pages): Promise<void> {
  await page.goto('/contact-us');
  await pages.contact.field('message').fill('Half a thought');
}

const aboutUs = (page: Page) => page.getByRole('contentinfo').locator('a[href="/about-us"]');

test('A release while a tab is open: the page is loaded again by itself, and nothing typed is lost', async ({
  page,
  pages,
  text,
  shop,
  complaints,
}) => {
  await begin(page, pages);
  await shop.deploy(renameBuild);
  const loads = countLoads(page);
  await aboutUs(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('about.title'));
  await expect(page).toHaveURL('/about-us');
  expect(loads).toHaveLength(1);
  await page.goBack();
  await expect(pages.contact.field('message')).toHaveValue('Half a thought');
  expect(complaints.splice(0).join()).toMatch(/404/);
});

test('A release whose files stay away: one load more, and then the way on is said', async ({
  page,
  pages,
  shop,
  complaints,
}) => {
  await begin(page, pages);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await shop.deploy((folder) => {
    loseCode(
      folder,
      loaded.map((address) => basename(address)),
    );
    renameBuild(folder);
  });
  const loads = countLoads(page);
  await aboutUs(page).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('button')).toBeVisible();
  expect(loads).toHaveLength(1);
  expect(complaints.splice(0).join()).toMatch(/404/);
});
