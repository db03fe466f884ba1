import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { DIETITIAN_AFTER_DAYS } from '../../../src/contract/policies.ts';
import { expect, test } from '../support/planFixtures.ts';

test('Ten days into a plan, a mail and My plan lead into the booking', async ({
  page,
  pages: { appointmentDetails, myPlan },
  buyPlan,
  openMyPlan,
  customer,
  clocked,
  mails,
}) => {
  const { order, plan } = await buyPlan({ meals: 2, snacks: 1, days: 20 });
  const begun = (await plan()).start_date;

  clocked.setTime(new Date(`${addDays(begun, DIETITIAN_AFTER_DAYS)}T09:00:00Z`));
  const invited = myPlan.text('server.mail.dietitian.heading');
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).html, { timeout: 60_000 })
    .toContain(invited);

  await openMyPlan(order);
  const line = page.getByRole('main').getByText(myPlan.text('myPlan.dietitian.title'));
  await expect(line).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: myPlan.text('shell.bookAppointment') })
    .click();
  await expect(appointmentDetails.comments).toBeVisible();
});
