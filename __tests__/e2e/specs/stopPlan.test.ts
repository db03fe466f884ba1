import { addDays, kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import { REFUND_WITHIN_DAYS } from '../../../src/contract/policies.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { formatLongDay } from '../../../src/i18n/formatLongDay.ts';
import { expect, test } from '../support/clockFixtures.ts';
import { placePaidOrder } from '../support/orders.ts';

const MINUTE_MS = 60_000;

test('A plan is stopped within its first three deliveries, and a minute later it says why not', async ({
  page,
  pages: { login, myPlan },
  api,
  customer,
  clocked,
  mails,
  language,
  complaints,
}) => {
  const order = await placePaidOrder(`${clocked.url}/api`, customer.token, language, null, {
    days: 10,
  });
  const plan = async () =>
    (await api.get<SubscriptionResponse>(`subscriptions/${order}`)).subscription_details.items[0]!;
  const { id, schedule } = await plan();
  const third = schedule[REFUND_WITHIN_DAYS - 1]!.date;
  const words = (date: string) => formatLongDay(date, language);
  const day = (date: string) => words(date).split(' ')[1]!;
  const ends = kuwaitInstant(addDays(third, 1), '00:00').getTime();
  const stopClock = (minutes: number) => clocked.setTime(new Date(ends + minutes * MINUTE_MS));

  stopClock(-3);
  await myPlan.open(order);
  await login.logIn(customer);
  await expect(myPlan.root).toContainText(myPlan.text('stopPlan.offer', { date: words(third) }));
  await myPlan.stopButton.click();
  const offer = await api.get<StopOffer>(`subscriptions/${order}/items/${id}/stop`);
  await expect(myPlan.dialog).toContainText(offer.amount);
  await expect(myPlan.dialog).toContainText(
    myPlan.text('stopPlan.lastDelivery', { date: words(offer.last_day!) }),
  );

  // The question is open while the day ends.
  stopClock(1);
  await myPlan.confirmStopButton.click();
  await expect(myPlan.dialog.getByRole('alert')).toContainText(day(third));
  await expect(myPlan.dialog.getByRole('link')).toHaveCount(2);
  await expect(myPlan.confirmStopButton).toBeHidden();
  await page.reload();
  await expect(myPlan.root).toContainText(
    myPlan.text('stopPlan.terms', { days: REFUND_WITHIN_DAYS, date: words(third) }),
  );
  await expect(myPlan.stopButton).toBeHidden();
  expect((await plan()).stop).toBeNull();

  stopClock(-3);
  await page.reload();
  await myPlan.stopButton.click();
  await myPlan.confirmStopButton.click();
  await expect(myPlan.root).toContainText(myPlan.text('stopPlan.stopped'));
  await page.reload();
  await expect(myPlan.root).toContainText(myPlan.text('stopPlan.stopped'));
  await expect(myPlan.root).toContainText(offer.amount);
  const stopped = await plan();
  expect(stopped.stop).toMatchObject({ amount: offer.amount, days: offer.days, refunded_at: null });
  expect(stopped.end_date).toBe(offer.last_day);
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(offer.amount);
  // Chromium writes every refused request to the console.
  expect(complaints.splice(0).filter((one) => !one.includes('409'))).toEqual([]);
});
