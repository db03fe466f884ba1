import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { placeUnpaidOrder } from '../support/orders.ts';

test('The bill has the gateway’s charge, and no row with an amount of zero', async ({
  page,
  pages,
  customer,
  serverUrl,
  text,
}) => {
  const orderId = await placeUnpaidOrder(`${serverUrl}/api`, customer.token);
  const main = page.getByRole('main');
  await pages.login.open();
  await pages.login.logIn(customer);
  await expect(page).toHaveURL('/');
  await pages.orders.openDetails(orderId);
  await expect(rowOf(page, text('totals.grandTotal'))).toBeVisible();
  await expectNoNil(main);

  await pages.orders.payNow();
  await pages.hostedPayment.chooseScenario('charge-in-return');
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
  await expect(rowOf(page, text('orders.label.gatewayCharges'))).toContainText('0.250');
  await expectNoNil(main);

  await pages.orders.openDetails(orderId);
  await expect(rowOf(page, text('orders.label.gatewayCharges'))).toContainText('0.250');
  await expect(rowOf(page, text('orders.label.paidVia'))).toContainText(text('orders.method.knet'));
  await expectNoNil(main);

  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('row').filter({ visible: true });
  await expect(printed.filter({ hasText: text('orders.label.gatewayCharges') })).toContainText(
    '0.250',
  );
  await expectNoNil(main);
  expect(await overlapping(page.getByRole('table').filter({ visible: true }))).toEqual([]);
});

/** Neighbouring elements that overlap, on paper as narrow as the window. */
const overlapping = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => box.left < other.right && other.left < box.right)
        .filter((other) => box.top < other.bottom && other.top < box.bottom)
        .map((other) => `${box.left} to ${box.right} on ${other.left} to ${other.right}`),
    );
  });

const rowOf = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .filter({ visible: true });

async function expectNoNil(part: Locator): Promise<void> {
  await expect(part.getByText(/(^|\s)0\.000/).filter({ visible: true })).toHaveCount(0);
}
