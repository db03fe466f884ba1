import { someone } from '../support/customers.ts';
import { expect, test } from '../support/fixtures.ts';

/** Such as "15.750" of "Pay 15.750 KD". */
const amountIn = (words: string) => /[\d,]+\.\d{3}/.exec(words)?.[0];

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
  const customer = someone(language);
  await pages.signUp.signUpQuickly(customer);
  // Subscribe was pressed before the detour, and counts after it.
  await expect(page).toHaveURL(/\/dislikes-allergies\/\d+$/);
  await pages.questionnaire.answer();
  await pages.meals.letDietitianChoose();
  await pages.cart.checkOut();

  // The first address is still in the form: missing fields are marked there, and one click pays.
  const { addressForm } = pages.checkout;
  await addressForm.fill({ block: '٤' });
  await pages.checkout.pay();
  await expect(addressForm.field('gov_id')).toBeFocused();
  await expect(addressForm.field('street')).toHaveAttribute('aria-invalid', 'true');
  await expect(addressForm.field('block')).toHaveValue('٤');
  await addressForm.fillAddress({ block: '٤', street: 'شارع سالم المبارك' });
  const amount = amountIn(await pages.checkout.payButton.innerText());
  await pages.checkout.payButton.dblclick();
  expect(amountIn(await pages.hostedPayment.amount.innerText())).toBe(amount);
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
  await expect(page.getByText(customer.email).filter({ visible: true })).toBeVisible();
  await expect(pages.thankYou.address).toContainText('شارع سالم المبارك');
  await expect(pages.thankYou.printButton).toBeVisible();
});
