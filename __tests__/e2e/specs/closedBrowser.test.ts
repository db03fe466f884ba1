import { pagesOf } from '../pages/pagesOf.ts';
import { collectComplaints } from '../support/complaints.ts';
import { expect, test } from '../support/fixtures.ts';

test("A browser closed on the gateway's page after paying", async ({
  browser,
  page,
  pages,
  text,
  customer,
}) => {
  await pages.login.open();
  await pages.login.logIn(customer);
  await pages.home.chooseFirstPackage();
  await pages.product.subscribe();
  await pages.questionnaire.answer();
  await pages.meals.letDietitianChoose();
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.chooseScenario('no-return');
  await pages.hostedPayment.pay();
  await expect(page.getByRole('heading')).toBeVisible();
  await page.close();

  const laterVisit = await browser.newContext();
  const complaints = collectComplaints(laterVisit);
  const later = pagesOf(await laterVisit.newPage(), text);
  await later.login.open('/login?redirect=/orders');
  await later.login.logIn(customer);
  await later.orders.orderLinks.first().click();
  await expect(later.orders.paidLabel).toBeVisible();
  expect(complaints).toEqual([]);
});
