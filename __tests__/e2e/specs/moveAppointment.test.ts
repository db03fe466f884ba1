import { MOVE_HOURS, startOfAppointment } from '../../../src/contract/appointments.ts';
import { formatDay, formatTime } from '../../../src/i18n/formats.ts';
import type { ChosenSlot } from '../pages/CalendarPage.ts';
import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/clockFixtures.ts';
const WHOLE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

test('A paid appointment moves to another time until a day before, and a minute later it says why not', async ({
  page,
  pages,
  customer,
  clocked,
  mails,
  language,
  complaints,
}) => {
  clocked.setTime(new Date());
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await pages.appointmentDetails.describe(COMMENTS);
  const first = await pages.calendar.chooseTime({ day: 4 });
  await pages.calendar.goToReview();
  await pages.review.hold();
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();

  await pages.appointments.open();
  await pages.appointments.moveLinks.click();
  await expect(pages.moveAppointment.title).toBeVisible();
  const second = await pages.moveAppointment.chooseTime({ day: 6, time: 1 });
  expect(second.dietitian).toBe(first.dietitian);
  await page.reload();
  await pages.moveAppointment.submitButton.dblclick();
  await expect(page).toHaveURL(/\/appointments$/);
  const words = (slot: ChosenSlot) =>
    `${formatDay(slot.date, language, WHOLE)} ${formatTime(slot.time, language)}`;
  await expect(page.getByRole('heading', { name: words(second) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: words(second) })).toBeVisible();
  const start = startOfAppointment(second);
  await expect
    .poll(() => mails.invitationTo(customer.email), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        'SEQUENCE:1',
        `DTSTART:${start.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
      ]),
    );

  const stopClock = (minutes: number) => clocked.setTime(start, minutes - MOVE_HOURS * 60);
  // Weeks later, when the session may have ended, or not: in any case the customer logs in.
  stopClock(-2);
  await page.evaluate(() => localStorage.clear());
  await pages.appointments.open();
  await pages.login.logIn(customer);
  await pages.appointments.moveLinks.click();
  await pages.moveAppointment.chooseTime({ day: 2 });
  stopClock(1);
  await pages.moveAppointment.submitButton.click();
  await expect(pages.moveAppointment.tooLateTitle).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    pages.moveAppointment.text('wait.hours', { count: MOVE_HOURS }),
  );
  await pages.appointments.open();
  await expect(page.getByRole('heading', { name: words(second) })).toBeVisible();
  await expect(pages.appointments.moveLinks).toHaveCount(0);
  // Chromium writes every refused request to the console.
  expect(complaints.splice(0).filter((it) => !/40[19]/.test(it))).toEqual([]);
});
