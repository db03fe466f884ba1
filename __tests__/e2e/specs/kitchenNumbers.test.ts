import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { addDays, kuwaitInstant, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { textToFils, type Fils } from '../../../src/contract/money.ts';
import { formatDay, formatMoney } from '../../../src/i18n/formats.ts';
import type { RevenueNumbers } from '../../../src/contract/wire/staff/numbers.ts';
import { kitchenTextsOf, logInToKitchen } from '../support/kitchen.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';
import { expect, test } from '../support/planFixtures.ts';

/** As the page of a logged-in manager gets it. */
async function revenueOf(page: Page, url: string, date: string): Promise<Fils> {
  const answer = await page.request.get(`${url}/api/staff/numbers/revenue?from=${date}&to=${date}`);
  const { response }: { response: { items: RevenueNumbers[] } } = await answer.json();
  return textToFils(response.items[0]!.revenue);
}

test('A manager reads revenue and deliveries as chart, table and file, for days that stay in the address', async ({
  page,
  buyPlan,
  clocked,
  language,
}) => {
  const say = kitchenTextsOf(language);
  const today = kuwaitToday(new Date());
  const part = (title: string) => page.getByRole('region', { name: title, exact: true });
  const revenue = part(say('numbers.revenue'));
  const numbers = `${clocked.url}/kitchen/numbers?from=${today}&to=${today}`;
  clocked.setTime(new Date());
  await page.goto(numbers);
  await logInToKitchen(page, 'manager', say);
  await expect(revenue).toBeVisible();
  // Other tests have bought in the same shop.
  const before = await revenueOf(page, clocked.url, today);
  const { details, plan } = await buyPlan({ days: 10 });
  const { date } = (await plan()).schedule[0]!;
  const after = before + textToFils((await details()).grand_total);
  const total = formatMoney(after, language);
  await page.goto(numbers);
  await expect(revenue).toContainText(total);
  await expect(part(say('numbers.orders'))).toContainText(say('numbers.orders.paid'));
  const table = revenue.getByRole('table');
  await expect(table).toBeHidden();
  await revenue.getByText(say('numbers.asTable')).press('Enter');
  const row = table.getByRole('row', { name: formatDay(today, language) });
  await expect(row).toContainText(total);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await revenue
    .getByRole('button', { name: say('numbers.csvOf', { title: say('numbers.revenue') }) })
    .press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`revenue-${today}-${today}.csv`);
  const [, line] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  const cells = line?.split(',') ?? [];
  expect(cells[0]).toBe(`"${today}"`);
  expect(Number(cells.at(-1))).toBe(after / 1000);

  await page.getByLabel(say('numbers.from'), { exact: true }).fill(addDays(today, -1));
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today, -1)}&to=${today}`));
  await page.reload();
  await expect(revenue).toContainText(total);
  await expect(page.getByLabel(say('numbers.from'), { exact: true })).toHaveValue(
    addDays(today, -1),
  );

  // Dishes of a day are counted only once the day has come.
  clocked.setTime(kuwaitInstant(date, '20:00'));
  await page.clock.setFixedTime(kuwaitInstant(date, '20:00'));
  await page.goto(`${clocked.url}/kitchen/numbers?from=${date}&to=${date}`);
  await logInToKitchen(page, 'manager', say);
  await expect(part(say('numbers.dishes'))).toContainText(say('numbers.dishes.most'));
  await expect(part(say('numbers.deliveries', { days: 30 }))).toContainText(
    say('numbers.deliveries.meals'),
  );
  expect(await accessibilityFaults(page)).toEqual([]);
});
