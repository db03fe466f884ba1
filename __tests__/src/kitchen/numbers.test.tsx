import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { RowNames, TickLabel, tickOfRow } from '../../../src/kitchen/numbers/TickLabel.tsx';
import { networkDown, payload } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const TODAY = kuwaitToday(new Date());
const FROM = '2027-01-16';
const TO = '2027-01-17';

const listOf = (...items: object[]) => payload({ items });
const dish = { kind: 'meal', name_ar: 'سلمون', proposed: 0 };

const answers = {
  'GET me': () => accountOf('manager'),
  'GET numbers/deliveries': () =>
    listOf(
      { date: '2027-01-20', deliveries: 3, meals: 6, snacks: 4 },
      { date: '2027-01-21', deliveries: 1, meals: 2, snacks: 1 },
    ),
  'GET numbers/revenue': () =>
    listOf(
      {
        ...{ date: FROM, orders: '1200.000', appointments: '12.500' },
        ...{ refunded: '0.000', revenue: '1212.500' },
      },
      {
        ...{ date: TO, orders: '0.000', appointments: '0.000' },
        ...{ refunded: '34.500', revenue: '-34.500' },
      },
    ),
  'GET numbers/orders': () => listOf({ date: FROM, paid: 5, unpaid: 2, failed: 1 }),
  'GET numbers/renewals': () => listOf({ date: FROM, ended: 4, renewed: 3 }),
  'GET numbers/dishes': () =>
    listOf(
      { ...dish, dish_id: 1, name_en: 'Salmon', chosen: 9 },
      { ...dish, dish_id: 2, name_en: 'Lentils', name_ar: 'عدس', chosen: 0, proposed: 7 },
    ),
};

const open = (
  more: Parameters<typeof renderKitchen>[0] = {},
  {
    language = 'en',
    query = `?from=${FROM}&to=${TO}`,
  }: { language?: 'en' | 'ar'; query?: string } = {},
) => renderKitchen({ ...answers, ...more }, { path: `/numbers${query}`, language });

const region = (name: string) => screen.findByRole('region', { name });

it('shows each chart’s figures as a table, with their sum', async () => {
  open();
  const revenue = within(await region('Revenue'));
  expect(await revenue.findByText('Paid back', { selector: 'dt' })).toBeVisible();
  expect(revenue.getByText(/^1,178\.000.KD$/)).toBeVisible();
  await userEvent.click(revenue.getByText('As figures'));
  expect(
    revenue.getByRole('row', {
      name: /16 Jan 2027 1,212\.500.KD 1,200\.000.KD 12\.500.KD 0\.000.KD/,
    }),
  ).toBeVisible();
  expect(revenue.getByRole('row', { name: /17 Jan 2027 -34\.500.KD/ })).toBeVisible();
  const ahead = within(await region('The next 30 days'));
  await userEvent.click(ahead.getByText('As figures'));
  expect(ahead.getByRole('row', { name: /20 Jan 2027 3 6 4/ })).toBeVisible();
  const renewals = within(await region('Renewals'));
  await userEvent.click(renewals.getByText('As figures'));
  expect(renewals.getByRole('row', { name: /16 Jan 2027 4 3 1/ })).toBeVisible();
  const dishes = within(await region('Dishes'));
  await userEvent.click(dishes.getByText('As figures'));
  expect(dishes.getByRole('row', { name: 'Lentils 0 7' })).toBeVisible();
});

it('asks for the next thirty days, whatever days are chosen for the rest', async () => {
  const kitchen = open({}, { query: '' });
  await region('Revenue');
  const asked = (name: string) =>
    Object.fromEntries(kitchen.callsTo(`GET numbers/${name}`).at(-1)?.query ?? []);
  await waitFor(() => expect(asked('revenue')).toEqual({ from: addDays(TODAY, -29), to: TODAY }));
  const ahead = { from: TODAY, to: addDays(TODAY, 29) };
  expect(asked('deliveries')).toEqual(ahead);
  await userEvent.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => expect(asked('dishes')).toEqual({ from: addDays(TODAY, -6), to: TODAY }));
  expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked('deliveries')).toEqual(ahead);
});

it.each([
  [`?from=${TO}&to=${FROM}`, 'The last day is before the first one.'],
  ['?from=2027-01-01&to=2027-04-03', 'Choose at most 92 days.'],
])('asks for no days that cannot be counted: %s', async (query, message) => {
  const kitchen = open({}, { query });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Until')).toBeInvalid();
  expect(kitchen.callsTo('GET numbers/revenue')).toEqual([]);
});

it('tries one part again after a failure, while the others are there', async () => {
  const kitchen = open({ 'GET numbers/orders': networkDown });
  const orders = within(await region('Orders'));
  const retry = await orders.findByRole('button', { name: 'Try again' });
  expect(
    await within(await region('Renewals')).findByText('Plans that end', { selector: 'dt' }),
  ).toBeVisible();
  kitchen.on({ 'GET numbers/orders': answers['GET numbers/orders'] });
  await userEvent.click(retry);
  expect(await orders.findByText('Payment failed', { selector: 'dt' })).toBeVisible();
});

it('says where there is nothing to count, in Arabic too', async () => {
  open(
    { 'GET numbers/revenue': () => listOf(), 'GET numbers/orders': () => listOf() },
    { language: 'ar' },
  );
  const revenue = within(await region('الإيرادات'));
  expect(await revenue.findByText('لا شيء يُحسب في هذه الأيام.')).toBeVisible();
  expect(revenue.queryByRole('button')).toBeNull();
});

it('saves the table of a part', async () => {
  const kitchen = open({ 'GET numbers/revenue.csv': networkDown });
  const revenue = within(await region('Revenue'));
  await userEvent.click(await revenue.findByRole('button', { name: 'Table (CSV): Revenue' }));
  expect(await revenue.findByRole('alert')).toHaveTextContent(/no connection/);
  const [call] = kitchen.callsTo('GET numbers/revenue.csv');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ from: FROM, to: TO });
});

it('is not there for service', async () => {
  open({ 'GET me': () => accountOf('service') });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Numbers');
});

it.each([
  ['Salmon', ['Salmon']],
  ['Orange, Carrot and Ginger Smoothie', ['Orange, Carrot and Ginger', 'Smoothie']],
  ['كعك الأرز بزبدة الفول السوداني والموز', ['كعك الأرز بزبدة الفول', 'السوداني والموز']],
  [
    'Slowly braised lamb shank with saffron rice and a salad of herbs',
    ['Slowly braised lamb shank', 'with saffron rice and a…'],
  ],
])('breaks a name beside a bar between its words: %s', (name, lines) => {
  render(
    <svg>
      <RowNames value={['Lentils', name]}>
        <TickLabel text={tickOfRow(1)} />
      </RowNames>
    </svg>,
  );
  const shown = [...document.querySelectorAll('tspan')].map(({ textContent }) => textContent);
  expect(shown).toEqual(lines);
});
