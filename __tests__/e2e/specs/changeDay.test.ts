import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { closesAt } from '../../../src/contract/planDays.ts';
import { expect, test } from '../support/planFixtures.ts';

test('A day’s meals are changed in My plan until its cut-off, and a minute later it says why not', async ({
  page,
  pages: { login, meals, myPlan, orders },
  buyPlan,
  customer,
  clocked,
  mails,
  language,
  complaints,
}) => {
  const { order, plan } = await buyPlan();
  const [first] = (await plan()).schedule;
  const names = async () =>
    (await plan()).schedule[0]!.dishes.map((dish) => dish[`name_${language}`]);
  const before = await names();

  await orders.open();
  await login.logIn(customer);
  await page.locator(`a[href="/order-details/${order}"]`).last().click();
  await expect(myPlan.root).toContainText(before[0]!);
  await expect(myPlan.root).toContainText(meals.text('myPlan.when.first'));

  // A minute before the first day closes.
  clocked.setTime(closesAt(first!.date), -1);
  await myPlan.changeLinks.first().click();
  await expect(meals.chosenNames.first()).toHaveText(before[0]!);
  await meals.exchangeFirst();
  await myPlan.saveButton.click();
  await expect(page).toHaveURL(new RegExp(`/order-details/${order}\\?day=${first!.date}$`));
  await expect(myPlan.changes).toBeVisible();
  const after = await names();
  expect(after).not.toEqual(before);
  const [added] = after.filter((name) => !before.includes(name));
  await expect(myPlan.root).toContainText(added!);
  await myPlan.changes.click();
  await expect(myPlan.changesList).toHaveCount(1);
  await expect(myPlan.changesList).toContainText(added!);
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(added!);

  // The menu is open while the day closes.
  await myPlan.changeLinks.first().click();
  await expect(meals.chosenNames.first()).toBeVisible();
  clocked.setTime(closesAt(first!.date), 1);
  await meals.exchangeFirst();
  await myPlan.saveButton.click();
  const lastDay = addDays(first!.date, -3);
  const warning = page.getByRole('alert').filter({ hasText: String(Number(lastDay.slice(8))) });
  await expect(warning).toBeVisible();
  await page.reload();
  await expect(myPlan.refusedTitle).toBeVisible();
  expect(await names()).toEqual(after);

  await myPlan.open(order);
  await expect(myPlan.root).toContainText(meals.text('myPlan.state.closed'));
  // Chromium writes every refused request to the console.
  const others = complaints.splice(0).filter((complaint) => !complaint.includes('409'));
  expect(others).toEqual([]);
});
