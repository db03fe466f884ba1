import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';

test('A declined appointment, then another try', async ({ page, pages, customer }) => {
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await pages.appointmentDetails.describe(COMMENTS);
  await pages.calendar.chooseTime({ time: 2 });
  await pages.calendar.goToReview();
  await pages.review.hold();
  const appointmentId = await pages.bookingPayment.appointmentId();
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.decline();

  await expect(pages.bookingPayment.failedMessage).toBeVisible();
  expect(await pages.bookingPayment.appointmentId()).toBe(appointmentId);
  await expect(page).not.toHaveURL(/data=/);
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${appointmentId}$`));
});
