import { addDays, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type {
  SubscriptionResponse,
  SubscriptionsResponse,
} from '../../../src/contract/wire/subscription.ts';
import { formatLongDay } from '../../../src/i18n/formatLongDay.ts';
import { expect, test } from '../support/clockFixtures.ts';
import { placePaidOrder } from '../support/orders.ts';

test('A plan near its end is renewed with one press, paid, and goes on the day after', async ({
  page,
  pages: { cart, checkout, hostedPayment, login, myPlan, thankYou },
  api,
  customer,
  clocked,
  mails,
  language,
}) => {
  const apiUrl = `${clocked.url}/api`;
  const order = await placePaidOrder(apiUrl, customer.token, language);
  const planOf = async (id: number) =>
    (await api.get<SubscriptionResponse>(`subscriptions/${id}`)).subscription_details.items[0]!;
  const bought = await planOf(order);
  const next = addDays(bought.end_date, 1);

  clocked.setTime(new Date(`${addDays(bought.end_date, -3)}T09:00:00Z`));
  await expect
    .poll(async () => (await mails.letterTo(customer.email)).text, { timeout: 60_000 })
    .toContain(myPlan.text('server.mail.renewal.link'));

  await myPlan.open(order);
  await login.logIn(customer);
  await expect(myPlan.renewButton).toContainText(formatLongDay(next, language));
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
  expect(subscriptions[0]).toMatchObject({ payment_status: 'paid', start_date: next });
  const renewed = await planOf(subscriptions[0]!.id);
  expect(renewed.dislikes_and_allergies).toEqual(bought.dislikes_and_allergies);
  // The dietitian has begun to fill the weekdays that the short plan did not have.
  const ownDishes = (plan: typeof bought) =>
    plan.schedule.map(({ date, dishes }) => ({
      weekday: weekdayOf(date),
      dishes: dishes.filter((dish) => dish.selected_by === 'customer').map(({ id }) => id),
    }));
  const before = new Map(ownDishes(bought).map(({ weekday, dishes }) => [weekday, dishes]));
  for (const { weekday, dishes } of ownDishes(renewed)) {
    expect(dishes).toEqual(before.get(weekday) ?? []);
  }

  await myPlan.open(order);
  await page.getByRole('link', { name: subscriptions[0]!.order_number }).click();
  await expect(page).toHaveURL(new RegExp(`/order-details/${subscriptions[0]!.id}$`));
  await expect(myPlan.renewButton).toBeHidden();
});
