import { screen, waitFor } from '@testing-library/react';
import { cart } from '../../../../support/factories/cart.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { subscriptionDetails } from '../../../../support/factories/subscription.ts';
import { refuse } from '../../../../support/replies.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

const SORRY = 'Sorry, we were unable to process your payment. Please try again.';

const api = (overrides = {}) => ({
  'GET subscriptions/:id': { subscription_details: subscriptionDetails(overrides), cart: null },
});

it('has the specified text and offers to pay again', async () => {
  await renderApp({ path: '/order-failed?order=41', customer: customerInfo(), api: api() });
  expect(await screen.findByText(SORRY)).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: /^Pay again 98\.000\sKD$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Order MZ-1041' })).toHaveTextContent(/98\.000\sKD/);
  expect(screen.getByRole('link', { name: 'Ask about this order on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('MZ-1041'),
  );
});

it('pays again with one press', async () => {
  const { user, browser } = await renderApp({
    path: '/order-failed?order=41',
    customer: customerInfo(),
    api: {
      ...api(),
      'POST payments/checkout': {
        subscription_id: 41,
        order_reference_number: 'SUB-41-2-0a1b2c3d',
        payment_url: 'http://pay.example/payment?data=token',
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Pay again/ }));
  await waitFor(() => expect(browser.assigned).toEqual(['http://pay.example/payment?data=token']));
});

const CHANGE = 'Change the order MZ-1041';
const changed = {
  order_status: 'failed',
  payable: false,
  changeable: false,
  changed: true,
} as const;

it.each([
  [
    'en',
    'We could not complete your payment. Any amount deducted will be refunded to you soon.',
    'The amount that was deducted and could not be used for this order has been refunded to you.',
  ],
  [
    'ar',
    'لم نتمكن من إتمام عملية الدفع. سيُعاد إليك قريبًا أي مبلغ تم خصمه.',
    'أُعيد إليك المبلغ الذي خُصم ولم يُحتسب لهذا الطلب.',
  ],
] as const)('says in %s that money goes back, and that it did', async (language, due, made) => {
  const visit = (refund: object) =>
    renderApp({
      path: '/order-failed?order=41',
      language,
      customer: customerInfo(),
      api: api({ ...changed, ...refund }),
    });
  const { unmount } = await visit({ refund_due: true });
  expect(await screen.findByText(due)).toBeInTheDocument();
  expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
  unmount();
  await visit({ refunded: true });
  expect(await screen.findByText(made)).toBeInTheDocument();
  expect(screen.queryByText(due)).not.toBeInTheDocument();
});

it('of an order with a wrong amount says neither to try again nor that nothing was taken', async () => {
  await renderApp({
    path: '/order-failed?order=41',
    customer: customerInfo(),
    api: api({ refund_due: true }),
  });
  expect(await screen.findByText(/Any amount deducted will be refunded/)).toBeInTheDocument();
  expect(screen.getByText('This order is waiting for your payment.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Pay again/ })).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/try again|Nothing was charged/);
});

it('takes everything back into the cart', async () => {
  const { user, history } = await renderApp({
    path: '/order-failed?order=41',
    customer: customerInfo(),
    api: {
      ...api(),
      'POST subscriptions/:id/reopen': {
        subscription_details: subscriptionDetails(changed),
        cart: cart(),
        payment_page_open: false,
      },
      'GET carts': { cart: cart() },
    },
  });
  await user.click(await screen.findByRole('button', { name: CHANGE }));
  expect(
    await screen.findByText('Order MZ-1041 is closed, and everything in it is back in your cart.'),
  ).toBeInTheDocument();
  expect(history.location.pathname).toBe('/cart');
});

it('says why an order cannot be changed now', async () => {
  const message = 'The bank is still confirming a payment.';
  const { user } = await renderApp({
    path: '/order-failed?order=41',
    customer: customerInfo(),
    api: {
      ...api(),
      'POST subscriptions/:id/reopen': refuse({
        code: 409,
        error: 'payment_pending',
        message,
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: CHANGE }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('of a changed order says that it is closed and its money is refunded', async () => {
  await renderApp({ path: '/order-failed?order=41', customer: customerInfo(), api: api(changed) });
  expect(await screen.findByText(/everything in it went back to your cart/)).toHaveTextContent(
    'Any amount taken for it will be refunded to you.',
  );
  expect(screen.queryByRole('button', { name: CHANGE })).not.toBeInTheDocument();
});

it('does so in Arabic', async () => {
  await renderApp({
    path: '/order-failed?order=41',
    customer: customerInfo(),
    language: 'ar',
    api: api(),
  });
  expect(
    await screen.findByText('عذرًا، لم نتمكن من إتمام عملية الدفع. يرجى المحاولة مرة أخرى.'),
  ).toBeInTheDocument();
});

it('offers nothing that can no longer be paid', async () => {
  await renderApp({
    path: '/order-failed?order=41',
    customer: customerInfo(),
    api: api({ payable: false }),
  });
  expect(await screen.findByText(/This order can no longer be paid/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay again/ })).not.toBeInTheDocument();
});

it('asks a visitor to log in, and leads back to the order', async () => {
  await renderApp({ path: '/order-failed?order=41' });
  expect(await screen.findByText(SORRY)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to pay again' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Forder-failed%3Forder%3D41',
  );
});

it('leads to the orders when it does not know which one it was', async () => {
  await renderApp({ path: '/order-failed', customer: customerInfo() });
  expect(await screen.findByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
});
