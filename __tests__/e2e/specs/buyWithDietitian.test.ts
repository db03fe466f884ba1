import { someone } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

describeJourney(
  "Buying a plan with the dietitian's choice through quick sign-up",
  async ({ shop }) => {
    await shop.open();
    await shop.choosePackage();
    await shop.choice('delivery', 'except_friday').click();
    await shop.subscribe();
    await shop.page
      .getByRole('dialog')
      .getByRole('link', { name: shop.text('alerts.authentication.quickSignUp') })
      .click();
    await shop.signUpQuickly(someone());
    await shop.button('product.subscribe').waitFor();
    expect(shop.page.url()).toContain('delivery=except_friday');

    await shop.subscribe();
    await shop.answerQuestionnaire();
    await shop.letDietitianChoose();
    await shop.checkOut();
    await shop.addAddress();
    await shop.placeOrder();
    await shop.gateway.pay();
    await shop.confirmedOrderNumber();
  },
);
