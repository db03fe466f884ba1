import type { Page } from '@playwright/test';
import { addDays, kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { OfflinePage } from '../pages/OfflinePage.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { placePaidOrder } from '../support/orders.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';
import { renameBuild } from '../support/release.ts';

const test = base.extend({
  serverUrl: async ({ stoppable }, use) => use(stoppable.url),
});

test.use({ serviceWorkers: 'allow' });

const networkErrors = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

/** Everything that the worker keeps, by its path. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });

const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

test('Without a network the meals of today and tomorrow are there, in place of every page', async ({
  page,
  context,
  text,
  pages: { login, myPlan, profile },
  api,
  customer,
  stoppable,
  language,
  complaints,
}) => {
  const offline = new OfflinePage(page, text);
  const order = await placePaidOrder(`${stoppable.url}/api`, customer.token, language);
  const details = (await api.get<SubscriptionResponse>(`subscriptions/${order}`))
    .subscription_details;
  const { schedule } = details.items[0]!;
  const index = schedule.findIndex((day, at) => schedule[at + 1]?.date === addDays(day.date, 1));
  const [today, tomorrow] = [schedule[index]!, schedule[index + 1]!];
  const dish = (day: typeof today) => day.dishes[0]![`name_${language}`];
  const moment = kuwaitInstant(today.date, '07:00');
  stoppable.setTime(moment);
  await page.clock.setFixedTime(moment);

  await test.step('are stored while My plan is read', async () => {
    await myPlan.open(order);
    await login.logIn(customer);
    await expect(myPlan.root).toContainText(dish(tomorrow));
    await expect.poll(() => workerState(page)).toBe('activated');
  });

  await test.step('read without a network', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(offline.title).toBeVisible();
    await expect(page).toHaveTitle(text('title.frame', { page: text('offline.title') }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    for (const [when, day] of [
      ['today', today],
      ['tomorrow', tomorrow],
    ] as const) {
      const region = offline.day(when, day.date, language);
      await expect(region.getByRole('listitem')).toHaveCount(day.dishes.length);
      await expect(region).toContainText(dish(day));
    }
    const typeface = `1em "Readex Pro ${language === 'ar' ? 'Arabic' : 'Latin'}"`;
    const letter = language === 'ar' ? 'ع' : 'a';
    expect(
      await page.evaluate(([drawn, it]) => document.fonts.check(drawn, it), [
        typeface,
        letter,
      ] as const),
    ).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });

  await test.step('nothing else is stored', async () => {
    const paths = await keptPaths(page);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const { street, block } = details.address;
    expect([street, `block\\":`].filter((word) => word && stored.includes(word))).toEqual([]);
    expect(block).not.toBe('');
  });

  await test.step('days that are past are not today', async () => {
    await page.clock.setFixedTime(kuwaitInstant(tomorrow.date, '00:30'));
    await page.reload();
    await expect(offline.day('today', tomorrow.date, language)).toContainText(dish(tomorrow));
    await page.clock.setFixedTime(kuwaitInstant(addDays(tomorrow.date, 3), '00:30'));
    await page.reload();
    await expect(offline.nothing).toBeVisible();
    await page.clock.setFixedTime(moment);
  });

  await test.step('any page, which opens on its own once there is a network', async () => {
    await page.goto('/profile');
    await expect(offline.meals).toBeVisible();
    await context.setOffline(false);
    await expect(profile.logOutButton).toBeVisible();
  });

  await test.step('a shop that is down, and comes back', async () => {
    await stoppable.stop();
    await page.goto('/about-us');
    await expect(offline.unreachableTitle).toBeVisible();
    await expect(offline.day('today', today.date, language)).toContainText(dish(today));
    await stoppable.start();
    await offline.retryButton.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('about.title'));
    await expect(page).toHaveURL('/about-us');
  });

  await test.step('nothing of it after a logout', async () => {
    await profile.open();
    await profile.logOut();
    await expect(page).toHaveURL('/login');
    await context.setOffline(true);
    await page.goto('/');
    await expect(offline.nothing).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
      dish(today),
    );
    await context.setOffline(false);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  expect(complaints.splice(0).filter((complaint) => !networkErrors.test(complaint))).toEqual([]);
});

test('A release, and the end of pages without a network, reach every device by themselves', async ({
  page,
  context,
  text,
  stoppable,
  complaints,
}) => {
  const offline = new OfflinePage(page, text);
  const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).join(' '));
  await page.goto('/contact-us');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await expect.poll(() => workerState(page)).toBe('activated');
  const [before, scriptsBefore] = [await keptPaths(page), await scripts()];

  await test.step('the next page is of the new release, and so are the stored files', async () => {
    await stoppable.deploy(renameBuild);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await scripts()).not.toBe(scriptsBefore);
    await expect
      .poll(async () => (await keptPaths(page)).filter((path) => before.includes(path)))
      .toEqual([]);
    expect(await keptPaths(page)).toHaveLength(before.length);
    await context.setOffline(true);
    await page.reload();
    await expect(offline.title).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  await test.step('removes the worker and its files from the device when it is switched off', async () => {
    await stoppable.stop();
    await stoppable.start({ OFFLINE_PAGE: 'no' });
    await page.reload();
    await expect.poll(() => workerState(page)).toBeUndefined();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    // For the tests after this one.
    await stoppable.stop();
    await stoppable.start();
  });

  expect(complaints.splice(0).filter((complaint) => !networkErrors.test(complaint))).toEqual([]);
});

test('The shop can be installed, under its name in the language of the page', async ({
  page,
  context,
  language,
}) => {
  await page.goto('/');
  // The shop adds it when it has started.
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  const devTools = await context.newCDPSession(page);
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect(url).toMatch(new RegExp(`/manifest\\.${language}\\.webmanifest$`));
  expect(errors).toEqual([]);
  // Chromium's headless shell never finds an error here; CHROMIUM_PATH=/usr/bin/chromium does.
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Every test has a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons, ...manifest } = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const short_name = { en: 'Mizan', ar: 'ميزان' }[language];
  expect(manifest).toMatchObject({ lang: language, short_name, display: 'standalone' });
  expect(icons.map(({ purpose = 'any', sizes }) => `${purpose} ${sizes}`)).toEqual([
    ...['any 192x192', 'any 512x512'],
    ...['maskable 192x192', 'maskable 512x512'],
  ]);
  const drawn = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(drawn).toEqual(icons.map(({ sizes }) => sizes));
});
