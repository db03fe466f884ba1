import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

describeJourney('Buying a plan with own meals and a voucher', async ({ shop, shopUrl }) => {
  const customer = await signUpByApi(shopUrl);
  await shop.open('/login');
  await shop.logIn(customer);
  await shop.choosePackage();
  await shop.choice('meals', '2').click();
  await shop.choice('snacks', '1').click();
  await shop.subscribe();
  await shop.answerQuestionnaire();
  await shop.chooseMeals({ meal: 2, snack: 1 });
  await shop.applyVoucher('WELCOME10');
  await shop.checkOut();
  await shop.placeOrder();
  const amount = await shop.gateway.amount();
  await shop.gateway.pay();
  const id = await shop.confirmedOrderNumber();

  await shop.page.goto(`/order-details/${id}`);
  await shop.page.getByText(amount).first().waitFor();
  await shop.page.getByText('WELCOME10').first().waitFor();
  expect(
    await shop.page.getByText(shop.text('orders.payment.paid'), { exact: true }).count(),
  ).toBeGreaterThan(0);

  await shop.page.goto(`/order-meal-details/${id}`);
  await shop.heading('orders.meals.title', { number: '' }).first().waitFor({ state: 'attached' });
});
