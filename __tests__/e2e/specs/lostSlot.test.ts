import { createApi, type Api } from '../support/api.ts';
import { COMMENTS, holdByApi, releaseByApi, slotOf } from '../support/appointments.ts';
import { signUpByApi } from '../support/customers.ts';
import { expect, test as base } from '../support/fixtures.ts';

const test = base.extend<{ otherApi: Api }>({
  /** Calls the API as another customer, who wants the same slot. */
  otherApi: async ({ serverUrl, language }, use) => {
    const { token } = await signUpByApi(`${serverUrl}/api`, language);
    await use(createApi(`${serverUrl}/api`, token));
  },
});

test('A slot lost to another customer while paying, then another one', async ({
  page,
  pages: { appointmentDetails, login, calendar, review, bookingPayment, ...pages },
  customer,
  api,
  otherApi,
}) => {
  await appointmentDetails.open();
  await login.logIn(customer);
  await appointmentDetails.describe(COMMENTS);
  const chosen = await calendar.chooseTime({ day: 4 });
  await calendar.goToReview();
  await review.hold();
  const appointmentId = await bookingPayment.appointmentId();
  await bookingPayment.confirmAndPay();
  await expect(pages.hostedPayment.payButton).toBeVisible();

  await releaseByApi(api, appointmentId);
  await holdByApi(otherApi, slotOf(chosen));
  await pages.hostedPayment.pay();
  await expect(bookingPayment.failedMessage).toBeVisible();

  await bookingPayment.anotherTimeButton.click();
  await expect(calendar.timeField(chosen.time)).toBeDisabled();
  await calendar.freeTimes.first().click();
  await calendar.goToReview();
  await expect(page.getByText(COMMENTS)).toBeVisible();
  await review.hold();
  await bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();
});

test('A slot that another customer takes during the review', async ({
  page,
  pages: { appointmentDetails, login, calendar, review, bookingPayment },
  text,
  customer,
  otherApi,
  complaints,
}) => {
  await appointmentDetails.open();
  await login.logIn(customer);
  await appointmentDetails.describe(COMMENTS);
  const chosen = await calendar.chooseTime({ day: 5 });
  await calendar.goToReview();
  await expect(review.title).toBeVisible();

  await holdByApi(otherApi, slotOf(chosen));
  await review.hold();
  await expect(page.getByText(text('server.appointment.slot_taken'))).toBeVisible();
  await expect.poll(() => calendar.chosen()).toEqual({ ...chosen, time: null });
  // The times are loaded again; until then the lost one still looks free.
  await expect(calendar.timeField(chosen.time)).toBeDisabled();
  await calendar.freeTimes.first().click();
  await calendar.goToReview();
  await review.hold();
  await expect(bookingPayment.confirmAndPayButton).toBeVisible();
  // Chromium writes every refused request to the console.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});
