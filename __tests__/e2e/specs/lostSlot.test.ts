import { AppointmentPages, COMMENTS } from '../pages/AppointmentPages.ts';
import { holdByApi, letGoByApi } from '../support/appointments.ts';
import { signUpByApi } from '../support/customers.ts';
import { describeJourney } from '../support/journey.ts';
import { shopApi } from '../support/shopApi.ts';

describeJourney(
  'A slot lost to another customer while paying, then another one',
  async ({ shop, shopUrl }) => {
    const appointment = new AppointmentPages(shop);
    const customer = await signUpByApi(shopUrl);
    const other = await signUpByApi(shopUrl);
    await shop.open('/dietitian-appointment');
    await shop.logIn(customer);
    await appointment.describe();
    await appointment.chooseTime({ day: 4 });
    const { dietitian, date, time } = appointment.chosen();
    await appointment.review();
    await appointment.hold();
    const bookingId = appointment.bookingId();
    await appointment.goToGateway();

    await letGoByApi(shopApi(shopUrl, customer.token), bookingId);
    await holdByApi(shopApi(shopUrl, other.token), {
      user_id: Number(dietitian),
      date: date ?? '',
      time: time ?? '',
    });
    await shop.gateway.pay();
    await shop.page.getByText(shop.text('booking.failed.message')).waitFor();

    await shop.button('booking.another').click();
    await appointment.freeTimes.first().waitFor();
    expect(await shop.page.locator(`input[name="time"][value="${time}"]`).isDisabled()).toBe(true);
    await appointment.freeTimes.first().click();
    await appointment.review();
    await shop.page.getByText(COMMENTS).waitFor();
    await appointment.hold();
    await appointment.goToGateway();
    await shop.gateway.pay();
    await appointment.confirmed();
  },
);

describeJourney(
  'A slot that somebody else takes during the review',
  async ({ shop, shopUrl, visitor }) => {
    const appointment = new AppointmentPages(shop);
    const other = await signUpByApi(shopUrl);
    await shop.open('/dietitian-appointment');
    await shop.logIn(await signUpByApi(shopUrl));
    await appointment.describe();
    await appointment.chooseTime({ day: 5 });
    const { dietitian, date, time } = appointment.chosen();
    await appointment.review();
    await holdByApi(shopApi(shopUrl, other.token), {
      user_id: Number(dietitian),
      date: date ?? '',
      time: time ?? '',
    });
    await shop.button('booking.review.next').click();
    await shop.page.getByText(shop.text('server.appointment.slot_taken')).waitFor();
    expect(appointment.chosen()).toEqual({ dietitian, date, time: null });
    // The times are read anew: until then the lost one still looks free.
    const lost = shop.page.locator(`input[name="time"][value="${time}"]:disabled`);
    await lost.waitFor({ state: 'attached' });
    await appointment.freeTimes.first().click();
    await appointment.review();
    await appointment.hold();
    // Chromium writes every refused request to the console.
    expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  },
);
