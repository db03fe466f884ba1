import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffPackage } from '../../../src/contract/wire/staff/packages.ts';
import { fillField } from '../../support/fillField.ts';
import { networkDown, payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const IMAGE = '/pictures/0123456789abcdef0123456789abcdef.webp';
const table = { url: '/images/gallery/table.svg', alt_en: 'A laid table', alt_ar: 'سفرة' };
const box = { url: '/images/gallery/box.svg', alt_en: 'A packed day', alt_ar: 'يوم في علبه' };
const men = {
  key: 'fit-pro-men',
  name_en: 'Men',
  name_ar: 'رجال',
  meal_calories: 540,
  meal_protein_g: 42,
  snack_calories: 190,
  snack_protein_g: 12,
  price_per_meal: '2.750',
  price_per_snack: '1.000',
  active: true,
};
const sold: StaffPackage = {
  id: 4,
  name_en: 'Fit Pro',
  name_ar: 'فت برو',
  tagline_en: 'For training days',
  tagline_ar: 'لأيام التمرين',
  description_en: 'Much protein.',
  description_ar: 'بروتين كثير.',
  highlights_en: ['High protein'],
  highlights_ar: ['بروتين عالٍ'],
  image: '/images/packages/fit-pro.svg',
  images: [table, box],
  drawing: '/images/packages/fit-pro.svg',
  gallery_drawings: [table, box],
  vegetarian: false,
  active: true,
  meal_options: [1, 2],
  snack_options: [0, 1],
  delivery_preferences: ['all_days'],
  variants: [men],
  day_options: [{ days: 5, discount_percent: 0 }],
  version: 2,
};

function open(
  path: string,
  answers: Parameters<typeof renderKitchen>[0],
  role: 'manager' | 'kitchen' = 'manager',
) {
  return renderKitchen(
    {
      'GET me': () => accountOf(role),
      'GET packages': () => payload({ items: [sold], total: 1 }),
      'GET packages/4': () => payload({ package: sold }),
      'POST pictures': () => payload({ image: IMAGE }),
      ...answers,
    },
    { path },
  );
}

const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
const chooseFile = async (place: HTMLElement) =>
  userEvent.upload(
    await within(place).findByLabelText('Choose a picture', { selector: 'input' }),
    new File(['?'], 'table.png', { type: 'image/png' }),
  );
const group = async (name: string) => screen.findByRole('group', { name });
const chooseMany = async (name: string, options: readonly string[]) => {
  await userEvent.click(screen.getByRole('combobox', { name }));
  for (const option of options) {
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }
  await userEvent.keyboard('{Escape}');
};

it('publishes prices and lengths as typed, and keeps them when a colleague was faster', async () => {
  const kitchen = open('/packages/4', {
    'PUT packages/4': () =>
      refuse({ code: 409, error: 'changed_meanwhile', message: 'Somebody was faster.' }),
  });
  const price = await screen.findByLabelText('A meal');
  await userEvent.clear(price);
  await userEvent.type(price, '3.5');
  await userEvent.click(screen.getByRole('button', { name: 'Add a length' }));
  const length = within(await group('Length 2'));
  await userEvent.type(length.getByLabelText('Days'), '20');
  await userEvent.clear(length.getByLabelText('Discount (%)'));
  await userEvent.type(length.getByLabelText('Discount (%)'), '10');
  await publish();
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster.');
  expect(price).toHaveValue('3.5');
  expect(kitchen.callsTo('PUT packages/4').at(-1)?.body).toMatchObject({
    variants: [{ ...men, price_per_meal: '3.5' }],
    images: [table, box],
    day_options: [
      { days: 5, discount_percent: 0 },
      { days: 20, discount_percent: 10 },
    ],
    highlights_en: ['High protein'],
    version: 2,
  });
  kitchen.on({
    'PUT packages/4': () =>
      refuse({ code: 422, errors: { day_options: ['The same number of days is listed twice.'] } }),
  });
  await publish();
  expect(await screen.findByText('The same number of days is listed twice.')).toBeVisible();
});

it('adds a variant whose targets are announced as fixed, and shows faults at its fields', async () => {
  const kitchen = open('/packages/4', {
    'PUT packages/4': () => payload({ package: { ...sold, version: 3 } }),
  });
  const held = within(await group('Men'));
  expect(held.getByText(/^Stays as it is\. A meal: 540 kcal, 42 g protein\./)).toBeVisible();
  expect(held.queryByLabelText('Meal calories')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a variant' }));
  const added = within(await group('Variant 2'));
  expect(added.getByRole('checkbox', { name: 'On sale' })).not.toBeChecked();
  await userEvent.type(added.getByLabelText('Variant (English)'), 'Women');
  const typed = {
    'Meal calories': 'many',
    'Meal protein (g)': '٢٨',
    'Snack calories': '150',
    'Snack protein (g)': '8',
    'A meal': '2,5',
    'A snack': '1',
  };
  for (const [label, value] of Object.entries(typed)) {
    await userEvent.type(added.getByLabelText(label), value);
  }
  await publish();
  expect(await added.findByText('Enter a whole number.')).toBeVisible();
  expect(added.getByText('Enter an amount, such as 2.500.')).toBeVisible();
  expect(added.getByLabelText('Variant (Arabic)')).toHaveAccessibleDescription(
    'This field is required',
  );
  expect(kitchen.callsTo('PUT packages/4')).toHaveLength(0);

  for (const [label, value] of [
    ['Meal calories', '400'],
    ['A meal', '2.5'],
    ['Variant (Arabic)', 'نساء'],
  ] as const) {
    await userEvent.clear(added.getByLabelText(label));
    await userEvent.type(added.getByLabelText(label), value);
  }
  await publish();
  await screen.findByText(/^Published/);
  expect(kitchen.callsTo('PUT packages/4')[0]?.body).toMatchObject({
    variants: [
      men,
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        name_en: 'Women',
        name_ar: 'نساء',
        meal_calories: 400,
        meal_protein_g: 28,
        snack_calories: 150,
        snack_protein_g: 8,
        price_per_meal: '2.5',
        price_per_snack: '1',
        active: false,
      },
    ],
  });
});

it('says beside a price what its rule says, and sends it as it was typed', async () => {
  const kitchen = open('/packages/4', {
    'PUT packages/4': () => payload({ package: { ...sold, version: 3 } }),
  });
  const meal = await screen.findByLabelText('A meal');
  const snack = screen.getByLabelText('A snack');
  const type = async (field: HTMLElement, typed: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
  };
  await type(meal, '0');
  await type(snack, '100');
  await publish();
  await waitFor(() => expect(meal).toHaveAccessibleDescription('A meal has a price.'));
  const tooMany = 'A price has at most two digits before the point.';
  expect(snack).toHaveAccessibleDescription(tooMany);
  await type(meal, '100');
  await waitFor(() => expect(meal).toHaveAccessibleDescription(tooMany));
  expect(kitchen.callsTo('PUT packages/4')).toHaveLength(0);
  await type(meal, '٩٩٫٥');
  await type(snack, '0');
  await publish();
  await screen.findByText(/^Published/);
  expect(kitchen.callsTo('PUT packages/4')[0]?.body).toMatchObject({
    variants: [{ ...men, price_per_meal: '٩٩٫٥', price_per_snack: '0' }],
  });
});

it('shows pictures in another order, removes one, and restores a drawing', async () => {
  const kitchen = open('/packages/4', {
    'PUT packages/4': () => payload({ package: { ...sold, version: 3 } }),
  });
  const first = await group('Picture 1');
  expect(within(first).getByRole('button', { name: 'Move picture 1 up' })).toBeDisabled();
  await chooseFile(first);
  await waitFor(() =>
    expect(within(first).getByRole('presentation')).toHaveAttribute('src', IMAGE),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 down' }));
  await userEvent.click(
    screen.getByRole('button', { name: 'Bring back the drawing: A laid table' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(await screen.findByRole('button', { name: /A packed day/ })).toBeVisible();
  await publish();
  await screen.findByText(/^Published/);
  expect(kitchen.callsTo('POST pictures')[0]?.body).toMatchObject({ subject: 'package' });
  expect(kitchen.callsTo('PUT packages/4')[0]?.body).toMatchObject({
    images: [{ ...table, url: IMAGE }, table],
  });
});

it('shows beside its checkbox that the menu lacks dishes, and what stays', async () => {
  open('/packages/4', {
    'PUT packages/4': () => refuse({ code: 422, errors: { active: ['Too few dishes.'] } }),
  });
  const tick = await screen.findByRole('checkbox', { name: 'The package is on sale' });
  const fixed = within(await group('What stays'));
  expect(fixed.getByText(/cannot be changed/)).toBeVisible();
  expect(fixed.getByText('All days')).toBeVisible();
  await publish();
  await waitFor(() => expect(tick).toHaveAccessibleDescription('Too few dishes.'));
});

it('shows a package to the cooks, who cannot change it', async () => {
  open('/packages', {}, 'kitchen');
  const link = await screen.findByRole('link', { name: 'Fit Pro' });
  expect(screen.queryByRole('link', { name: 'New package' })).toBeNull();
  await userEvent.click(link);
  expect(await screen.findByText('Much protein.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('adds a package, and one only where the first answer was lost', async () => {
  const user = userEvent.setup();
  const added = { ...sold, id: 8, name_en: 'Ramadan' };
  const kitchen = open('/packages', {
    'GET packages/8': () => payload({ package: added }),
    'POST packages': networkDown,
  });
  await userEvent.click(await screen.findByRole('link', { name: 'New package' }));
  await publish();
  expect(kitchen.callsTo('POST packages')).toHaveLength(0);
  for (const label of ['Name (Arabic)', 'Meals a day to choose from']) {
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(
      'This field is required',
    );
  }

  for (const label of ['Name', 'Line below the name', 'Description', 'Variant', 'What it shows']) {
    await fillField(user, `${label} (English)`, 'Ramadan');
    await fillField(user, `${label} (Arabic)`, 'رمضان');
  }
  await fillField(user, 'Points, one in each line (English)', 'Soup\nDates');
  await fillField(user, 'Points, one in each line (Arabic)', 'شوربة\nتمر');
  const numbers = {
    'Meal calories': '500',
    'Meal protein (g)': '40',
    'Snack calories': '180',
    'Snack protein (g)': '10',
    'A meal': '2.5',
    'A snack': '1',
    Days: '20',
  };
  for (const [label, value] of Object.entries(numbers)) await fillField(user, label, value);
  await chooseMany('Meals a day to choose from', ['2', '3']);
  await chooseMany('Snacks a day to choose from', ['0']);
  await chooseMany('Delivery days to choose from', ['All days except Friday']);
  await chooseFile(await group('Picture 1'));
  const [card] = screen.getAllByLabelText('Choose a picture', { selector: 'input' });
  await userEvent.upload(card!, new File(['?'], 'card.png', { type: 'image/png' }));
  await waitFor(() => expect(kitchen.callsTo('POST pictures')).toHaveLength(2));
  const preview = within(screen.getByRole('region', { name: 'What customers will see' }));
  expect(preview.getAllByText('شوربة')).toHaveLength(1);

  await publish();
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/);
  expect(screen.getByLabelText('Name (Arabic)')).toHaveValue('رمضان');
  kitchen.on({
    'POST packages': () =>
      refuse({ code: 422, errors: { variants: ['Protein has 4 calories a gram.'] } }),
  });
  await publish();
  expect(await screen.findByText('Protein has 4 calories a gram.')).toBeVisible();
  kitchen.on({ 'POST packages': () => payload({ package: added }) });
  await publish();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ramadan' })).toBeVisible();
  const [lost, refused, sent] = kitchen.callsTo('POST packages').map(({ body }) => body);
  expect(refused).toEqual(lost);
  expect(sent).toEqual(lost);
  expect(sent).toMatchObject({
    name_ar: 'رمضان',
    highlights_ar: ['شوربة', 'تمر'],
    image: IMAGE,
    images: [{ url: IMAGE, alt_en: 'Ramadan', alt_ar: 'رمضان' }],
    active: false,
    vegetarian: false,
    meal_options: [2, 3],
    snack_options: [0],
    delivery_preferences: ['except_friday'],
    day_options: [{ days: 20, discount_percent: 0 }],
    variants: [{ meal_calories: 500, price_per_snack: '1', active: true }],
  });
});
