import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { DIETITIAN_AFTER_DAYS } from '../../../src/contract/policies.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { expect, test } from '../support/clockFixtures.ts';
import { placePaidOrder } from '../support/orders.ts';

test('Ten days into a plan, a mail and My plan lead into the booking', async ({
  page,
  pages: { appointmentDetails, login, myPlan },
  api,
  customer,
  clocked,
  mails,
  language,
}) => {
  clocked.setTime(new Date());
  const apiUrl = `${clocked.url}/api`;
  const order = await placePaidOrder(apiUrl, customer.token, language, undefined, {
    meals: 2,
    snacks: 1,
    days: 20,
  });
  const { subscription_details } = await api.get<SubscriptionResponse>(`subscriptions/${order}`);
  const begun = subscription_details.items[0]!.start_date;

  clocked.setTime(new Date(`${addDays(begun, DIETITIAN_AFTER_DAYS)}T09:00:00Z`));
  const invited = myPlan.text('server.mail.dietitian.heading');
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).html, { timeout: 60_000 })
    .toContain(invited);

  await myPlan.open(order);
  await login.logIn(customer);
  const line = page.getByRole('main').getByText(myPlan.text('myPlan.dietitian.title'));
  await expect(line).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: myPlan.text('shell.bookAppointment') })
    .click();
  await expect(appointmentDetails.comments).toBeVisible();
});
