import { screen } from '@testing-library/react';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { paidSubscription } from '../../../../support/factories/subscription.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

const visit = (dietitian_due: boolean, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/order-details/41',
    customer: customerInfo(),
    language,
    api: {
      'GET subscriptions/:id': {
        subscription_details: paidSubscription({ dietitian_due }),
        cart: null,
      },
    },
  });

it.each([
  ['en', 'Book an appointment', /more than 10 days into your plan/],
  ['ar', 'احجز موعدًا', /مضى على بداية اشتراكك 10 أيام أو أكثر/],
] as const)('leads in %s from My plan into the booking', async (language, name, text) => {
  await visit(true, language);
  expect(await screen.findByText(text)).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name });
  expect(links.at(-1)).toHaveAttribute('href', '/dietitian-appointment');
});

it('says nothing where it is not time', async () => {
  await visit(false);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/days into your plan/)).not.toBeInTheDocument();
});
