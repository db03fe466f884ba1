import type { SubscriptionsResponse } from '../../../src/contract/wire/subscription.ts';
import type { Cart } from '../../../src/contract/wire/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillCart } from '../support/orders.ts';

test('An order that costs another total than was shown is confirmed first', async ({
  page,
  pages,
  customer,
  api,
  serverUrl,
  complaints,
}) => {
  await fillCart(`${serverUrl}/api`, customer.token);
  await pages.login.open('/login?redirect=/checkout');
  await pages.login.logIn(customer);
  const { payButton } = pages.checkout;
  const { cart: shown } = await api.get<{ cart: Cart }>('carts');
  await expect(payButton).toContainText(shown.grand_total);

  const input = { cart_id: shown.id, item_id: shown.items[0]!.item_id, quantity: 3 };
  const { cart: changed } = await api.put<{ cart: Cart }>('carts/items', input);
  expect(changed.grand_total).not.toBe(shown.grand_total);

  await pages.checkout.pay();
  const alert = page.getByRole('alert').filter({ hasText: changed.grand_total });
  await expect(alert).toContainText(shown.grand_total);
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL('/checkout');
  expect((await api.get<SubscriptionsResponse>('subscriptions')).subscriptions).toEqual([]);
  // Chromium writes the refusal to the console.
  expect(complaints.splice(0).join()).toMatch(/409/);

  await expect(payButton).toContainText(changed.grand_total);
  await pages.checkout.pay();
  await expect(pages.hostedPayment.amount).toContainText(changed.grand_total);
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
});
