import { weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import { closesAt } from '../../../src/contract/planDays.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import { expect, test } from '../support/planFixtures.ts';
const OFFICE = { location: 'office', gov_id: 1, area_id: 2, block: '1', street: 'Fahad' };

test('A plan goes to another address by weekday until the cut-off, and a minute later it says why not', async ({
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
  const { order, details: read } = await buyPlan();
  const { address: office } = await api.post<{ address: Address }>('address', {
    ...OFFICE,
    title: 'Alia Tower',
    house_building: '8',
  });
  const [, first, next] = (await read()).items[0]!.schedule.map(({ date }) => date);
  const weekday = weekdayOf(first!);
  const stopClock = (minutes: number) => clocked.setTime(closesAt(first!), minutes);
  const askAbout = (date: string) =>
    myPlan.button('deliveryChange.actionOf', { date: words(date) });

  stopClock(-2);
  await openMyPlan(order, first);
  await askAbout(first!).click();
  await myPlan.choice('address_id', String(office.id)).click();
  await myPlan.choice('span', 'weekdays').click();
  await myPlan.choice('weekdays', String(weekday)).click();
  await expect(myPlan.deliveryPreview).toContainText(words(first!));
  await myPlan.confirmDeliveryButton.click();
  await expect(myPlan.dialog).toBeHidden();
  await expect(myPlan.root).toContainText('Alia Tower');
  const { items, delivery_addresses } = await read();
  const copy = delivery_addresses.find(({ id }) => id === office.id)!.order_address_id;
  const days = items[0]!.schedule;
  expect(days.filter(({ order_address_id }) => order_address_id === copy)).toEqual(
    days.filter(({ date }) => date >= first! && weekdayOf(date) === weekday),
  );
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain('Alia Tower');

  // The day closes while another time is chosen.
  await page.reload();
  await askAbout(first!).click();
  await myPlan.formWith('address_id').field('delivery_time_slot_id').selectOption({ index: 2 });
  stopClock(1);
  await myPlan.confirmDeliveryButton.click();
  await expect(myPlan.dialog.getByRole('alert')).toContainText(words(next!).split(' ')[1]!);
  expect((await read()).items[0]!.schedule).toEqual(days);
  await page.reload();
  await expect(myPlan.root).toBeVisible();
  await expect(askAbout(first!)).toBeHidden();
  // Chromium writes every refused request to the console.
  expect(complaints.splice(0).filter((one) => !/422/.test(one))).toEqual([]);
});
