import { readFileSync } from 'node:fs';
import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';

test('Booking an appointment and paying for it', async ({ page, pages, text, customer }) => {
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await expect(page.getByRole('main').getByText(text('booking.place')).first()).toBeAttached();
  await pages.appointmentDetails.describe(COMMENTS);
  // The first free day is chosen on arrival, with its times, and no step back is added.
  await expect(pages.calendar.freeTimes.first()).toBeVisible();
  expect(pages.calendar.chosen().date).not.toBeNull();
  await expect(pages.calendar.nextButton).toBeInViewport();
  await page.goBack();
  await expect(pages.appointmentDetails.comments).toHaveValue(COMMENTS);
  await pages.appointmentDetails.nextFreeDays.nth(1).click();
  const day = pages.calendar.chosen().date;
  await pages.appointmentDetails.goOn();
  await expect(pages.calendar.freeTimes.first()).toBeVisible();
  expect(pages.calendar.chosen().date).toBe(day);
  const { date, time } = await pages.calendar.chooseTime({ time: 1 });

  // Back, forward and a reload keep what was chosen and written.
  await page.goBack();
  await expect(pages.appointmentDetails.comments).toHaveValue(COMMENTS);
  await page.goForward();
  await page.reload();
  await pages.calendar.goToReview();
  await expect(pages.review.title).toBeVisible();
  await expect(page.getByText(COMMENTS)).toBeVisible();
  await expect(pages.review.holdButton).toBeInViewport();
  await pages.review.hold();
  await expect(pages.bookingPayment.confirmAndPayButton).toBeInViewport();
  const timeLeft = page.getByRole('main').getByText(text('wait.minutes', { count: 10 }));
  await expect(timeLeft).toBeVisible();
  // The preview was just read, so it is not read again.
  await expect(page.getByText(COMMENTS)).toBeHidden();
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();
  await expect(page).toHaveURL(/\/appointment-confirmed\/\d+$/);
  const received = text('appointments.confirmed.received.title');
  await expect(page).toHaveTitle(text('title.frame', { page: received }));

  const downloading = page.waitForEvent('download');
  await pages.appointmentConfirmed.calendarFileButton.click();
  const file = await downloading;
  const start = new Date(`${date}T${time}:00+03:00`).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = readFileSync(await file.path(), 'utf8')
    .replaceAll('\r\n ', '')
    .split('\r\n');
  const kitchen = text('brand.name');
  expect(lines).toContain(`DTSTART:${start}`);
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain(`ORGANIZER;CN="${kitchen}":mailto:hello@mizan.example`);

  await pages.appointments.open();
  await expect(pages.appointments.status('received')).toBeVisible();
});
