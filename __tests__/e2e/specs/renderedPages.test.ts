import type { Page, Route } from '@playwright/test';
import { STORED_KEY } from '../../../src/app/storedKey.ts';
import { otherLanguage, type Language } from '../../../src/contract/languages.ts';
import { LANGUAGE_COOKIE } from '../../../src/contract/pages/languageCookie.ts';
import { PAGE_STATE } from '../../../src/contract/pages/renderedPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedLanguage } from '../support/storedLanguage.ts';

const PAGES = [
  '/',
  '/package-categories/1',
  '/about-us',
  '/contact-us',
  '/terms-and-conditions',
  '/privacy_policy',
  '/login',
];
/** Chromium writes its status to the console. */
const NOT_FOUND = '/no/such/page';

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
      const main = await page.getByRole('main').getAttribute('id');
      await expect(page.locator('link[rel="expect"]')).toHaveAttribute('href', `#${main}`);
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

test('The first text is drawn in the typeface that the page carries', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  for (const path of PAGES) {
    await page.goto(path);
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeId } = await devTools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'h1',
    });
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual(['Readex Pro']);
  }
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

/** Each page from now on is opened by a browser that has stored this language. */
const storeLanguage = (page: Page, language: Language) =>
  page.addInitScript(
    ([key, current]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const slice = JSON.stringify({ current, settled: true });
      localStorage.setItem(key, JSON.stringify({ ...stored, language: slice }));
    },
    [STORED_KEY, language] as const,
  );

/** Opens a page, and resolves once it has been hydrated; what it came as. */
async function openHydrated(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  const html = await response!.text();
  expect(html).toContain(PAGE_STATE);
  await expect(page.locator(`#${PAGE_STATE}`)).toHaveCount(0);
  return html;
}

test('A page in another language than the stored one stays in it, where the cookie names it', async ({
  page,
  context,
  language,
  serverUrl,
  complaints,
}) => {
  const other = otherLanguage(language);
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: other, url: serverUrl }]);
  await storeLanguage(page, language);
  for (const path of [...PAGES, NOT_FOUND]) {
    expect(await openHydrated(page, path)).toContain(`<html lang="${other}"`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  }
  await expect.poll(() => storedLanguage(page)).toBe(other);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('A page in another language than the stored one is turned once it is hydrated, without cookies', async ({
  page,
  pages,
  customer,
  complaints,
}) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await expect(page).toHaveURL('/');
  await page.context().clearCookies();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await storeLanguage(page, 'ar');
  for (const path of [...PAGES, NOT_FOUND]) {
    expect(await openHydrated(page, path)).toContain('<html lang="en"');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  }
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
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
