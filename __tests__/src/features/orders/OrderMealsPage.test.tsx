import { screen, within } from '@testing-library/react';
import { customerInfo } from '../../../support/factories/customer.ts';
import { paidSubscription, subscriptionItem } from '../../../support/factories/subscription.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const visit = (item: ReturnType<typeof subscriptionItem>, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path: '/order-meal-details/41',
    customer: customerInfo(),
    language,
    api: {
      'GET subscriptions/:id': {
        subscription_details: paidSubscription({ items: [item] }),
        cart: null,
      },
    },
  });

it('shows the dishes of each day with their nutrition', async () => {
  await visit(subscriptionItem());
  expect(await screen.findByRole('heading', { name: 'Week of 17 January' })).toBeInTheDocument();
  const day = screen.getByRole('listitem', { name: /Wednesday/ });
  expect(within(day).getByText('Chicken machboos')).toBeInTheDocument();
  for (const text of ['520', '48 g', '16 g', '42 g']) expect(day).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Order details' })).toHaveAttribute(
    'href',
    '/order-details/41',
  );
});

it('says that the dietitian chooses, in Arabic too', async () => {
  const day = { date: '2027-01-20', status: 'scheduled', dishes: [] };
  await visit(subscriptionItem({ meals_selected_by: 'dietitian', schedule: [day] }), 'ar');
  expect(await screen.findByText('يختار أخصائي التغذية أطباق هذا اليوم.')).toBeInTheDocument();
});
