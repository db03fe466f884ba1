import type { Browser } from '@playwright/test';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { expect, test } from '../support/fixtures.ts';
import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { addCompletePlan, firstCategory } from '../support/orders.ts';
import { accessibilityFaults } from '../support/pageFaults.ts';
import type { Language } from '../support/texts.ts';

const manager = (browser: Browser, path: string, at: { serverUrl: string; language: Language }) =>
  openKitchen(browser, { role: 'manager', path, ...at });

test('A manager makes a coupon, which a customer uses in the cart until it ends', async ({
  api,
  browser,
  customer,
  language,
  page,
  pages,
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const code = `SHOP-${Date.now()}`;
  const { id: category } = await firstCategory(`${serverUrl}/api`);
  await addCompletePlan(api, category);
  const kitchen = await manager(browser, 'vouchers', { serverUrl, language });
  await kitchen.getByRole('link', { name: text('vouchers.add') }).click();
  await kitchen.getByLabel(text('vouchers.fields.code')).fill(code.toLowerCase());
  await kitchen.getByLabel(text('vouchers.percent')).fill('25');
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await kitchen.getByRole('button', { name: text('vouchers.save') }).click();
  await expect(kitchen.getByRole('link', { name: code })).toBeVisible();
  expect(await accessibilityFaults(kitchen)).toEqual([]);

  await pages.cart.open();
  await pages.login.logIn(customer);
  await pages.cart.applyVoucher(code);
  await expect(pages.cart.removeVoucherButton(code)).toBeVisible();

  await kitchen.getByRole('link', { name: code }).click();
  await kitchen.getByRole('button', { name: text('vouchers.end') }).click();
  const dialog = kitchen.getByRole('dialog');
  await dialog.getByRole('button', { name: text('vouchers.end') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(pages.cart.applyVoucherButton).toBeVisible();
  await expect(pages.cart.removeVoucherButton(code)).toBeHidden();
  await kitchen.context().close();
});

test('A manager closes a day, which cannot be chosen as a start date until it is opened', async ({
  browser,
  language,
  page,
  serverUrl,
  text: shopText,
}) => {
  const text = kitchenTextsOf(language);
  // Beyond the deliveries that the plans of other tests are promised.
  const date = addDays(kuwaitToday(new Date()), 80);
  const { id: category } = await firstCategory(`${serverUrl}/api`);
  const begin = page.locator(`[data-day="${date}"]`).getByRole('button');
  // A click before the page is hydrated would be lost.
  const findDay = () =>
    expect(async () => {
      await page.goto(`/package-categories/${category}`);
      await page.getByRole('grid').waitFor();
      for (let month = 0; month < 4 && !(await begin.isVisible()); month += 1) {
        await page.getByRole('button', { name: shopText('calendar.nextMonth') }).click();
      }
      await expect(begin).toBeVisible({ timeout: 3000 });
    }).toPass();
  const kitchen = await manager(browser, 'delivery', { serverUrl, language });
  await kitchen.getByLabel(text('delivery.day'), { exact: true }).fill(date);
  const reason = text('delivery.day.reason');
  await kitchen.getByLabel(text('form.in.en', { label: reason })).fill('Stocktaking');
  await kitchen.getByLabel(text('form.in.ar', { label: reason })).fill('جرد');
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await kitchen.getByRole('button', { name: text('delivery.day.close') }).click();
  const line = kitchen.getByRole('listitem').filter({ hasText: /Stocktaking|جرد/ });
  await expect(line).toBeVisible();

  await findDay();
  await expect(begin).toBeDisabled();

  await line.getByRole('button').click();
  const dialog = kitchen.getByRole('dialog');
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await dialog.getByRole('button', { name: text('delivery.day.open') }).click();
  // Elements below a dialog have no role, so the dialog has to be closed first.
  await expect(dialog).toBeHidden();
  await expect(line).toBeHidden();
  await findDay();
  await expect(begin).toBeEnabled();
  await kitchen.context().close();
});

test('A manager publishes a text, and a new visitor reads it with its markup as text', async ({
  browser,
  guestState,
  language,
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const kitchen = await manager(browser, 'site-content', { serverUrl, language });
  const label = text('site-content.footer_timing');
  const field = kitchen.getByLabel(text(`form.in.${language}`, { label }));
  const before = await field.inputValue();
  const after = `<b>${before}</b>`;
  const publish = async (hours: string) => {
    await field.fill(hours);
    await field.press('Enter');
    await expect(kitchen.getByText(text('site-content.saved'))).toBeVisible();
  };
  const visitor = await browser.newContext({ baseURL: serverUrl, storageState: guestState });
  const page = await visitor.newPage();
  await publish(after);
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await page.goto('/contact-us');
  await expect(page.getByText(after, { exact: true }).first()).toBeVisible();
  await publish(before);
  await page.reload();
  await expect(page.getByText(before, { exact: true }).first()).toBeVisible();
  await visitor.close();
  await kitchen.context().close();
});

test('A manager closes the shop, and opens it again, without a restart', async ({
  browser,
  guestState,
  language,
  serverUrl,
  text: shopText,
}) => {
  const text = kitchenTextsOf(language);
  const kitchen = await manager(browser, 'maintenance', { serverUrl, language });
  const turn = async (action: 'maintenance.close' | 'maintenance.open') => {
    await kitchen.getByRole('switch').click();
    expect(await accessibilityFaults(kitchen)).toEqual([]);
    const dialog = kitchen.getByRole('dialog');
    await dialog.getByRole('button', { name: text(action) }).click();
    await expect(dialog).toBeHidden();
  };
  const visitor = await browser.newContext({ baseURL: serverUrl, storageState: guestState });
  const page = await visitor.newPage();
  const notice = page.getByRole('heading', { name: shopText('maintenance.title') });
  await turn('maintenance.close');
  const closed = await page.goto('/');
  expect(closed?.status()).toBe(503);
  await expect(notice).toBeVisible();
  await turn('maintenance.open');
  await page.getByRole('button', { name: shopText('maintenance.checkAgain') }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await visitor.close();
  await kitchen.context().close();
});
