import type { Cart } from '../../../src/contract/wire/cart.ts';
import { addCompletePlan, firstCategory } from '../support/orders.ts';
import { expect, test } from '../support/fixtures.ts';

test('Declined, changed, everything back in the cart, paid; Back leads to the orders', async ({
  page,
  pages,
  text,
  customer,
  api,
  serverUrl,
}) => {
  await addCompletePlan(api, (await firstCategory(`${serverUrl}/api`)).id);
  await api.post('carts/voucher', { coupon_code: 'WELCOME10' });
  const { cart } = await api.get<{ cart: Cart }>('carts');
  await api.put('carts', { cart_id: cart.id, comment: 'Ring twice' });
  await pages.login.open('/login?redirect=/cart');
  await pages.login.logIn(customer);
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.decline();
  await expect(pages.paymentFailed.message).toBeVisible();

  await pages.paymentFailed.changeButton.click();
  await expect(pages.cart.title).toBeVisible();
  await expect(pages.cart.removeVoucherButton('WELCOME10')).toBeVisible();
  await expect(page.getByText('Ring twice')).toBeVisible();
  const reopened = await api.get<{ cart: Cart }>('carts');
  expect(reopened.cart.items).toMatchObject(cart.items);
  expect(reopened.cart.address_id).not.toBeNull();

  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText(text('orders.status.changed'), { exact: true })).toBeVisible();
  await expect(pages.orders.payNowButtons).toHaveCount(0);
});

test('Pay again pays with one press', async ({ pages, customer, api, serverUrl }) => {
  await addCompletePlan(api, (await firstCategory(`${serverUrl}/api`)).id);
  await pages.login.open('/login?redirect=/cart');
  await pages.login.logIn(customer);
  await pages.cart.checkOut();
  await pages.checkout.pay();
  await pages.hostedPayment.decline();
  await pages.paymentFailed.payAgainButton.click();
  await pages.hostedPayment.pay();
  await expect(pages.thankYou.title).toBeVisible();
});
