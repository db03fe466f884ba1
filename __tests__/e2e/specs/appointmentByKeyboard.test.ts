import type { Page } from '@playwright/test';
import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';

const DAY_MS = 86_400_000;
/** More presses of Tab than there are stops between a day and the times. */
const MOST_TABS = 10;

const focusedDay = (page: Page) => page.locator('[data-day]:has(:focus), [data-day]:focus');

test('The calendar by keyboard alone', async ({ page, pages, language, customer }) => {
  const { calendar } = pages;
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await pages.appointmentDetails.describe(COMMENTS);
  const dayInFocus = async () => (await focusedDay(page).getAttribute('data-day')) ?? '';
  const timeInFocus = async () => Date.parse(await dayInFocus());

  await calendar.dayInTabOrder.focus();
  const first = await dayInFocus();

  // Arrows follow the reading direction; a day off is passed over.
  const [onward, back] =
    language === 'ar' ? (['ArrowLeft', 'ArrowRight'] as const) : ['ArrowRight', 'ArrowLeft'];
  await page.keyboard.press(onward);
  await expect.poll(timeInFocus).toBeGreaterThan(Date.parse(first));
  await page.keyboard.press(back);
  await expect.poll(dayInFocus).toBe(first);
  await page.keyboard.press('ArrowDown');
  await expect.poll(timeInFocus).toBeGreaterThanOrEqual(Date.parse(first) + 7 * DAY_MS);
  const nextWeek = await dayInFocus();
  await page.keyboard.press('Enter');
  await expect(calendar.freeTimes.first()).toBeVisible();
  await expect.poll(() => calendar.chosen().date).toBe(nextWeek);

  const timeField = page.locator('input[name="time"]:focus');
  for (let tabs = 0; tabs < MOST_TABS && (await timeField.count()) === 0; tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/time=/);
  await calendar.nextButton.focus();
  await page.keyboard.press('Enter');
  await expect(pages.review.title).toBeVisible();
});
