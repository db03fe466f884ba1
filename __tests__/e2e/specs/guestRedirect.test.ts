import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

describeJourney('A guest sent to login and back', async ({ shop, shopUrl }) => {
  const customer = await signUpByApi(shopUrl);
  await shop.open('/orders');
  await shop.page.waitForURL('**/login?redirect=%2Forders');
  await shop.logIn(customer);
  await shop.page.waitForURL('**/orders');
  await shop.heading('orders.empty.title').waitFor();

  await shop.page.goto('/login');
  await shop.page.waitForURL(`${shopUrl}/`);
});

describeJourney(
  'A guest who subscribes and comes back to the same choices',
  async ({ shop, shopUrl }) => {
    const customer = await signUpByApi(shopUrl);
    await shop.open();
    await shop.choosePackage();
    await shop.choice('days', '20').click();
    await shop.choice('delivery', 'except_friday_saturday').click();
    await shop.subscribe();
    await shop.page
      .getByRole('dialog')
      .getByRole('link', { name: shop.text('alerts.authentication.login') })
      .click();
    await shop.logIn(customer);
    await shop.button('product.subscribe').waitFor();
    expect(await shop.page.locator('input[name="days"][value="20"]').isChecked()).toBe(true);
    expect(
      await shop.page.locator('input[name="delivery"][value="except_friday_saturday"]').isChecked(),
    ).toBe(true);
  },
);
