import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  StaffPlanDay,
  StaffPlanDayDetails,
} from '../../../src/contract/wire/staff/planDays.ts';
import { networkDown, payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const names = (name: string) => ({ name_en: name, name_ar: name });
const gluten = { id: 1, ...names('Gluten') };
const onion = { id: 5, ...names('Onion') };

const head = {
  id: 31,
  date: '2027-01-17',
  order_id: 7,
  order_number: 'MZ-7',
  customer_name: 'نورة Al-Salem',
  product: names('Balance'),
  variant: names('Standard'),
};

const listed: StaffPlanDay = {
  ...head,
  state: 'lacking',
  missing: 1,
  dishes: [names('Shish tawook')],
};

const dish = (
  id: number,
  name: string,
  more: Partial<StaffPlanDayDetails['dishes'][number]> = {},
) => ({
  ...{ id, kind: 'meal' as const, ...names(name), description_en: '', description_ar: '' },
  ...{ image: '/a.svg', calories: 500, carbs: 40, fat: 20, protein: 30 },
  ...{ weekdays: [0], allergens: [], ingredients: [], blocked_by: [], disliked: [] },
  ...more,
});

const details: StaffPlanDayDetails = {
  ...head,
  until: '2027-01-14',
  meals: 2,
  snacks: 1,
  daily_nutrition: { calories: 1200, protein: 75 },
  allergies: [names('Gluten')],
  dislikes: [names('Onion')],
  others: 'No coriander',
  dishes: [
    dish(1, 'Pasta', { blocked_by: [gluten] }),
    dish(2, 'Shish tawook'),
    dish(3, 'Mujaddara', { disliked: [onion] }),
    dish(4, 'Salmon bowl'),
    dish(8, 'Hummus', { kind: 'snack', calories: 200, protein: 15 }),
  ],
  selection: { meals: [2, 3], snacks: [8] },
  kept: [2],
};

function open(path: string, answers: Parameters<typeof renderKitchen>[0]) {
  return renderKitchen({ 'GET me': () => accountOf('dietitian'), ...answers }, { path });
}

const dayOf = (day: StaffPlanDayDetails, more = {}) =>
  open('/plan-days/31', { 'GET plan-days/31': () => payload(day), ...more });

const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

it('lists the days of a date, and asks for a state alone', async () => {
  const kitchen = open('/plan-days', {
    'GET plan-days': () => payload({ items: [listed], total: 1 }),
  });
  expect(await screen.findByRole('link', { name: 'MZ-7' })).toHaveAttribute(
    'href',
    '/kitchen/plan-days/31',
  );
  expect(screen.getByText('Lacks dishes: 1 place')).toBeVisible();
  expect(kitchen.callsTo('GET plan-days').at(-1)?.query.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/);
  kitchen.on({ 'GET plan-days': () => payload({ items: [], total: 0 }) });
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Proposed' }));
  expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
  expect(kitchen.callsTo('GET plan-days').at(-1)?.query.get('state')).toBe('proposed');
});

it('shows what must not be eaten, and neither offers it nor lets the customer’s choice be removed', async () => {
  dayOf(details);
  expect(await screen.findByText('Allergies: Gluten')).toBeVisible();
  expect(screen.getByText('No coriander')).toBeVisible();
  expect(await tick(/Pasta.*Allergy: Gluten/)).toBeDisabled();
  const kept = await tick(/Shish tawook.*Chosen by the customer/);
  expect(kept).toBeDisabled();
  expect(kept).toBeChecked();
  expect(await tick(/Mujaddara.*Disliked: Onion/)).toBeChecked();
  expect(screen.getByText(/Chosen: 1200 kcal, 75 g/)).toBeVisible();
});

it('is saved after a lost network with its selection, and not while the day is incomplete', async () => {
  const kitchen = dayOf(details, { 'PUT plan-days/31': networkDown });
  await userEvent.click(await tick(/Mujaddara/));
  await save();
  const meals = screen.getByRole('group', { name: 'Meals' });
  expect(meals).toHaveAccessibleDescription('1 of 2 meals chosen');
  expect(within(meals).getByText('1 of 2 meals chosen')).toHaveClass('Mui-error');
  expect(kitchen.callsTo('PUT plan-days/31')).toHaveLength(0);

  await userEvent.click(await tick(/Salmon bowl/));
  await save();
  expect(await screen.findByText(/no connection/)).toBeVisible();
  expect(await tick(/Salmon bowl/)).toBeChecked();
  kitchen.on({ 'PUT plan-days/31': () => payload({}) });
  await save();
  expect(await screen.findByText('Saved. The customer sees the dishes now.')).toBeVisible();
  expect(kitchen.callsTo('PUT plan-days/31').at(-1)?.body).toEqual({
    ...{ meals: [2, 4], snacks: [8] },
    seen: { meals: [2, 3], snacks: [8] },
  });
});

it('keeps the selection when the customer was faster, whose choice is in what is saved next', async () => {
  let shown = { ...details, kept: [] as number[] };
  const kitchen = dayOf(details, {
    'GET plan-days/31': () => payload(shown),
    'PUT plan-days/31': () => {
      shown = { ...details, kept: [3] };
      return refuse({ code: 409, error: 'day_changed', message: 'This day has changed.' });
    },
  });
  await userEvent.click(await tick(/Mujaddara/));
  await userEvent.click(await tick(/Salmon bowl/));
  await save();
  expect(await screen.findByText('This day has changed.')).toBeVisible();
  expect(await screen.findByText(/Mujaddara \(chosen by the customer\)/)).toBeVisible();
  expect(screen.getByText('3 of 2 meals chosen')).toBeVisible();
  await userEvent.click(await tick(/Shish tawook/));
  kitchen.on({ 'PUT plan-days/31': () => payload({}) });
  await save();
  expect(await screen.findByText('Saved. The customer sees the dishes now.')).toBeVisible();
  expect(kitchen.callsTo('PUT plan-days/31').at(-1)?.body).toEqual({
    ...{ meals: [3, 4], snacks: [8] },
    seen: { meals: [2, 3], snacks: [8] },
  });
});

it('warns of a day that is far from its promise', async () => {
  dayOf({ ...details, daily_nutrition: { calories: 1500, protein: 75 } });
  expect(await screen.findByText(/more than a tenth/)).toBeVisible();
  await userEvent.click(await tick(/Mujaddara/));
  expect(screen.queryByText(/more than a tenth/)).toBeNull();
});

it('says why a day cannot be changed any more, and asks again', async () => {
  const kitchen = dayOf(details, {
    'GET plan-days/31': () =>
      refuse({ code: 409, error: 'day_closed', message: 'The day is closed for changes.' }),
  });
  expect(await screen.findByText('The day is closed for changes.')).toBeVisible();
  kitchen.on({ 'GET plan-days/31': () => payload(details) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tick(/Salmon bowl/)).toBeEnabled();
});
