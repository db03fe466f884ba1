import { AppointmentPages } from '../pages/AppointmentPages.ts';
import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';

const REASON = 'سأكون مسافرًا';

describeJourney('Cancelling an appointment with a reason', async ({ shop, shopUrl }) => {
  const appointment = new AppointmentPages(shop);
  await shop.open('/appointments');
  await shop.logIn(await signUpByApi(shopUrl));
  await shop.heading('appointments.none.title').waitFor();
  await shop.page.getByText(shop.text('appointments.noHistory')).waitFor();

  await shop.page.goto('/dietitian-appointment');
  await appointment.bookUntilPayment({ day: 6 });
  await appointment.goToGateway();
  await shop.gateway.pay();
  await appointment.confirmed();

  await shop.page.goto('/appointments');
  await appointment.cancel(REASON);
  await shop.page.getByText(shop.text('appointments.status.cancelled'), { exact: true }).waitFor();
  await shop.page.getByText(shop.text('appointments.calledOff.customer')).waitFor();
  await shop.page.getByText(shop.text('appointments.refund')).waitFor();
  await shop.page.reload();
  await shop.page.getByText(REASON).filter({ visible: true }).waitFor();
  await shop.heading('appointments.none.title').waitFor();
});
