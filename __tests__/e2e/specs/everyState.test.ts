import type { Locator, Page } from '@playwright/test';
import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';
import { prepareThings } from '../support/orders.ts';
import { accessibilityFaults, hasFocus } from '../support/pageFaults.ts';

/** Nothing that axe objects to, and the keyboard is somewhere. */
async function expectSound(page: Page, state: string): Promise<void> {
  // The code of a page may still be on its way.
  await expect(page.locator('h1')).toBeAttached();
  expect.soft(await accessibilityFaults(page), `axe: ${state}`).toEqual([]);
  expect.soft(await hasFocus(page), `focus: ${state}`).toBe(true);
}

/** Opens a dialog, checks it, and closes it; the focus is back on the page afterwards. */
async function expectSoundDialog(page: Page, state: string, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  await dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  await expectSound(page, state);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect.soft(await hasFocus(page), `focus after: ${state}`).toBe(true);
}

test('Menus and questions of a guest', { tag: '@part-1' }, async ({ page, pages, text }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pages.home.open();
  await expectSoundDialog(page, 'side menu', pages.header.menuButton);
  await pages.home.chooseFirstPackage();
  await expectSoundDialog(page, 'a guest subscribes', pages.product.subscribeButton);
  await pages.contact.open();
  await pages.contact.typeMessage('Half a thought');
  await expectSoundDialog(page, 'unsaved work', pages.header.languageButton);
  await page.getByRole('link', { name: text('shell.home') }).click();
  await expect(page).toHaveURL('/');
  expect(await hasFocus(page), 'focus on the next page').toBe(true);
});

const forms = ['/register', '/quick-sign-up', '/login', '/contact-us', '/forgot-password'];
for (const [index, path] of forms.entries()) {
  test(`Everything missing on ${path}`, { tag: `@part-${(index % 2) + 1}` }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').locator('button[type="submit"]').last().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectSound(page, `errors of ${path}`);
  });
}

test(
  'The menu, the cart and its toasts',
  { tag: '@part-1' },
  async ({ page, pages, text, customer, serverUrl, complaints }) => {
    await prepareThings(`${serverUrl}/api`, customer.token);
    await page.setViewportSize({ width: 1280, height: 900 });
    await pages.login.open();
    await pages.login.logIn(customer);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: text('shell.account') }).click();
    await expectSound(page, 'account menu');

    await page.goto('/cart');
    await pages.cart.removeVoucherButton('WELCOME10').click();
    await expect(pages.cart.applyVoucherButton).toBeVisible();
    await expectSound(page, 'voucher removed');
    await pages.cart.applyVoucher('NO-SUCH-CODE');
    await expect(page.locator('[name="coupon_code"][aria-invalid="true"]')).toBeVisible();
    await expectSound(page, 'voucher refused');
    // Chromium writes the refusal to the console.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
    await expectSoundDialog(page, 'clear the cart', pages.cart.button('cart.clear'));
    await pages.cart.clear();
    await expect(pages.cart.emptyTitle).toBeVisible();
    const toast = page.getByRole('alert').first();
    await expect(toast).toBeVisible();
    await expectSound(page, 'toast');
    await expectClearOf(page, toast);
  },
);

test(
  'Questions and editors of a customer',
  { tag: '@part-2' },
  async ({ page, pages, text, customer, serverUrl }) => {
    const things = await prepareThings(`${serverUrl}/api`, customer.token);
    await pages.login.open('/login?redirect=%2Forders');
    await pages.login.logIn(customer);
    await expectSoundDialog(page, 'pay now', pages.orders.payNowButtons.first());
    await pages.appointments.open();
    await pages.appointments.startCancelling();
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await expect(pages.appointments.reasonMissing).toBeVisible();
    await expectSound(page, 'cancellation without a reason');
    await page.keyboard.press('Escape');

    await pages.profile.open();
    await pages.profile.editButton.click();
    await expectSound(page, 'profile editor');
    await pages.profile.button('profile.passwordChange').click();
    await pages.profile.formWith('old_password').submit();
    await expectSound(page, 'password without words');
    await pages.profile.button('address.add').click();
    await pages.profile.formWith('house_building').submit();
    await expectSound(page, 'address without a place');
    const editor = pages.profile.formWith('house_building').root;
    await editor.getByRole('button', { name: text('common.cancel') }).click();
    expect.soft(await hasFocus(page), 'focus after the address editor').toBe(true);
    await expectSoundDialog(page, 'delete an address', pages.profile.deleteAddressButtons.last());
    await pages.profile.deleteLastAddress();
    await expect(page.getByText(text('address.deleted'))).toBeVisible();
    expect.soft(await hasFocus(page), 'focus after a deleted address').toBe(true);

    await page.goto(`/booking-payment?booking=${things.heldBooking}`);
    await pages.bookingPayment.anotherTimeButton.click();
    // The day of the held time may be full by now.
    await pages.calendar.chooseTime();
    await expectSound(page, 'day and time chosen');
  },
);

test(
  'Calendars without and with a choice',
  { tag: '@part-1' },
  async ({ page, pages, customer }) => {
    await pages.login.open();
    await pages.login.logIn(customer);
    await pages.home.chooseFirstPackage();
    await pages.calendar.freeDays.last().click();
    await expectSound(page, 'first day of a plan');
    await pages.appointmentDetails.open();
    await pages.appointmentDetails.goOn();
    await expectSound(page, 'appointment without a dietitian');
    await pages.appointmentDetails.describe(COMMENTS);
    await expect(pages.calendar.freeTimes.first()).toBeVisible();
    await pages.calendar.goToReview();
    await expectSound(page, 'appointment without a time');
  },
);

/** A toast hangs below the header's row: account, cart and menu can be pressed. */
async function expectClearOf(page: Page, toast: Locator): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const row = page.getByRole('banner').locator('a[href="/cart"]');
    await expect(async () => {
      const [toastBox, rowBox] = [await toast.boundingBox(), await row.boundingBox()];
      expect(toastBox!.y).toBeGreaterThanOrEqual(rowBox!.y + rowBox!.height);
      expect(toastBox!.x + toastBox!.width).toBeLessThanOrEqual(width);
      expect(toastBox!.x + toastBox!.width / 2, 'at the right').toBeGreaterThan(width / 2 - 8);
    }).toPass();
  }
}

test(
  'What is chosen is seen in forced colours',
  { tag: '@part-2' },
  async ({ page, pages, customer }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await pages.login.open();
    await pages.login.logIn(customer);
    await pages.home.chooseFirstPackage();
    await expectChosenStandsOut(page.getByRole('main').locator('label:has(input[type="radio"])'));
    await pages.calendar.freeDays.last().click();
    await expectChosenStandsOut(page.getByRole('grid').locator('button:enabled'));
    await pages.appointmentDetails.open();
    await pages.appointmentDetails.nextFreeDays.nth(1).click();
    await expectChosenStandsOut(pages.appointmentDetails.nextFreeDays);
  },
);

/** Selected controls of a kind have a different background. */
async function expectChosenStandsOut(controls: Locator): Promise<void> {
  await expect(async () => {
    const grounds = await controls.evaluateAll((all) =>
      all.map((one) => ({
        isChosen:
          one.querySelector(':checked') !== null ||
          one.getAttribute('aria-pressed') === 'true' ||
          one.closest('[aria-selected="true"]') !== null,
        ground: getComputedStyle(one).backgroundColor,
      })),
    );
    const of = (isChosen: boolean) =>
      new Set(grounds.filter((one) => one.isChosen === isChosen).map(({ ground }) => ground));
    expect(of(true).size).toBe(1);
    expect([...of(false)]).not.toContain([...of(true)][0]);
  }).toPass();
}
