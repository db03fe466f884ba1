import { AppointmentPages } from '../pages/AppointmentPages.ts';
import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

describeJourney('A declined appointment, then another try', async ({ shop, shopUrl }) => {
  const appointment = new AppointmentPages(shop);
  await shop.open('/dietitian-appointment');
  await shop.logIn(await signUpByApi(shopUrl));
  await appointment.bookUntilPayment({ time: 2 });
  const bookingId = appointment.bookingId();
  await appointment.goToGateway();
  await shop.gateway.decline();

  await shop.page.getByText(shop.text('booking.failed.message')).waitFor();
  expect(appointment.bookingId()).toBe(bookingId);
  expect(shop.page.url()).not.toContain('data=');
  await appointment.goToGateway();
  await shop.gateway.pay();
  await appointment.confirmed();
  expect(shop.page.url()).toMatch(new RegExp(`/${bookingId}$`));
});
