import { someone } from '../support/customers.ts';
import { expect, test } from '../support/fixtures.ts';

test("Buying a plan with the dietitian's choice through quick sign-up", async ({
  page,
  pages,
  language,
}) => {
  await pages.home.open();
  await pages.home.chooseFirstPackage();
  await pages.product.choose('delivery', 'except_friday');
  await pages.product.subscribe();
  await pages.product.quickSignUpLink.click();
  await pages.signUp.signUpQuickly(someone(language));
  await expect(pages.product.subscribeButton).toBeVisible();
  await expect(page).toHaveURL(/delivery=except_friday/);

  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.letDietitianChoose();
  await pages.cart.checkOut();
  await pages.checkout.addAddress({ block: '٤', street: 'شارع سالم المبارك' });
  await pages.checkout.pay();
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
});
