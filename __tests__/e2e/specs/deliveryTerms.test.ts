import type { Page } from '@playwright/test';
import type { HomeResponse } from '../../../src/contract/wire/home.ts';
import { expect, test } from '../support/browserRendering.ts';

/** "2.000 KD": figure and currency are on one line. */
const money = (amount: string) => new RegExp(amount.replace('.', '\\.'));

async function setDelivery(page: Page, fee: string, free_from: string): Promise<void> {
  await page.route('**/api/home', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { response: HomeResponse };
    body.response.delivery = { ...body.response.delivery, fee, free_from };
    await route.fulfill({ response: answer, json: body });
  });
}

test('A guest reads everywhere what delivery costs, as the kitchen has set it', async ({
  page,
  pages,
}) => {
  const main = page.getByRole('main');
  for (const path of ['/about-us', '/terms-and-conditions', '/contact-us', '/']) {
    await page.goto(path);
    await expect(main).toContainText(money('2.000'));
    await expect(main).toContainText(money('100.000'));
  }
  await pages.home.chooseFirstPackage();
  await expect(main.getByText(money('2.000')).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText(money('100.000')).filter({ visible: true }).first()).toBeVisible();

  await setDelivery(page, '3.250', '77.000');
  for (const path of ['/about-us', '/terms-and-conditions', '/contact-us', '/']) {
    await page.goto(path);
    await expect(main).toContainText(money('3.250'));
    await expect(main).toContainText(money('77.000'));
    await expect(main).not.toContainText(/(^|\D)2\.000/);
  }
});

test('A price "from" names what it is for', async ({ page, pages, text }) => {
  await pages.home.open();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: pages.home.packages })
    .first();
  await expect(card).toContainText(text('plan.days', { count: 5 }));
});

test('The cart and the checkout show what delivery costs', async ({ page, pages, customer }) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.letDietitianChoose();
  await expect(page).toHaveURL('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText(money('100.000')).filter({ visible: true }).first()).toBeVisible();
  await pages.cart.checkOut();
  await expect(page).toHaveURL('/checkout');
  await expect(main.getByText(money('100.000')).filter({ visible: true }).first()).toBeVisible();
});
