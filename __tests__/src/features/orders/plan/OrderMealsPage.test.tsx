import { screen, within } from '@testing-library/react';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { paidSubscription, subscriptionItem } from '../../../../support/factories/subscription.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

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
  expect(
    screen.getByText('About 130 g protein, 1,530 to 1,870 calories a day'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Order details' })).toHaveAttribute(
    'href',
    '/order-details/41',
  );
});

it('adds up the dishes of a day', async () => {
  const [day] = subscriptionItem().schedule;
  const [dish] = day!.dishes;
  const dishes = [dish!, { ...dish!, id: 32, calories: 600, protein: 9 }];
  await visit(subscriptionItem({ schedule: [{ ...day!, dishes }] }));
  expect(await screen.findByText('Day total: 1,120 calories, 51 g protein')).toBeInTheDocument();
});

it('separates the name of a dish from the text after it', async () => {
  const [day] = subscriptionItem().schedule;
  const snack = { ...day!.dishes[0]!, kind: 'snack' as const, name_ar: 'فتوش' };
  await visit(subscriptionItem({ schedule: [{ ...day!, dishes: [snack] }] }), 'ar');
  expect(await screen.findByText('فتوش')).toHaveTextContent(/^فتوش سناك$/);
});

it('shows an order from before there was a promise without one', async () => {
  await visit(subscriptionItem({ daily_nutrition: null }));
  expect(await screen.findByText('Chicken machboos')).toBeInTheDocument();
  expect(screen.queryByText(/^Day total/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^About \d+ g protein/)).not.toBeInTheDocument();
});

it('says that the dietitian chooses, in Arabic too', async () => {
  const [first] = subscriptionItem().schedule;
  const day = { ...first!, status: 'scheduled', dishes: [] };
  await visit(subscriptionItem({ meals_selected_by: 'dietitian', schedule: [day] }), 'ar');
  expect(await screen.findByText('يختار أخصائي التغذية أطباق هذا اليوم.')).toBeInTheDocument();
});

it('marks the days that the dietitian has filled, and says when, and where no dish is left', async () => {
  const [day] = subscriptionItem().schedule;
  const proposed = { ...day!.dishes[0]!, selected_by: 'dietitian' as const };
  const schedule = [
    { ...day!, dishes: [proposed] },
    { ...day!, date: '2027-01-21', dishes: [], missing: 3 },
  ];
  await visit(subscriptionItem({ meals_selected_by: 'dietitian', schedule }));
  const filled = await screen.findByRole('listitem', { name: /Wednesday/ });
  expect(within(filled).getByText('The dietitian’s choice')).toBeInTheDocument();
  const short = screen.getByRole('listitem', { name: /Thursday/ });
  expect(short).toHaveTextContent(/no dish is left that fits your allergies/);
  expect(within(short).queryByText('The dietitian’s choice')).not.toBeInTheDocument();
  expect(
    screen.getByText(
      'The dietitian chooses the dishes of this plan; they are here 7 days before each delivery.',
    ),
  ).toBeInTheDocument();
});
