import { AppointmentPages, COMMENTS } from '../pages/AppointmentPages.ts';
import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';
import { shopApi } from '../support/shopApi.ts';

describeJourney(
  'An appointment that goes on after its session has expired',
  async ({ shop, shopUrl, visitor }) => {
    const appointment = new AppointmentPages(shop);
    const customer = await signUpByApi(shopUrl);
    await shop.open('/dietitian-appointment');
    await shop.logIn(customer);
    await appointment.describe();
    await appointment.chooseTime({ day: 7 });
    const chosen = appointment.chosen();
    await appointment.review();

    // A new password ends every other session.
    await shopApi(shopUrl, customer.token).put('password', {
      old_password: customer.password,
      new_password: 'Date-tree-2026',
      confirm_password: 'Date-tree-2026',
    });
    await shop.button('booking.review.next').click();
    await shop.page.waitForURL('**/login?redirect=*');
    await shop.logIn({ ...customer, password: 'Date-tree-2026' });
    await shop.heading('booking.review.title').waitFor();
    expect(appointment.chosen()).toEqual(chosen);
    await shop.page.getByText(COMMENTS).waitFor();
    await appointment.hold();
    await appointment.goToGateway();
    await shop.gateway.pay();
    await appointment.confirmed();
    // Chromium writes every refused request to the console.
    const complaints = visitor.complaints.splice(0);
    expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  },
);
