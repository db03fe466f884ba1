import { addDays, kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import { REFUND_WITHIN_DAYS } from '../../../src/contract/policies.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import { expect, test } from '../support/planFixtures.ts';

test('A plan is stopped within its first three deliveries, and a minute later it says why not', async ({
  page,
  pages: { myPlan },
  buyPlan,
  openMyPlan,
  words,
  api,
  customer,
  clocked,
  mails,
  complaints,
}) => {
  const { order, plan } = await buyPlan({ days: 10 });
  const { id, schedule } = await plan();
  const third = schedule[REFUND_WITHIN_DAYS - 1]!.date;
  const day = (date: string) => words(date).split(' ')[1]!;
  const ends = kuwaitInstant(addDays(third, 1), '00:00');
  const stopClock = (minutes: number) => clocked.setTime(ends, minutes);

  stopClock(-3);
  await openMyPlan(order);
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
