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

test('A guest who subscribes and comes back to the same choices', async ({ pages, customer }) => {
  await pages.home.open();
  await pages.home.chooseFirstPackage();
  await pages.product.choose('days', '20');
  await pages.product.choose('delivery', 'except_friday_saturday');
  await pages.product.subscribe();
  await pages.product.logInLink.click();
  await pages.login.logIn(customer);
  await expect(pages.product.subscribeButton).toBeVisible();
  await expect(pages.product.option('days', '20')).toBeChecked();
  await expect(pages.product.option('delivery', 'except_friday_saturday')).toBeChecked();
});
