import { COMMENTS } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';

test('An appointment that goes on after its session has expired', async ({
  page,
  pages,
  customer,
  api,
  complaints,
}) => {
  const newPassword = 'Date-tree-2026';
  await pages.appointmentDetails.open();
  await pages.login.logIn(customer);
  await pages.appointmentDetails.describe(COMMENTS);
  const chosen = await pages.calendar.chooseTime({ day: 7 });
  await pages.calendar.goToReview();
  await expect(pages.review.title).toBeVisible();

  // A new password ends every other session.
  await api.put('password', {
    old_password: customer.password,
    new_password: newPassword,
    confirm_password: newPassword,
  });
  await pages.review.hold();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await pages.login.logIn({ ...customer, password: newPassword });
  await expect(pages.review.title).toBeVisible();
  await expect.poll(() => pages.calendar.chosen()).toEqual(chosen);
  await expect(page.getByText(COMMENTS)).toBeVisible();
  await pages.review.hold();
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();
  // Chromium writes every refused request to the console.
  const otherComplaints = complaints.splice(0).filter((complaint) => !complaint.includes('401'));
  expect(otherComplaints).toEqual([]);
});
