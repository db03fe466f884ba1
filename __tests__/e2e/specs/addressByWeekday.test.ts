import { weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import { closesAt } from '../../../src/contract/planDays.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { formatLongDay } from '../../../src/i18n/formatLongDay.ts';
import { expect, test } from '../support/clockFixtures.ts';
import { placePaidOrder } from '../support/orders.ts';

const MINUTE_MS = 60_000;
const OFFICE = { location: 'office', gov_id: 1, area_id: 2, block: '1', street: 'Fahad' };

test('A plan goes to another address by weekday until the cut-off, and a minute later it says why not', async ({
  page,
  pages: { login, myPlan },
  api,
  customer,
  clocked,
  mails,
  language,
  complaints,
}) => {
  const apiUrl = `${clocked.url}/api`;
  const order = await placePaidOrder(apiUrl, customer.token, language);
  const { address: office } = await api.post<{ address: Address }>('address', {
    ...OFFICE,
    title: 'Alia Tower',
    house_building: '8',
  });
  const read = async () =>
    (await api.get<SubscriptionResponse>(`subscriptions/${order}`)).subscription_details;
  const [, first, next] = (await read()).items[0]!.schedule.map(({ date }) => date);
  const words = (date: string) => formatLongDay(date, language);
  const weekday = weekdayOf(first!);
  const stopClock = (minutes: number) =>
    clocked.setTime(new Date(closesAt(first!).getTime() + minutes * MINUTE_MS));
  const askAbout = (date: string) =>
    myPlan.button('deliveryChange.actionOf', { date: words(date) });

  stopClock(-2);
  await page.goto(`/order-details/${order}?day=${first}`);
  await login.logIn(customer);
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
