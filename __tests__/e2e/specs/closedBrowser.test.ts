import { ShopPages } from '../pages/ShopPages.ts';
import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';
import { newVisitor } from '../support/visitor.ts';

describeJourney(
  "A browser closed on the gateway's page after paying",
  async ({ shop, shopUrl, browser, view, visitor }) => {
    const customer = await signUpByApi(shopUrl);
    await shop.open('/login');
    await shop.logIn(customer);
    await shop.choosePackage();
    await shop.subscribe();
    await shop.answerQuestionnaire();
    await shop.letDietitianChoose();
    await shop.checkOut();
    await shop.placeOrder();
    await shop.gateway.chooseScenario('no-return');
    await shop.gateway.pay();
    await visitor.page.getByRole('heading').waitFor();
    await visitor.page.close();

    const again = await newVisitor(browser, view, shopUrl);
    const later = new ShopPages(again, view);
    await later.open('/login?redirect=/orders');
    await later.logIn(customer);
    await later.page.locator('a[href^="/order-details/"]').first().click();
    await later.page
      .getByText(later.text('orders.payment.paid'), { exact: true })
      .first()
      .waitFor();
    expect(again.complaints).toEqual([]);
    await again.context.close();
  },
);
