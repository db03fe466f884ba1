import { addDays, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type {
  SubscriptionResponse,
  SubscriptionsResponse,
} from '../../../src/contract/wire/subscription.ts';
import { expect, test } from '../support/planFixtures.ts';

test('A plan near its end is renewed with one press, paid, and goes on the day after', async ({
  page,
  pages: { cart, checkout, hostedPayment, myPlan, thankYou },
  buyPlan,
  openMyPlan,
  words,
  api,
  customer,
  clocked,
  mails,
}) => {
  const { order, plan } = await buyPlan();
  const bought = await plan();
  const next = addDays(bought.end_date, 1);

  clocked.setTime(new Date(`${addDays(bought.end_date, -3)}T09:00:00Z`));
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(myPlan.text('server.mail.renewal.link'));

  await openMyPlan(order);
  await expect(myPlan.renewButton).toContainText(words(next));
  await myPlan.renewButton.dblclick();
  await expect(cart.title).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
  await page.reload();
  await cart.checkOut();
  await expect(checkout.title).toBeVisible();
  await checkout.pay();
  await hostedPayment.pay();
  await expect(thankYou.title).toBeVisible();

  const { subscriptions } = await api.get<SubscriptionsResponse>('subscriptions');
  expect(subscriptions).toHaveLength(2);
  const { id, order_number } = subscriptions[0]!;
  expect(subscriptions[0]).toMatchObject({ payment_status: 'paid', start_date: next });
  const { subscription_details } = await api.get<SubscriptionResponse>(`subscriptions/${id}`);
  const renewed = subscription_details.items[0]!;
  expect(renewed.dislikes_and_allergies).toEqual(bought.dislikes_and_allergies);
  // The dietitian has begun to fill the weekdays that the short plan did not have.
  const ownDishes = ({ schedule }: typeof bought) =>
    schedule.map(({ date, dishes }) => ({
      weekday: weekdayOf(date),
      dishes: dishes.filter((dish) => dish.selected_by === 'customer').map(({ id }) => id),
    }));
  const before = new Map(ownDishes(bought).map(({ weekday, dishes }) => [weekday, dishes]));
  for (const { weekday, dishes } of ownDishes(renewed)) {
    expect(dishes).toEqual(before.get(weekday) ?? []);
  }

  await myPlan.open(order);
  await page.getByRole('link', { name: order_number }).click();
  await expect(page).toHaveURL(new RegExp(`/order-details/${id}$`));
  await expect(myPlan.renewButton).toBeHidden();
});
