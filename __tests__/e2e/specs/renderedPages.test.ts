import type { Route } from '@playwright/test';
import { otherLanguage } from '../../../src/contract/languages.ts';
import { LANGUAGE_COOKIE } from '../../../src/contract/pages/languageCookie.ts';
import { PAGE_STATE } from '../../../src/contract/pages/renderedPage.ts';
import { expect, test } from '../support/fixtures.ts';

const PAGES = [
  '/',
  '/package-categories/1',
  '/about-us',
  '/contact-us',
  '/terms-and-conditions',
  '/privacy_policy',
  '/login',
];

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is there to read, in the visitor’s language', async ({
    page,
    language,
    serverUrl,
    context,
  }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: serverUrl }]);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('@mizan.example');
    }
  });
});

test('A visitor’s page needs no call, and is hydrated as it is', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator(`#${PAGE_STATE}`)).toHaveCount(0);
    // The store has taken over once a link changes the page without a load.
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'))).toBe(true);
  }
  expect(calls.filter((url) => !url.includes('/package-categories/'))).toEqual([]);
});

test('The files of a page are fetched once, and never asked about again', async ({ page }) => {
  const kept = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) kept.set(pathname, response.headers()['cache-control']);
  });
  for (const [path, folder] of [
    ['/', '/assets/'],
    ['/kitchen', '/assets/kitchen/'],
  ] as const) {
    kept.clear();
    await page.goto(path);
    await expect(page.locator(`#${PAGE_STATE}`)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...kept.keys()].some((name) => name.startsWith(folder) && name.endsWith('.js'))).toBe(
      true,
    );
    expect(new Set(kept.values())).toEqual(new Set(['public, max-age=31536000, immutable']));
  }
});

test('Clicks before the scripts have loaded take effect once they have', async ({
  page,
  pages,
  language,
}) => {
  const html = page.locator('html');
  const held: Route[] = [];
  let mayArrive = false;
  await page.route('**/assets/*.js', (route) => (mayArrive ? route.continue() : held.push(route)));
  await page.goto('/');
  await pages.header.pressLanguage();
  await expect(html).toHaveAttribute('data-pressed');
  mayArrive = true;
  await Promise.all(held.map((route) => route.continue()));
  await expect(html).toHaveAttribute('lang', otherLanguage(language));
  await expect(html).not.toHaveAttribute('data-pressed');
});

test.describe('A browser that has lost its cookies', () => {
  test.use({ storageState: ({ guestState }, use) => use({ ...guestState, cookies: [] }) });

  test('does not show a page in another language than the stored one', async ({
    page,
    language,
  }) => {
    // Nothing that these would do: what is seen is what has come.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/about-us');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('The language of a shared link is that of the next page, however soon that is opened', async ({
  page,
  language,
}) => {
  const other = otherLanguage(language);
  // Held, not refused: a refused script is an error in the console.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`/?lang=${other}`);
  await page.unrouteAll();
  await page.goto('/login');
  await expect(page.locator(`#${PAGE_STATE}`)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.goto('/register');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('A customer is shown the same page, and then their own header', async ({
  page,
  pages,
  customer,
  text,
}) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await expect(page).toHaveURL('/');
  for (const path of PAGES.filter((it) => it !== '/login')) {
    await page.goto(path);
    await expect(
      page.getByRole('banner').getByRole('link', { name: text('shell.login') }),
    ).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
