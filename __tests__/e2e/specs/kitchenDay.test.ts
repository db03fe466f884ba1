import { kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import { kitchenTextsOf, logInToKitchen } from '../support/kitchen.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';
import { expect, test } from '../support/planFixtures.ts';

test('The kitchen prints a day and marks it delivered, and the customer’s plan shows it', async ({
  page,
  pages: { myPlan },
  buyPlan,
  openMyPlan,
  clocked,
  language,
}) => {
  const say = kitchenTextsOf(language);
  const { order, plan } = await buyPlan({ days: 10 });
  const [first] = (await plan()).schedule;
  const { date, id } = first!;
  clocked.setTime(kuwaitInstant(date, '05:00'));

  await page.goto(`${clocked.url}/kitchen/days?date=${date}&sheet=labels`);
  await logInToKitchen(page, 'kitchen', say);
  const label = page.getByRole('listitem').filter({ hasText: `MZ-${order}` });
  await expect(label).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(label).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('tab', { name: say('days.sheet.production') }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);

  await page.getByRole('tab', { name: say('days.sheet.deliveries') }).click();
  const stop = page.getByRole('listitem').filter({ hasText: `MZ-${order}` });
  await stop.getByRole('checkbox').check();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page
    .getByRole('region', { name: say('days.chosen', { count: 1 }) })
    .getByRole('button', { name: say('days.outcome.delivered') })
    .click();
  // Until the action is done, the row has a button with the same label.
  const delivered = stop.getByText(say('days.outcome.delivered'));
  await expect(stop.getByRole('button').and(delivered)).toBeHidden();
  await expect(delivered).toBeVisible();
  expect((await plan()).schedule.find((day) => day.id === id)?.status).toBe('delivered');

  await openMyPlan(order, date);
  await expect(myPlan.root).toContainText(myPlan.text('myPlan.state.delivered'));
});
