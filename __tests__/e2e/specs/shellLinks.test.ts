import type { Page } from '@playwright/test';
import type { HomeResponse } from '../../../src/contract/wire/home.ts';
import { expect, test } from '../support/browserRendering.ts';

const APPS = { app_android: 'https://android.example/', app_ios: 'https://ios.example/' };

/** From here on the kitchen has an app in each store. */
async function giveApps(page: Page): Promise<void> {
  await page.route('**/api/home', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { response: HomeResponse };
    const entries = Object.entries(APPS).map(([key, url]) => ({
      key,
      value_en: url,
      value_ar: url,
    }));
    body.response.content.push(...entries);
    await route.fulfill({ response: answer, json: body });
  });
}

test('Links to apps are there once the kitchen has apps', async ({ page, pages, text }) => {
  const footer = page.getByRole('contentinfo');
  const appLinks = page.locator('a[href*="play.google.com"], a[href*="apps.apple.com"]');
  await pages.home.open();
  await expect(footer.getByText('hello@mizan.example')).toBeVisible();
  await expect(appLinks).toHaveCount(0);
  await expect(page.getByRole('link', { name: text('shell.downloadApp') })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: text('contact.ios') })).toHaveCount(0);

  await giveApps(page);
  await page.reload();
  await expect(footer.getByRole('link', { name: text('contact.android') })).toHaveAttribute(
    'href',
    APPS.app_android,
  );
  await expect(footer.getByRole('link', { name: text('contact.ios') })).toHaveAttribute(
    'href',
    APPS.app_ios,
  );
  await expect(page.locator('header a', { hasText: text('shell.downloadApp') })).toHaveAttribute(
    'href',
    APPS.app_android,
  );
});

test('The menu of a guest and of a customer, in its order', async ({ page, pages, customer }) => {
  const { header, home, login } = pages;
  await home.open();
  await expect(await header.menuEntries()).toHaveText(
    header.texts('shell.aboutUs', 'shell.packages', 'shell.login', 'shell.contactUs'),
  );
  await login.open();
  await login.logIn(customer);
  await expect(page).toHaveURL('/');
  await expect(await header.menuEntries()).toHaveText(
    header.isFolded()
      ? header.texts(
          'shell.aboutUs',
          'shell.packages',
          'shell.profile',
          'shell.orders',
          'shell.appointments',
          'shell.contactUs',
          'shell.logout',
        )
      : header.texts('shell.aboutUs', 'shell.packages', 'shell.account', 'shell.contactUs'),
  );
});
