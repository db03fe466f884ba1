import { AppointmentPages } from '../pages/AppointmentPages.ts';
import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

const DAY_MS = 86_400_000;

describeJourney('The calendar by keyboard alone', async ({ shop, shopUrl, view }) => {
  const appointment = new AppointmentPages(shop);
  const { keyboard } = shop.page;
  await shop.open('/dietitian-appointment');
  await shop.logIn(await signUpByApi(shopUrl));
  await appointment.describe();

  const focusedDay = () =>
    shop.page.evaluate(() =>
      document.activeElement?.closest('[data-day]')?.getAttribute('data-day'),
    );
  const timeOf = (day: string | null | undefined) => Date.parse(day ?? '');
  await appointment.grid.locator('button[tabindex="0"]').focus();
  const first = await focusedDay();

  // Arrows follow the reading direction; a day off is passed over.
  const [onward, back] =
    view.language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await keyboard.press(onward);
  const second = await focusedDay();
  expect(timeOf(second)).toBeGreaterThan(timeOf(first));
  await keyboard.press(back);
  expect(await focusedDay()).toBe(first);
  await keyboard.press('ArrowDown');
  const nextWeek = await focusedDay();
  expect(timeOf(nextWeek) - timeOf(first)).toBeGreaterThanOrEqual(7 * DAY_MS);
  await keyboard.press('Enter');
  await appointment.freeTimes.first().waitFor();
  expect(appointment.chosen().date).toBe(nextWeek);

  const focusedName = () =>
    shop.page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  for (let tabs = 0; tabs < 10 && (await focusedName()) !== 'time'; tabs += 1) {
    await keyboard.press('Tab');
  }
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  expect(appointment.chosen().time).not.toBeNull();
  await shop.button('booking.calendar.next').focus();
  await keyboard.press('Enter');
  await shop.heading('booking.review.title').waitFor();
});
