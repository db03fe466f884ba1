import { expect, test } from '../support/fixtures.ts';

test('A declined payment, then Pay Now, then paid', async ({ page, pages, customer }) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.letDietitianChoose();
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.decline();
  await expect(pages.paymentFailed.message).toBeVisible();
  await expect(page).not.toHaveURL(/data=/);

  await pages.orders.open();
  await pages.orders.payNow();
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();

  await pages.orders.open();
  await expect(pages.orders.paidLabel).toBeVisible();
  await expect(pages.orders.payNowButtons).toHaveCount(0);
});
