import { screen } from '@testing-library/react';
import { customerInfo } from '../../../support/factories/customer.ts';
import { subscriptionDetails } from '../../../support/factories/subscription.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const SORRY = 'Sorry, we were unable to process your payment. Please try again.';

const api = (overrides = {}) => ({
  'GET subscriptions/:id': { subscription_details: subscriptionDetails(overrides), cart: null },
});

it('says word for word what happened and offers to pay again', async () => {
  await renderApp({ path: '/order-failed?order=41', customer: customerInfo(), api: api() });
  expect(await screen.findByText(SORRY)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Pay again' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Order MZ-1041' })).toHaveTextContent(/98\.000\sKD/);
  expect(screen.getByRole('link', { name: 'Ask about this order on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('MZ-1041'),
  );
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
  expect(screen.queryByRole('button', { name: 'Pay again' })).not.toBeInTheDocument();
});

it('asks a visitor to log in, with the way back to the order', async () => {
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
