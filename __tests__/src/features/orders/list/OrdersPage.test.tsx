import { screen, waitFor, within } from '@testing-library/react';
import { cart } from '../../../../support/factories/cart.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import {
  subscriptionDetails,
  subscriptionSummary,
} from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
import { networkDown } from '../../../../support/replies.ts';

const listOf = (...subscriptions: ReturnType<typeof subscriptionSummary>[]) => ({
  subscriptions,
  cart: cart({ items: [] }),
});

const visit = (api: Handlers, language: 'en' | 'ar' = 'en') =>
  renderApp({ path: '/orders', customer: customerInfo(), language, api });

it('shows each order with its status, its plans, its dates and its total', async () => {
  await visit({
    'GET subscriptions': listOf(
      subscriptionSummary(),
      subscriptionSummary({
        id: 42,
        order_number: 'MZ-1042',
        order_status: 'received',
        payment_status: 'paid',
        payable: false,
      }),
    ),
  });
  const order = await screen.findByRole('listitem', { name: 'Order MZ-1041' });
  for (const text of [
    'Placed on 17 Jan 2027, 12:30 pm',
    'Pending',
    'Not paid',
    'Fit Pro',
    'Quantity: 1',
  ]) {
    expect(order).toHaveTextContent(text);
  }
  expect(order).toHaveTextContent('Wed, 20 Jan 2027 to Sun, 14 Feb 2027');
  expect(order).toHaveTextContent(/98\.000\sKD/);
  expect(within(order).getByRole('link', { name: 'Order MZ-1041' })).toHaveAttribute(
    'href',
    '/order-details/41',
  );
  const paid = screen.getByRole('listitem', { name: 'Order MZ-1042' });
  expect(paid).toHaveTextContent('Received');
  expect(paid).toHaveTextContent('Paid');
  expect(within(paid).queryByRole('button', { name: /Pay Now/ })).not.toBeInTheDocument();
});

it.each([
  [
    'en',
    'unpaid',
    'We could not complete your payment. Any amount deducted will be refunded to you soon.',
  ],
  ['en', 'paid', 'What was deducted and is not used for this order will be refunded to you soon.'],
  ['ar', 'unpaid', 'لم نتمكن من إتمام عملية الدفع. سيُعاد إليك قريبًا أي مبلغ تم خصمه.'],
] as const)('says in %s that money of an %s order goes back', async (language, kind, words) => {
  const paid = { order_status: 'received', payment_status: 'paid', payable: false } as const;
  const state = kind === 'paid' ? paid : {};
  await visit(
    {
      'GET subscriptions': listOf(
        subscriptionSummary({ ...state, refund_due: true }),
        subscriptionSummary({ id: 42, order_number: 'MZ-1042' }),
      ),
    },
    language,
  );
  const [due, other] = await screen.findAllByRole('listitem', { name: /MZ-10/ });
  expect(due).toHaveTextContent(words);
  expect(other).not.toHaveTextContent(words);
});

it('is shown in Arabic', async () => {
  await visit({ 'GET subscriptions': listOf(subscriptionSummary()) }, 'ar');
  const order = await screen.findByRole('listitem', { name: 'طلب رقم MZ-1041' });
  expect(order).toHaveTextContent('قيد الانتظار');
  expect(order).toHaveTextContent('غير مدفوع');
});

it.each([
  ['a confirmation is awaited', { payment_pending: true }, 'Payment is being confirmed'],
  ['it is too late to pay', { payable: false }, 'This order can no longer be paid.'],
])('says that %s', async (_, overrides, text) => {
  await visit({ 'GET subscriptions': listOf(subscriptionSummary(overrides)) });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it.each([
  ['pending', 'Pending', 'قيد الانتظار'],
  ['received', 'Received; awaiting confirmation', 'تم استلام الطلب؛ بانتظار التأكيد'],
  ['accepted', 'Accepted', 'مقبول'],
  ['failed', 'Failed', 'لم يكتمل'],
  ['rejected', 'Rejected', 'مرفوض'],
] as const)('has a word for the status %s in both languages', async (order_status, en, ar) => {
  const api = { 'GET subscriptions': listOf(subscriptionSummary({ order_status })) };
  const { unmount } = await visit(api);
  expect(await screen.findByRole('listitem', { name: 'Order MZ-1041' })).toHaveTextContent(en);
  unmount();
  await visit(api, 'ar');
  expect(await screen.findByRole('listitem', { name: 'طلب رقم MZ-1041' })).toHaveTextContent(ar);
});

it('has a word of its own for an order that was changed', async () => {
  const changed = {
    order_status: 'failed',
    payable: false,
    changeable: false,
    changed: true,
  } as const;
  await visit({ 'GET subscriptions': listOf(subscriptionSummary(changed)) });
  const order = await screen.findByRole('listitem', { name: 'Order MZ-1041' });
  expect(order).toHaveTextContent('Changed');
  expect(order).toHaveTextContent('You changed this order; it is closed.');
  expect(order).not.toHaveTextContent('Failed');
});

it('changes an unpaid order', async () => {
  const { user, history } = await visit({
    'GET subscriptions': listOf(subscriptionSummary()),
    'GET carts': { cart: cart() },
    'POST subscriptions/:id/reopen': {
      subscription_details: subscriptionDetails(),
      cart: cart(),
      payment_page_open: true,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change the order MZ-1041' }));
  expect(await screen.findByText(/Please do not use its old payment page/)).toBeInTheDocument();
  expect(history.location.pathname).toBe('/cart');
});

describe('Pay Now', () => {
  it('asks for confirmation, then leads to the payment gateway', async () => {
    const { user, browser, api } = await visit({
      'GET subscriptions': listOf(subscriptionSummary()),
      'GET subscriptions/:id': { subscription_details: subscriptionDetails(), cart: null },
      'POST payments/checkout': {
        subscription_id: 41,
        order_reference_number: 'SUB-41-2-0a1b2c3d',
        payment_url: 'http://pay.example/payment?data=token',
      },
    });
    await user.click(
      await screen.findByRole('button', { name: /^Pay Now 98\.000\sKD for order MZ-1041$/ }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Pay for order MZ-1041?' });
    expect(dialog).toHaveTextContent(/98\.000\sKD/);
    expect(api.callsTo('POST payments/checkout')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: /^Pay Now 98\.000\sKD$/ }));
    await waitFor(() =>
      expect(browser.assigned).toEqual(['http://pay.example/payment?data=token']),
    );
  });

  it('can be taken back', async () => {
    const { user, history } = await visit({ 'GET subscriptions': listOf(subscriptionSummary()) });
    await user.click(
      await screen.findByRole('button', { name: /^Pay Now 98\.000\sKD for order MZ-1041$/ }),
    );
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.location.pathname).toBe('/orders');
  });
});

it('has an empty state', async () => {
  await visit({ 'GET subscriptions': listOf() });
  expect(await screen.findByRole('heading', { name: 'No Data Found!' })).toBeInTheDocument();
});

it('offers to try again after a failure', async () => {
  const { user, api } = await visit({ 'GET subscriptions': networkDown() });
  await screen.findByRole('heading', { name: 'We could not load your orders.' });
  api.on({ 'GET subscriptions': listOf(subscriptionSummary()) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem', { name: 'Order MZ-1041' })).toBeInTheDocument();
});
