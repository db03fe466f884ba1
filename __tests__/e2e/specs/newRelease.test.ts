import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Pages } from '../pages/pagesOf.ts';

const RUNTIME = /runtime\.[0-9a-f]+\.js/g;

/** From now on the server begins with another release, and the files that nobody has loaded yet are gone. */
async function release(page: Page): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.route(/\/assets\/[^/]+\.(js|css)$/, (route) =>
    loaded.includes(route.request().url())
      ? route.fallback()
      : route.fulfill({ status: 404, json: { status: false, code: 404, response: {} } }),
  );
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(RUNTIME, 'runtime.000000000000.js');
    await route.fulfill({ response: answer, body });
  });
}

/** The loads of whole pages from now on. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Types on one page and goes on to another, whose code is not there yet. */
async function goOn(page: Page, pages: Pages): Promise<void> {
  await page.goto('/contact-us');
  await pages.contact.field('message').fill('Half a thought');
  await release(page);
}

const aboutUs = (page: Page) => page.getByRole('contentinfo').locator('a[href="/about-us"]');

test('A release while a tab is open: the page is loaded anew by itself, and nothing typed is lost', async ({
  page,
  pages,
  text,
  complaints,
}) => {
  await goOn(page, pages);
  const loads = countLoads(page);
  // The new release has all its files.
  await page.route('/about-us', async (route) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await route.continue();
  });
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
  complaints,
}) => {
  await goOn(page, pages);
  const loads = countLoads(page);
  await aboutUs(page).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('button')).toBeVisible();
  expect(loads).toHaveLength(1);
  expect(complaints.splice(0).join()).toMatch(/404/);
});
