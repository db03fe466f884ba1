import type { AppointmentResponse } from '../../../src/contract/wire/appointment.ts';
import { freeSlot, holdByApi } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';
import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { accessibilityFaults } from '../support/pageFaults.ts';

const REASON = 'أخصائية التغذية مريضة';

test('The dietitian accepts, moves and rejects an appointment, and the customer is notified each time', async ({
  api,
  browser,
  customer,
  language,
  mails,
  page,
  pages,
  serverUrl,
}) => {
  const text = kitchenTextsOf(language);
  const id = await holdByApi(api);
  await page.goto(`/booking-payment?booking=${id}`);
  await pages.login.logIn(customer);
  await pages.bookingPayment.confirmAndPay();
  await pages.hostedPayment.pay();
  await expect(pages.appointmentConfirmed.title).toBeVisible();
  const view = async () =>
    (await api.get<AppointmentResponse>(`appointment-booking/${id}`)).booking;
  const { booking_number: number } = await view();

  const kitchen = await openKitchen(browser, {
    role: 'dietitian',
    path: 'appointments',
    serverUrl,
    language,
  });
  const press = (action: string) =>
    kitchen.getByRole('button', { name: text('appointments.named', { action, number }) }).click();
  const expectMailed = (sequence: number) =>
    expect
      .poll(() => mails.invitationTo(customer.email), `mail ${sequence}`)
      .toContain(`SEQUENCE:${sequence}`);
  const dialog = kitchen.getByRole('dialog');

  await press(text('appointments.accept'));
  await expect.poll(async () => (await view()).booking_status).toBe('accepted');
  await expectMailed(1);
  expect(await accessibilityFaults(kitchen)).toEqual([]);

  const slot = await freeSlot(api);
  await press(text('appointments.move'));
  await dialog.getByLabel(text('appointments.newDate')).fill(slot.date);
  await dialog.getByRole('combobox', { name: text('appointments.newTime') }).click();
  await kitchen.getByRole('option').nth(1).click();
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  await dialog.getByRole('button', { name: text('appointments.move') }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await view()).calendar_sequence).toBe(2);
  await expectMailed(2);

  await press(text('appointments.reject'));
  await dialog.getByLabel(text('appointments.reason')).fill(REASON);
  await dialog.getByRole('button', { name: text('appointments.reject') }).click();
  await expect(dialog).toBeHidden();
  await pages.appointments.open();
  await expect(page.getByText(REASON).filter({ visible: true })).toBeVisible();
  await expect(pages.appointments.refundNote).toBeVisible();
  await kitchen.context().close();
});
