import { addCompletePlan, firstCategory } from '../support/orders.ts';
import { expect, test } from '../support/fixtures.ts';

interface CartAnswer {
  cart: { items: { meals: number; days: number; questionnaire_completed: boolean }[] };
}

test('Subscribe, Back, Subscribe changes the one plan; another is added on purpose', async ({
  page,
  pages,
  customer,
  api,
}) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.choose('meals', '2');
  await pages.product.subscribe();
  await expect(pages.questionnaire.others).toBeVisible();

  await page.goBack();
  await expect(pages.product.option('meals', '2')).toBeChecked();
  await expect(pages.product.changeNotice).toBeVisible();
  await pages.product.choose('meals', '3');
  await pages.product.changeButton.click();
  await expect(pages.product.changedToast).toBeVisible();
  await expect(pages.questionnaire.others).toBeVisible();
  const { cart } = await api.get<CartAnswer>('carts');
  expect(cart.items).toMatchObject([{ meals: 3 }]);

  await page.goBack();
  await pages.product.addInsteadLink.click();
  await pages.product.subscribe();
  await expect(pages.questionnaire.others).toBeVisible();
  expect((await api.get<CartAnswer>('carts')).cart.items).toHaveLength(2);
});

test('The plan of a line is changed from the cart, and fitting choices are kept', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
}) => {
  await addCompletePlan(api, (await firstCategory(`${serverUrl}/api`)).id);
  await pages.login.open('/login?redirect=/cart');
  await pages.login.logIn(customer);
  await pages.cart.changePlanLinks.first().click();
  await expect(pages.product.changeNotice).toBeVisible();
  await pages.product.choose('days', '10');
  await pages.product.changeButton.click();
  await expect(pages.product.changedToast).toBeVisible();

  // The new days have no dishes yet; those of the first days are kept.
  await expect(pages.meals.saveButton).toBeVisible();
  await expect(pages.meals.incompleteDays).toHaveCount(5);
  await page.goto('/cart');
  const { cart } = await api.get<CartAnswer>('carts');
  expect(cart.items).toMatchObject([{ days: 10, questionnaire_completed: true }]);
});
