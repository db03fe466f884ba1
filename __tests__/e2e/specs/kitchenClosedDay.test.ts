import { kitchenTextsOf, openKitchen } from '../support/kitchen.ts';
import { accessibilityFaults, cutOff } from '../support/pageFaults.ts';
import { expect, test } from '../support/planFixtures.ts';

test('A manager closes a promised day, and its customer reads the new last day in My plan and in a mail', async ({
  browser,
  buyPlan,
  clocked,
  customer,
  language,
  mails,
  openMyPlan,
  pages: { myPlan },
  words,
}) => {
  const say = kitchenTextsOf(language);
  const { order, plan } = await buyPlan({ days: 10 });
  const bought = await plan();
  const { id, date } = bought.schedule[2]!;

  const kitchen = await openKitchen(browser, {
    ...{ role: 'manager', path: 'delivery', language },
    serverUrl: clocked.url,
  });
  await kitchen.getByLabel(say('delivery.day'), { exact: true }).fill(date);
  const label = say('delivery.day.reason');
  await kitchen.getByLabel(say('form.in.en', { label })).fill('Burst pipe');
  await kitchen.getByLabel(say('form.in.ar', { label })).fill('عطل في المياه');
  await kitchen.keyboard.press('Enter');
  const dialog = kitchen.getByRole('dialog');
  const answer = await kitchen.request.get(`/api/staff/delivery/promised/${date}`);
  const { response } = (await answer.json()) as { response: { deliveries: number } };
  const count = response.deliveries;
  await expect(dialog).toContainText(say('delivery.day.promisedText', { count }));
  expect(await accessibilityFaults(kitchen)).toEqual([]);
  expect(await cutOff(kitchen)).toEqual([]);
  const move = dialog.getByRole('button', { name: say('delivery.day.promisedAction', { count }) });
  await move.focus();
  await kitchen.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const line = kitchen.getByRole('listitem').filter({ hasText: /Burst pipe|عطل في المياه/ });
  await expect(line).toBeVisible();

  const after = await plan();
  expect(after.schedule.find((day) => day.id === id)?.status).toBe('cancelled');
  const { end_date } = after;
  expect(end_date > bought.end_date).toBe(true);
  await openMyPlan(order, date);
  const closed = { date: words(date), again: 'yes', moved: words(end_date) };
  await myPlan.changes.click();
  await expect(myPlan.changesList).toHaveText(
    new RegExp(myPlan.text('myPlan.historyKitchenClosed', closed)),
  );
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(words(end_date).split(' ').at(-2));

  await line.getByRole('button').click();
  await expect(dialog).toContainText(say('delivery.day.openText'));
  await dialog.getByRole('button', { name: say('delivery.day.open') }).click();
  await expect(dialog).toBeHidden();
  expect((await plan()).schedule).toEqual(after.schedule);
  await kitchen.context().close();
});
