import { closesAt, lastDayToChange } from '../../../src/contract/planDays.ts';
import type { PlanDayResponse } from '../../../src/contract/wire/planDay.ts';
import { expect, test } from '../support/planFixtures.ts';

test('A day is skipped and taken back until its cut-off, and a minute later it says why not', async ({
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
  const { order, plan } = await buyPlan();
  const bought = await plan();
  const [first] = bought.schedule;
  const { skip_moves_to } = await api.get<PlanDayResponse>(
    `subscriptions/${order}/days/${first!.id}`,
  );
  const stopClock = (minutes: number) => clocked.setTime(closesAt(first!.date), minutes);
  const cutOff = words(lastDayToChange(first!.date));

  stopClock(-2);
  await openMyPlan(order);
  await myPlan.changeLinks.first().click();
  await myPlan.skipButton.click();
  await expect(myPlan.dialog).toContainText(words(skip_moves_to));
  await myPlan.confirmSkipButton.click();
  await expect(page).toHaveURL(new RegExp(`/order-details/${order}\\?day=${first!.date}$`));
  const moved = myPlan.text('myPlan.moved', { date: words(skip_moves_to) });
  await expect(myPlan.root).toContainText(moved);
  expect((await plan()).end_date).toBe(skip_moves_to);
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(words(skip_moves_to).split(' ').at(-2));

  await page.reload();
  await myPlan.takeBackButton.click();
  await expect(myPlan.root).not.toContainText(moved);
  expect((await plan()).schedule).toEqual(bought.schedule);

  // The question is open while the day closes, and the clock is a minute before it again.
  await myPlan.changeLinks.first().click();
  await myPlan.skipButton.click();
  stopClock(1);
  await myPlan.confirmSkipButton.click();
  await expect(myPlan.dialog.getByRole('alert')).toContainText(cutOff.split(' ')[1]!);
  stopClock(-2);
  // My plan asks for the order when it is reached: by a clock that is past, it would take the button away.
  const plansAnswer = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'GET' && answer.url().endsWith(`/api/subscriptions/${order}`),
  );
  await myPlan.confirmSkipButton.click();
  await (await plansAnswer).finished();
  await expect(myPlan.root).toContainText(moved);

  // The plan is visible while the day closes.
  stopClock(1);
  await myPlan.takeBackButton.click();
  await expect(myPlan.root.getByRole('alert').first()).toContainText(cutOff.split(' ')[1]!);
  await page.reload();
  await expect(myPlan.root).toContainText(myPlan.text('myPlan.skipClosed', { date: cutOff }));
  await expect(myPlan.takeBackButton).toBeHidden();
  expect((await plan()).end_date).toBe(skip_moves_to);
  // Chromium writes every refused request to the console.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('409'))).toEqual([]);
});
