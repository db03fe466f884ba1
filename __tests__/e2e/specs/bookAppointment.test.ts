import { readFileSync } from 'node:fs';
import { AppointmentPages, COMMENTS } from '../pages/AppointmentPages.ts';
import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

describeJourney('Booking an appointment and paying for it', async ({ shop, shopUrl }) => {
  const appointment = new AppointmentPages(shop);
  const customer = await signUpByApi(shopUrl);
  await shop.open('/dietitian-appointment');
  await shop.logIn(customer);
  await appointment.describe();
  await appointment.chooseTime({ time: 1 });
  const { date, time } = appointment.chosen();

  // Back, forward and a reload keep what was chosen and written.
  await shop.page.goBack();
  expect(await shop.field('comments').inputValue()).toBe(COMMENTS);
  await shop.page.goForward();
  await shop.page.reload();
  await appointment.review();
  await shop.page.getByText(COMMENTS).waitFor();
  await appointment.hold();
  await shop.page
    .getByRole('main')
    .getByText(shop.text('wait.minutes', { count: 10 }))
    .waitFor();
  await appointment.goToGateway();
  await shop.gateway.pay();
  await appointment.confirmed();
  expect(shop.page.url()).not.toContain('data=');

  const [file] = await Promise.all([
    shop.page.waitForEvent('download'),
    shop.page.getByRole('button', { name: /AP-\d+/ }).click(),
  ]);
  const start = new Date(`${date}T${time}:00+03:00`).toISOString().replace(/[-:]|\.\d{3}/g, '');
  expect(readFileSync(await file.path(), 'utf8')).toContain(`DTSTART:${start}`);

  await shop.page.goto('/appointments');
  await shop.page.getByText(shop.text('appointments.status.received'), { exact: true }).waitFor();
});
