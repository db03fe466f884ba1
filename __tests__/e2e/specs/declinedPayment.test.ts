import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

describeJourney('A declined payment, then Pay Now, then paid', async ({ shop, shopUrl }) => {
  await shop.open('/login');
  await shop.logIn(await signUpByApi(shopUrl));
  await shop.choosePackage();
  await shop.subscribe();
  await shop.answerQuestionnaire();
  await shop.letDietitianChoose();
  await shop.checkOut();
  await shop.placeOrder();
  await shop.gateway.decline();

  await shop.page.getByText(shop.text('payment.failed.message')).first().waitFor();
  expect(shop.page.url()).not.toContain('data=');

  await shop.page.goto('/orders');
  await shop.payNow();
  await shop.gateway.pay();
  await shop.confirmedOrderNumber();

  await shop.page.goto('/orders');
  await shop.page.getByText(shop.text('orders.payment.paid'), { exact: true }).first().waitFor();
  expect(await shop.page.getByRole('button', { name: shop.text('orders.payNow') }).count()).toBe(0);
});
