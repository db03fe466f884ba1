import type {
  SubscriptionResponse,
  SubscriptionsResponse,
} from '../../../src/contract/wire/subscription.ts';
import { expect, test } from '../support/fixtures.ts';
import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { fillCart } from '../support/orders.ts';
import { accessibilityFaults } from '../support/pageFaults.ts';

const REASON = 'لا نوصل إلى منطقتك هذا الأسبوع';

test('Service rejects a paid order and records its refund, and the customer is notified each time', async ({
  api,
  browser,
  customer,
  language,
  mails,
  page,
  pages,
  serverUrl,
  text: shopText,
}) => {
  const text = kitchenTextsOf(language);
  await fillCart(`${serverUrl}/api`, customer.token);
  await page.goto('/cart');
  await pages.login.logIn(customer);
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
  const { subscriptions } = await api.get<SubscriptionsResponse>('subscriptions');
  const { id, order_number: number, grand_total: total } = subscriptions[0]!;
  const view = async () =>
    (await api.get<SubscriptionResponse>(`subscriptions/${id}`)).subscription_details;
  const letter = async () => (await mails.letterTo(customer.email)).text;

  const kitchen = await openKitchen(browser, {
    ...{ role: 'service', path: 'orders', serverUrl, language },
  });
  const main = kitchen.getByRole('main');
  const dialog = kitchen.getByRole('dialog');
  await kitchen.getByLabel(text('orders.search')).fill(customer.email);
  // The list is searched a moment after the last letter.
  await expect(kitchen).toHaveURL(/filter=/);
  await expect(main.getByRole('link', { name: /^MZ-/ })).toHaveCount(1);
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await main.getByRole('link', { name: number }).click();
  await expect(kitchen).toHaveTitle(new RegExp(number));
  expect(await accessibilityFaults(kitchen)).toEqual([]);

  // With the keyboard: the dialog's field gets the focus.
  await main.getByRole('button', { name: text('orders.reject') }).press('Enter');
  await expect(dialog).toContainText(total);
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await kitchen.keyboard.type(REASON);
  await kitchen.keyboard.press('Tab');
  await kitchen.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(main).toContainText(REASON);
  await expect(main).toContainText(text('refunds.state.due'));
  expect(await view()).toMatchObject({ order_status: 'rejected', refund_due: true });
  await expect.poll(letter).toContain(REASON);
  expect(await letter()).toContain(total);
  await page.goto(`/order-details/${id}`);
  await expect(page.getByRole('main')).toContainText(shopText('orders.status.rejected'));
  await expect(page.getByRole('main')).toContainText(shopText('orders.refund.surplus'));

  await main.getByRole('link', { name: text('orders.toRefunds') }).click();
  const action = text('refunds.record');
  await main.getByRole('button', { name: text('refunds.named', { action, number }) }).click();
  await expect(dialog).toContainText(total);
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await dialog.getByLabel(text('refunds.reference')).fill('RF-100204');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
  await expect(main).not.toContainText(number);
  await expect.poll(letter).toContain('RF-100204');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(shopText('orders.refund.made'));
  await kitchen.goto(`/kitchen/orders/${id}`);
  await expect(main).toContainText('RF-100204');
  await kitchen.context().close();
});

test('Who follows a link just after typing stays where it leads', async ({
  browser,
  language,
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const kitchen = await openKitchen(browser, {
    ...{ role: 'service', path: 'orders', serverUrl, language },
  });
  // On a phone the menu has to be opened first, which takes longer.
  await kitchen.setViewportSize({ width: 1280, height: 900 });
  const main = kitchen.getByRole('main');
  await expect(main.getByRole('search')).toBeVisible();
  await kitchen.clock.install();
  // The list stays until the code of the next page has loaded.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await kitchen.route(/kitchen\/refunds\./, async (route) => {
    await released;
    await route.continue();
  });
  await main.getByLabel(text('orders.search')).fill('MZ');
  await kitchen.getByRole('link', { name: text('refunds.name') }).click();
  await expect(kitchen).toHaveURL(/refunds$/);
  await kitchen.clock.fastForward(1000);
  release();
  await expect(
    kitchen.getByRole('heading', { name: text('refunds.name'), level: 1 }),
  ).toBeVisible();
  await expect(kitchen).toHaveURL(/kitchen\/refunds/);
  await kitchen.context().close();
});
