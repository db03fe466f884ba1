import { expect, test } from '../support/fixtures.ts';

test('A guest sent to login and back', async ({ page, pages, customer }) => {
  await pages.orders.open();
  await expect(page).toHaveURL('/login?redirect=%2Forders');
  await pages.login.logIn(customer);
  await expect(page).toHaveURL('/orders');
  await expect(pages.orders.emptyTitle).toBeVisible();

  await pages.login.open();
  await expect(page).toHaveURL('/');
});

test('A guest who subscribes and logs in has the chosen plan in the cart', async ({
  page,
  pages,
  customer,
  text,
}) => {
  await pages.home.open();
  await pages.home.chooseFirstPackage();
  await pages.product.choose('days', '20');
  await pages.product.choose('delivery', 'except_friday_saturday');
  await pages.product.subscribe();
  await pages.product.logInLink.click();
  await pages.login.logIn(customer);
  await expect(page).toHaveURL(/\/dislikes-allergies\/\d+$/);

  await pages.cart.open();
  await expect(pages.cart.lines).toHaveCount(1);
  await expect(pages.cart.lines).toContainText(text('plan.days', { count: 20 }));
  await expect(pages.cart.lines).toContainText(text('plan.delivery.except_friday_saturday'));
});
