import { screen } from '@testing-library/react';
import { customerInfo } from '../../../../support/factories/customer.ts';
import {
  paidSubscription,
  subscriptionDetails,
  subscriptionItem,
} from '../../../../support/factories/subscription.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

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

it('confirms the order and shows the next steps', async () => {
  await visit(paidSubscription());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is placed' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/is paid/)).toHaveTextContent('MZ-1041');
  expect(
    screen.getByText('Your first delivery comes on Wed, 20 Jan 2027, 6:00 am to 10:00 am.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my plan' })).toHaveAttribute(
    'href',
    '/order-details/41',
  );
});

it('does so in Arabic', async () => {
  await visit(paidSubscription(), 'ar');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'شكرًا لك، تم تسجيل طلبك' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/وسيصلك التأكيد على/)).toHaveTextContent('noura@mizan.example');
});

it('says where the confirmation and the meals go, and prints the receipt', async () => {
  const { user, browser } = await visit(paidSubscription());
  expect(await screen.findByText(/The confirmation is on its way to/)).toHaveTextContent(
    'noura@mizan.example',
  );
  expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Salmiya');
  await user.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(browser.order).toContain('print');
  expect(screen.getByText('Receipt', { selector: 'h2' })).not.toBeVisible();
});

it.each([
  ['en', 'Ask about this order on WhatsApp', 'Hello, I have a question about order MZ-1041.'],
  ['ar', 'اسأل عن هذا الطلب عبر واتساب', 'مرحبًا، لدي استفسار بخصوص الطلب رقم MZ-1041.'],
] as const)('offers in %s to ask about the order by its number', async (language, name, text) => {
  await visit(paidSubscription(), language);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect(origin + pathname).toBe('https://wa.me/96550000180');
  expect(searchParams.get('text')).toBe(text);
});

it('shows no thanks for an unpaid order', async () => {
  await visit(subscriptionDetails());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your order is placed' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Pay Now/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
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
