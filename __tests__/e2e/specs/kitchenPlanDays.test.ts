import { closesAt, lastDayToChange } from '../../../src/contract/planDays.ts';
import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';
import { expect, test } from '../support/planFixtures.ts';

test('A dietitian changes a proposed day until its cut-off, and the customer sees it', async ({
  browser,
  buyDelegatedPlan,
  clocked,
  customer,
  language,
  mails,
  openMyPlan,
  pages: { myPlan },
}) => {
  const text = kitchenTextsOf(language);
  const { order, plan } = await buyDelegatedPlan({ meals: 2, snacks: 1, days: 10 });
  const dayNow = async () => (await plan()).schedule.at(-1)!;
  const { date } = await dayNow();
  const mealsNow = async () => (await dayNow()).dishes.map((dish) => dish[`name_${language}`]);

  // The planner has filled it, and it closes while the dietitian is logged in.
  clocked.setTime(closesAt(date), -10);
  await expect.poll(mealsNow, { timeout: 60_000 }).toHaveLength(3);
  const proposed = (await mealsNow())[0]!;

  const path = `plan-days?filter=${encodeURIComponent(JSON.stringify({ date }))}`;
  const staff = { role: 'dietitian', path, language, serverUrl: clocked.url } as const;
  const page = await openKitchen(browser, staff);
  await page.getByRole('link', { name: `MZ-${order}` }).click();
  await expect(page.getByRole('checkbox', { name: proposed })).toBeChecked();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);

  const [allergy] = text('plan-days.blocked', { names: '' }).split(':');
  for (const forbidden of await page.getByRole('checkbox', { name: allergy! }).all()) {
    await expect(forbidden).toBeDisabled();
  }
  const other = page.getByRole('checkbox', { checked: false, disabled: false }).first();
  const otherName = (await other.locator('xpath=ancestor::label').innerText()).split('\n')[0]!;
  await other.focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: proposed }).uncheck();
  await page.getByRole('button', { name: text('plan-days.save') }).click();
  await expect(page.getByText(text('plan-days.changed'))).toBeVisible();

  const changed = await mealsNow();
  expect(changed).not.toContain(proposed);
  const [added] = changed.filter((name) => otherName.startsWith(name));
  expect(added).toBeDefined();
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(added);
  await openMyPlan(order, date);
  await expect(myPlan.root).toContainText(added!);

  // A minute after the cut-off, with the page still open.
  clocked.setTime(closesAt(date), 1);
  await other.click();
  await page.getByRole('checkbox', { checked: true, disabled: false }).first().uncheck();
  await page.getByRole('button', { name: text('plan-days.save') }).click();
  const why = page.getByRole('main').getByRole('alert');
  await expect(
    why.filter({ hasText: String(Number(lastDayToChange(date).slice(8))) }).first(),
  ).toBeVisible();
  expect(await mealsNow()).toEqual(changed);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
});
