import { screen } from '@testing-library/react';
import { customerInfo } from '../../../support/factories/customer.ts';
import {
  paidSubscription,
  subscriptionDetails,
  subscriptionItem,
} from '../../../support/factories/subscription.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const visit = (
  subscription_details: ReturnType<typeof subscriptionDetails>,
  language: 'en' | 'ar' = 'en',
) =>
  renderApp({
    path: '/thank-you/41',
    customer: customerInfo(),
    language,
    api: { 'GET subscriptions/:id': { subscription_details, cart: null } },
  });

it('confirms the order and says what happens next', async () => {
  await visit(paidSubscription());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is placed' }),
  ).toBeInTheDocument();
  expect(screen.getByText('MZ-1041')).toBeInTheDocument();
  expect(
    screen.getByText('Your first delivery comes on Wed, 20 Jan 2027, 6:00 am to 10:00 am.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/order-details/41',
  );
});

it('does so in Arabic', async () => {
  await visit(paidSubscription(), 'ar');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'شكرًا لك، تم تسجيل طلبك' }),
  ).toBeInTheDocument();
});

it('thanks nobody for an order that is not paid', async () => {
  await visit(subscriptionDetails());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your order is placed' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Pay Now/ })).toBeInTheDocument();
});

it.each([
  [
    'the date that the questionnaire asked for',
    '2027-01-30',
    '/dietitian-appointment?date=2027-01-30',
  ],
  ['no date where none was asked for', null, '/dietitian-appointment'],
])('leads to an appointment with %s', async (_name, dietitian_appointment_date, href) => {
  const order = paidSubscription({ items: [subscriptionItem({ dietitian_appointment_date })] });
  await renderApp({
    path: '/thank-you/41',
    customer: customerInfo(),
    api: { 'GET subscriptions/:id': { subscription_details: order, cart: null } },
  });
  expect(await screen.findByRole('link', { name: 'Book the appointment' })).toHaveAttribute(
    'href',
    href,
  );
});
