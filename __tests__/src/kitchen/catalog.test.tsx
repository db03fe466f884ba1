import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffDish } from '../../../src/contract/wire/staff/catalog.ts';
import { networkDown, payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const dish: StaffDish = {
  id: 7,
  kind: 'meal',
  name_en: 'Saffron Balaleet',
  name_ar: 'بلاليط بالزعفران',
  description_en: 'Sweet vermicelli.',
  description_ar: 'شعيرية حلوة.',
  image: '/images/dishes/balaleet-saffron.svg',
  drawing: '/images/dishes/balaleet-saffron.svg',
  calories: 513,
  carbs_g: 60,
  fat_g: 12,
  protein_g: 39,
  weekdays: [0, 2],
  vegetarian: true,
  active: true,
  allergens: [1],
  ingredients: [],
  version: 3,
};
const parts = {
  allergens: [
    { id: 1, name_en: 'Gluten', name_ar: 'الغلوتين' },
    { id: 2, name_en: 'Egg', name_ar: 'البيض' },
  ],
  ingredients: [{ id: 9, name_en: 'Onion', name_ar: 'البصل' }],
};
function open(
  path: string,
  answers: Parameters<typeof renderKitchen>[0],
  role: 'manager' | 'kitchen' = 'manager',
) {
  return renderKitchen(
    {
      'GET me': () => accountOf(role),
      'GET dishes': () => payload({ items: [dish], total: 1 }),
      ...answers,
    },
    { path },
  );
}

it('lists dishes with their days, and asks for those off the menu', async () => {
  const kitchen = open('/dishes', {});
  const row = within(
    (await screen.findByRole('link', { name: 'Saffron Balaleet' })).closest('tr')!,
  );
  expect(row.getByText('بلاليط بالزعفران')).toBeVisible();
  expect(row.getByText('Sun, Tue')).toBeVisible();
  kitchen.on({ 'GET dishes': () => payload({ items: [], total: 0 }) });
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Off the menu' }));
  expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
  expect(kitchen.callsTo('GET dishes').at(-1)?.query.get('active')).toBe('false');
});

it('shows what customers will see before it is published, and names the affected days', async () => {
  const kitchen = open('/dishes/7', {
    'GET dishes/7': () => payload({ dish, ...parts }),
    'PUT dishes/7': networkDown,
  });
  const name = await screen.findByLabelText('Name (English)');
  const preview = within(screen.getByRole('region', { name: 'What customers will see' }));
  await userEvent.clear(name);
  await userEvent.type(name, 'Balaleet');
  expect(preview.getByText('Balaleet')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Allergens' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Egg' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(preview.getByText('Gluten, Egg')).toBeVisible());
  expect(preview.getByText('الغلوتين، البيض')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/);
  expect(name).toHaveValue('Balaleet');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vegetarian' }));
  await userEvent.dblClick(screen.getByRole('checkbox', { name: 'On the menu' }));

  const affected = [
    { order_id: 10001, order_number: 'MZ-10001', date: '2027-01-20', open: true },
    { order_id: 10002, order_number: 'MZ-10002', date: '2027-01-17', open: false },
  ];
  const changed = { ...dish, name_en: 'Balaleet', allergens: [1, 2], version: 4 };
  kitchen.on({
    'PUT dishes/7': () => payload({ dish: changed, affected }),
    'GET dishes/7': () => payload({ dish: changed, ...parts }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts[0]).toHaveTextContent(/being prepared with the dish.*MZ-10002/);
  expect(alerts[1]).toHaveTextContent(/lost the dish.*MZ-10001/);
  expect(kitchen.callsTo('PUT dishes/7').at(-1)?.body).toMatchObject({
    name_en: 'Balaleet',
    vegetarian: false,
    active: true,
    calories: 513,
    allergens: [1, 2],
    version: 3,
  });
});

it('shows at its field that a menu would lack dishes, and that a text is empty', async () => {
  open('/dishes/7', {
    'GET dishes/7': () => payload({ dish, ...parts }),
    'PUT dishes/7': () =>
      refuse({ code: 422, errors: { weekdays: ['Too few dishes on some days.'] } }),
  });
  const arabic = await screen.findByLabelText('Name (Arabic)');
  await userEvent.clear(arabic);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(arabic).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.type(arabic, 'بلاليط');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Too few dishes on some days.')).toBeVisible();
});

it('shows a dish to the cooks, who cannot change it', async () => {
  open('/dishes/7', { 'GET dishes/7': () => payload({ dish, ...parts }) }, 'kitchen');
  expect(await screen.findByText('Sweet vermicelli.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

describe('the picture of a dish', () => {
  const image = '/pictures/0123456789abcdef0123456789abcdef.webp';
  const photo = (size = 3) =>
    new File([new Uint8Array(size).fill(255)], 'dish.png', { type: 'image/png' });
  const openDish = (answers: Parameters<typeof renderKitchen>[0]) =>
    renderKitchen(
      {
        'GET me': () => accountOf('manager'),
        'GET dishes/7': () => payload({ dish, ...parts }),
        ...answers,
      },
      { path: '/dishes/7' },
    );
  const chooseFile = async (file: File) =>
    userEvent.upload(await screen.findByLabelText('Choose a picture', { selector: 'input' }), file);

  it('is uploaded, seen in the preview and published with the dish', async () => {
    const kitchen = openDish({
      'POST pictures': () => payload({ image }),
      'PUT dishes/7': () => payload({ dish: { ...dish, image, version: 4 }, affected: [] }),
    });
    await chooseFile(photo());
    const preview = within(screen.getByRole('region', { name: 'What customers will see' }));
    await waitFor(() =>
      expect(preview.getAllByRole('presentation')[0]).toHaveAttribute('src', image),
    );
    expect(kitchen.callsTo('POST pictures')[0]?.body).toEqual({ picture: '////', subject: 'dish' });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/^Published/);
    expect(kitchen.callsTo('PUT dishes/7')[0]?.body).toMatchObject({ image, version: 3 });
  });

  it('goes back to the drawing of the sample', async () => {
    const taken = { ...dish, image };
    const kitchen = openDish({
      'GET dishes/7': () => payload({ dish: taken, ...parts }),
      'PUT dishes/7': () => payload({ dish: { ...dish, version: 4 }, affected: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the drawing' }));
    expect(screen.queryByRole('button', { name: 'Back to the drawing' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/^Published/);
    expect(kitchen.callsTo('PUT dishes/7')[0]?.body).toMatchObject({ image: dish.drawing });
  });

  it('that is refused or too large leaves the input, and shows the reason', async () => {
    const kitchen = openDish({
      'POST pictures': () =>
        refuse({ message: 'Choose a picture.', errors: { picture: ['Choose a JPEG.'] } }),
    });
    const name = await screen.findByLabelText(/Name.*English/);
    await userEvent.type(name, '!');
    await chooseFile(photo());
    expect(await screen.findByText('Choose a JPEG.')).toBeVisible();
    await chooseFile(photo(5_000_001));
    expect(await screen.findByText('This file is larger than 5 MB.')).toBeVisible();
    expect(kitchen.callsTo('POST pictures')).toHaveLength(1);
    expect(name).toHaveValue('Saffron Balaleet!');
    kitchen.on({ 'POST pictures': networkDown });
    await chooseFile(photo());
    expect(await screen.findByText(/no connection/)).toBeVisible();
  });
});

it('adds a dish with its picture, and one only where the first answer was lost', async () => {
  const image = '/pictures/0123456789abcdef0123456789abcdef.webp';
  const kitchen = open('/dishes', {
    'GET dish-parts': () => payload(parts),
    'GET dishes/8': () => payload({ dish: { ...dish, id: 8 }, ...parts }),
    'POST pictures': () => payload({ image }),
    'POST dishes': networkDown,
  });
  await userEvent.click(await screen.findByRole('link', { name: 'New dish' }));
  const publish = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await publish();
  expect(kitchen.callsTo('POST dishes')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(
    'This field is required',
  );

  for (const label of ['Name', 'Description']) {
    for (const language of ['English', 'Arabic']) {
      await userEvent.type(screen.getByLabelText(`${label} (${language})`), 'Harees');
    }
  }
  for (const figure of ['Calories', 'Protein (g)', 'Carbs (g)', 'Fat (g)']) {
    await userEvent.type(screen.getByLabelText(figure), '12');
  }
  const file = new File(['?'], 'dish.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file);
  await waitFor(() => expect(kitchen.callsTo('POST pictures')).toHaveLength(1));
  await publish();
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/);
  kitchen.on({ 'POST dishes': () => payload({ dish: { ...dish, id: 8 } }) });
  await publish();
  expect(await screen.findByRole('heading', { name: 'Saffron Balaleet' })).toBeVisible();
  const [lost, sent] = kitchen.callsTo('POST dishes').map(({ body }) => body);
  expect(sent).toEqual(lost);
  expect(sent).toMatchObject({
    kind: 'meal',
    name_ar: 'Harees',
    calories: 12,
    image,
    active: false,
  });
});
