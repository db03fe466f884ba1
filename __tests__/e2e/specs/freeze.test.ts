import { closesAt, lastDayToChange } from '../../../src/contract/planDays.ts';
import { expect, test } from '../support/planFixtures.ts';

test('A plan is frozen and the freeze ended until the cut-off, and a minute later it says why not', async ({
  page,
  pages: { myPlan },
  buyPlan,
  openMyPlan,
  words,
  customer,
  clocked,
  mails,
  complaints,
}) => {
  const { order, plan } = await buyPlan();
  const bought = await plan();
  const [, first, last, next] = bought.schedule.map(({ date }) => date);
  const day = (date: string) => words(date).split(' ')[1]!;
  const stopClock = (date: string, minutes: number) => clocked.setTime(closesAt(date), minutes);

  stopClock(first!, -2);
  await openMyPlan(order);
  await myPlan.freezeButton.click();
  await myPlan.chooseDay('from', first!);
  await myPlan.chooseDay('until', last!);
  const preview = await myPlan.newEnd.innerText();
  expect(preview).toContain(words(next!));
  await myPlan.confirmFreezeButton.click();
  const frozen = myPlan.text('freeze.ahead', { from: words(first!), until: words(last!) });
  await expect(myPlan.root).toContainText(frozen);
  const { end_date, schedule } = await plan();
  expect(preview).toContain(words(end_date));
  expect(schedule.filter(({ status }) => status === 'frozen')).toHaveLength(2);
  expect(schedule.filter(({ status }) => status === 'scheduled')).toHaveLength(bought.days);
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(words(end_date).split(' ').at(-2));

  await page.reload();
  await expect(myPlan.root).toContainText(frozen);
  await myPlan.dayButton(words(first!), 'frozen').click();
  await expect(myPlan.root).toContainText(
    myPlan.text('freeze.day', { date: words(schedule.at(-2)!.date) }),
  );
  await myPlan.endFreezeButton.click();
  await expect(myPlan.dialog).toContainText(words(first!));
  await expect(myPlan.dialog).toContainText(words(bought.end_date));
  await myPlan.confirmEndButton.click();
  await expect(myPlan.freezeButton).toBeVisible();
  expect((await plan()).schedule).toEqual(bought.schedule);

  // The first day closes while the days are chosen; then the clock is set a minute back before that.
  await myPlan.freezeButton.click();
  await myPlan.chooseDay('from', first!);
  await myPlan.chooseDay('until', last!);
  stopClock(first!, 1);
  await myPlan.confirmFreezeButton.click();
  await expect(myPlan.dialog.getByRole('alert')).toContainText(day(last!));
  expect((await plan()).freeze).toBeNull();
  stopClock(first!, -2);
  await myPlan.confirmFreezeButton.click();
  await expect(myPlan.root).toContainText(frozen);

  // The question is open while the last frozen day closes.
  await myPlan.endFreezeButton.click();
  stopClock(last!, 1);
  await myPlan.confirmEndButton.click();
  await expect(myPlan.dialog.getByRole('alert')).toContainText(day(lastDayToChange(last!)));
  await page.reload();
  await expect(myPlan.root).toContainText(myPlan.text('freeze.resumes', { date: words(next!) }));
  await expect(myPlan.endFreezeButton).toBeHidden();
  expect((await plan()).freeze).toEqual({ from: first, until: last, ended_early: false });
  // Chromium writes every refused request to the console.
  expect(complaints.splice(0).filter((one) => !/409|422/.test(one))).toEqual([]);
});
