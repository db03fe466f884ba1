import { expect, test } from '../support/fixtures.ts';

test('Buying a plan with own meals and a voucher', async ({ page, pages, customer }) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.choose('meals', '2');
  await pages.product.choose('snacks', '1');
  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.chooseOwnMeals({ meal: 2, snack: 1 });
  await pages.cart.applyVoucher('WELCOME10');
  await expect(pages.cart.removeVoucherButton('WELCOME10')).toBeVisible();
  await pages.cart.checkOut();
  await pages.checkout.pay();
  const amount = await pages.hostedPayment.amount.innerText();
  await pages.hostedPayment.pay();
  const orderId = await pages.thankYou.orderId();
  await expect(pages.thankYou.title).toBeVisible();

  await pages.orders.openDetails(orderId);
  await expect(page.getByText(amount).first()).toBeVisible();
  await expect(page.getByText('WELCOME10').first()).toBeVisible();
  await expect(pages.orders.paidLabel).toBeVisible();

  await pages.orders.openMeals(orderId);
  await expect(pages.orders.mealsTitle).toBeAttached();
});
