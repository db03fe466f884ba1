import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';

const REASON = 'سأكون مسافرًا';

test('Cancelling an appointment with a reason', async ({ page, pages, customer }) => {
  await pages.appointments.open();
  await pages.login.logIn(customer);
  await expect(pages.appointments.noneTitle).toBeVisible();
  await expect(pages.appointments.noHistory).toBeVisible();

  await pages.appointmentDetails.open();
  await pages.appointmentDetails.describe(COMMENTS);
  await pages.calendar.chooseTime({ day: 6 });
  await pages.calendar.goToReview();
  await pages.review.hold();
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();

  await pages.appointments.open();
  await pages.appointments.startCancelling();
  await pages.appointments.submitReason('');
  await expect(pages.appointments.reasonMissing).toBeVisible();
  await pages.appointments.submitReason(REASON);
  await expect(pages.appointments.dialog).toBeHidden();
  await expect(pages.appointments.status('cancelled')).toBeVisible();
  await expect(pages.appointments.calledOffByCustomer).toBeVisible();
  await expect(pages.appointments.refundNote).toBeVisible();
  await page.reload();
  await expect(page.getByText(REASON).filter({ visible: true })).toBeVisible();
  await expect(pages.appointments.noneTitle).toBeVisible();
});
