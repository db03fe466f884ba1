import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import type { Pages } from '../pages/pagesOf.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { loseCode, renameBuild } from '../support/release.ts';

const test = base.extend({
  serverUrl: async ({ released }, use) => use(released.url),
});

/** The loads of whole pages from now on. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Types on one page before navigating to another, whose code is not loaded yet. */
async function begin(page: Page, pages: Pages): Promise<void> {
  await page.goto('/contact-us');
  await pages.contact.field('message').fill('Half a thought');
}

const aboutUs = (page: Page) => page.getByRole('contentinfo').locator('a[href="/about-us"]');

test('A release while a tab is open: the page is loaded again by itself, and nothing typed is lost', async ({
  page,
  pages,
  text,
  released,
  complaints,
}) => {
  await begin(page, pages);
  await released.deploy(renameBuild);
  const loads = countLoads(page);
  await aboutUs(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('about.title'));
  await expect(page).toHaveURL('/about-us');
  expect(loads).toHaveLength(1);
  await page.goBack();
  await expect(pages.contact.field('message')).toHaveValue('Half a thought');
  expect(complaints.splice(0).join()).toMatch(/404/);
});

test('A release whose files are missing: the page reloads once, and then explains what to do', async ({
  page,
  pages,
  released,
  complaints,
}) => {
  await begin(page, pages);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await released.deploy((folder) => {
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
