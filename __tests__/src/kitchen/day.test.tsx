import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  Delivery,
  Label,
  Portion,
  ProductionSheet,
} from '../../../src/contract/wire/staff/day.ts';
import { hold, networkDown, payload } from '../../support/replies.ts';
import { accountOf, renderKitchen, type KitchenAnswers } from '../../support/renderKitchen.tsx';

const DATE = '2027-01-17';
const path = (sheet: string) => `/days?date=${DATE}&sheet=${sheet}`;
const head = { date: DATE, closed_day: null };

const stop = (id: number, name: string, area: string): Delivery => ({
  order_day_id: id,
  order_id: id,
  order_number: `MZ-${id}`,
  customer_name: name,
  quantity: 1,
  product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
  slot: { from: '06:00', to: '09:00' },
  address: {
    ...{ area_en: area, area_ar: area, governorate_en: 'Capital', governorate_ar: 'العاصمة' },
    ...{ location: 'home', block: '4', street: '12', avenue: null, house_building: '3' },
    ...{ floor: null, apartment: null, special_direction: null },
  },
  phone: '+96550012345',
  comment: null,
  outcome: null,
  reason: null,
  note: null,
  made_up_on: null,
});
const stops = [stop(1, 'Noura', 'Dasma'), stop(2, 'Ali', 'Dasma'), stop(3, 'Huda', 'Salmiya')];
const deliveries = (items: readonly Delivery[] = stops, markable = true) =>
  payload({ ...head, markable, items });

function open(sheet: string, answers: KitchenAnswers, language: 'en' | 'ar' = 'en') {
  return renderKitchen(
    { 'GET me': () => accountOf('kitchen'), ...answers },
    { path: path(sheet), language },
  );
}

const mark = `PUT days/${DATE}/deliveries`;
const read = `GET days/${DATE}/deliveries`;
const checkbox = (name: string) => screen.findByRole('checkbox', { name });

it('marks the selected ones at once, by their area, and shows the API’s answer then', async () => {
  let items = stops;
  const kitchen = open('deliveries', {
    [read]: () => deliveries(items),
    [mark]: () => payload({}),
  });
  await userEvent.click(await checkbox('Choose Dasma: 2 deliveries'));
  const bar = screen.getByRole('region', { name: '2 chosen' });
  items = stops.map((one) => (one.order_day_id < 3 ? { ...one, outcome: 'delivered' } : one));
  await userEvent.click(within(bar).getByRole('button', { name: 'Delivered' }));
  expect(await screen.findAllByText('Delivered', { selector: '.MuiChip-label' })).toHaveLength(2);
  expect(kitchen.callsTo(mark).map(({ body }) => body)).toEqual([
    { order_day_ids: [1, 2], outcome: 'delivered' },
  ]);
  expect(screen.queryByRole('region', { name: /chosen/ })).toBeNull();
});

it('keeps those selected that a click did not mark', async () => {
  open('deliveries', { [read]: () => deliveries(), [mark]: () => payload({}) });
  await userEvent.click(await checkbox('Choose Dasma: 2 deliveries'));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered: Noura' }));
  expect(await screen.findByRole('region', { name: '1 chosen' })).toBeVisible();
});

it('marks one as failed with its reason, and keeps the input when the network is lost', async () => {
  const kitchen = open('deliveries', { [read]: () => deliveries(), [mark]: networkDown });
  await userEvent.click(await screen.findByRole('button', { name: 'Failed: Huda' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 delivery failed?' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Address not found' }));
  await userEvent.type(dialog.getByLabelText('Note for the team'), 'Gate closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));
  expect(await dialog.findByText(/There is no connection/)).toBeVisible();
  expect(dialog.getByLabelText('Note for the team')).toHaveValue('Gate closed');
  kitchen.on({ [mark]: () => payload({}) });
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as failed' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const report = { outcome: 'failed', reason: 'address_not_found', note: 'Gate closed' };
  expect(kitchen.callsTo(mark).at(-1)?.body).toEqual({ order_day_ids: [3], ...report });
});

it('sends one request for two presses', async () => {
  const answer = hold({});
  const kitchen = open('deliveries', { [read]: () => deliveries(), [mark]: () => answer });
  const button = await screen.findByRole('button', { name: 'Delivered: Noura' });
  await userEvent.dblClick(button);
  answer.release();
  await waitFor(() => expect(button).toBeEnabled());
  expect(kitchen.callsTo(mark)).toHaveLength(1);
});

it('offers no marks on a future day', async () => {
  open('deliveries', { [read]: () => deliveries(stops, false) });
  expect(await screen.findByText('Noura')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says why nothing is delivered, and tries again after a failure', async () => {
  const kitchen = open('deliveries', { [read]: networkDown });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const closed_day = { name_en: 'Eid Al-Fitr', name_ar: 'عيد الفطر' };
  kitchen.on({ [read]: () => payload({ ...head, closed_day, markable: true, items: [] }) });
  await userEvent.click(retry);
  expect(await screen.findByText(/Nothing is delivered on this day: Eid Al-Fitr/)).toBeVisible();
});

it('shows the cook that the sheet is not final', async () => {
  const sheet: ProductionSheet = {
    ...head,
    ...{ open_for_changes: true, deliveries: 4, portions_due: 12, unfilled: 2, lacking: 1 },
    portions: [
      {
        ...{ dish_id: 1, kind: 'meal', name_en: 'Salmon', name_ar: 'سلمون', count: 3 },
        ...{ calories: 480, protein: 36, allergens: [{ name_en: 'Fish', name_ar: 'السمك' }] },
      },
    ],
  };
  open('production', { [`GET days/${DATE}/production`]: () => payload(sheet) });
  expect(await screen.findByText('سلمون')).toBeVisible();
  expect(screen.getByRole('row', { name: /3 Salmon.*480 kcal, 36 g protein Fish/ })).toBeVisible();
  expect(screen.getByText(/Customers can still change this day/)).toBeVisible();
  expect(screen.getByText(/2 deliveries have open places/)).toBeVisible();
  expect(screen.getByText(/1 delivery lacks a dish/)).toBeVisible();
});

it('lists the dishes in the order of the names that are shown', async () => {
  const portionOf = (dish_id: number, name_en: string, name_ar: string): Portion => ({
    ...{ dish_id, kind: 'meal', name_en, name_ar },
    ...{ calories: 480, protein: 36, count: 1, allergens: [] },
  });
  const sheet: ProductionSheet = {
    ...head,
    ...{ open_for_changes: false, deliveries: 3, portions_due: 3, unfilled: 0, lacking: 0 },
    portions: [
      portionOf(1, 'Apple Salad', 'فتوش'),
      portionOf(2, 'Beef', 'أرز باللحم'),
      portionOf(3, 'Cod', 'بلاليط'),
    ],
  };
  open('production', { [`GET days/${DATE}/production`]: () => payload(sheet) }, 'ar');
  const rows = await screen.findAllByRole('row', { name: /غ بروتين/ });
  expect(rows.map((row) => row.querySelector('bdi')?.textContent)).toEqual([
    'Beef',
    'Cod',
    'Apple Salad',
  ]);
});

it('shows a phone number in groups, and calls it as it is', async () => {
  open('deliveries', { [read]: () => deliveries([stop(1, 'Noura', 'Dasma')]) });
  const link = await screen.findByRole('link', { name: '+965 5001 2345' });
  expect(link).toHaveAttribute('href', 'tel:+96550012345');
});

it('prints a label for each bag, with the excluded ingredients', async () => {
  const {
    phone: _,
    comment: __,
    outcome: ___,
    reason: ____,
    note,
    made_up_on,
    ...rest
  } = stops[0]!;
  expect([note, made_up_on]).toEqual([null, null]);
  const label: Label = {
    ...rest,
    quantity: 2,
    variant: { name_en: 'Small', name_ar: 'صغير' },
    dishes: [{ kind: 'meal', name_en: 'Salmon', name_ar: 'سلمون', calories: 480, protein: 36 }],
    answered: true,
    allergies: [{ name_en: 'Gluten', name_ar: 'الغلوتين' }],
    dislikes: [],
    others: 'Kiwi',
  };
  open('labels', { [`GET days/${DATE}/labels`]: () => payload({ ...head, items: [label] }) }, 'ar');
  expect(await screen.findAllByText('حساسية: الغلوتين')).toHaveLength(2);
  expect(screen.getByText(/الكيس 2 من 2/)).toBeVisible();
  expect(screen.getAllByText('سلمون')).toHaveLength(2);
});

it('shows service where the bags go, and no label', async () => {
  renderKitchen(
    { 'GET me': () => accountOf('service'), [read]: () => deliveries() },
    { path: path('labels') },
  );
  expect(await screen.findByText('Noura')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Deliveries']);
});
