import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliverySettings } from '../../../src/contract/wire/staff/delivery.ts';
import { networkDown, payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const settings: DeliverySettings = {
  terms: { fee: '2.000', free_from: '100.000', version: 1 },
  slots: [
    { id: 1, from: '06:00', to: '09:00', active: true },
    { id: 2, from: '09:00', to: '12:00', active: false },
  ],
  closed_days: [{ date: '2027-02-25', name_en: 'National Day', name_ar: 'العيد الوطني' }],
  governorates: [
    {
      id: 1,
      name_en: 'Hawalli',
      name_ar: 'حولي',
      areas: [{ id: 7, name_en: 'Salmiya', name_ar: 'السالمية', served: true }],
    },
  ],
};

function open(answers: Parameters<typeof renderKitchen>[0], language: 'en' | 'ar' = 'en') {
  return renderKitchen(
    { 'GET me': () => accountOf('manager'), 'GET delivery': () => payload(settings), ...answers },
    { path: '/delivery', language },
  );
}

const fillClosedDay = async () => {
  await userEvent.type(await screen.findByLabelText('Reason (English)'), 'Eid');
  await userEvent.type(screen.getByLabelText('Day'), '2027-03-01');
  await userEvent.type(screen.getByLabelText('Reason (Arabic)'), 'عيد');
  await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
};
const EID = { date: '2027-03-01', name_en: 'Eid', name_ar: 'عيد' };
const promise = (message: string) => refuse({ code: 409, error: 'day_promised', message });

it('closes a day without deliveries at once', async () => {
  const kitchen = open({ 'POST delivery/closed-days': () => payload(settings) });
  expect(await screen.findByText('National Day')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
  await waitFor(() => expect(screen.getByLabelText('Reason (Arabic)')).toBeInvalid());
  expect(screen.getByLabelText('Day')).toBeInvalid();
  expect(kitchen.callsTo('POST delivery/closed-days')).toEqual([]);
  await fillClosedDay();
  await waitFor(() => expect(screen.getByLabelText('Reason (English)')).toHaveValue(''));
  expect(kitchen.callsTo('POST delivery/closed-days').map(({ body }) => body)).toEqual([EID]);
});

it('closes a promised day for the number of deliveries that was shown, and shows another one', async () => {
  let deliveries = 3;
  const kitchen = open({
    'POST delivery/closed-days': () => promise('3 deliveries are promised.'),
    'GET delivery/promised/2027-03-01': () => payload({ date: EID.date, deliveries }),
  });
  await fillClosedDay();
  const dialog = within(await screen.findByRole('dialog', { name: /Close .*1 Mar/ }));
  expect(await dialog.findByText(/^3 deliveries are promised for this day/)).toBeVisible();
  expect(dialog.getByText(/Opening the day again brings nothing back/)).toBeVisible();
  kitchen.on({
    'POST delivery/closed-days': () => {
      deliveries = 4;
      return promise('4 deliveries are promised.');
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Close, and move 3 deliveries' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('4 deliveries are promised.');
  const move = await dialog.findByRole('button', { name: 'Close, and move 4 deliveries' });
  kitchen.on({ 'POST delivery/closed-days': () => payload(settings) });
  await userEvent.click(move);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Reason (English)')).toHaveValue('');
  expect(kitchen.callsTo('POST delivery/closed-days').map(({ body }) => body)).toEqual([
    EID,
    { ...EID, promised: 3 },
    { ...EID, promised: 4 },
  ]);
});

it('keeps the input where the manager does not close a day with deliveries, in Arabic too', async () => {
  const kitchen = open(
    {
      'POST delivery/closed-days': () => promise('يوجد توصيلان'),
      'GET delivery/promised/2027-03-01': () => payload({ date: EID.date, deliveries: 2 }),
    },
    'ar',
  );
  await userEvent.type(await screen.findByLabelText('السبب (بالإنجليزية)'), 'Eid');
  await userEvent.type(screen.getByLabelText('اليوم'), EID.date);
  await userEvent.type(screen.getByLabelText('السبب (بالعربية)'), 'عيد{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^يوجد توصيلان مؤكدان في هذا اليوم/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'إغلاق ونقل توصيلين' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('السبب (بالإنجليزية)')).toHaveValue('Eid');
  expect(kitchen.callsTo('POST delivery/closed-days')).toHaveLength(1);
});

it('says why the number of promised deliveries cannot be read, and reads it again', async () => {
  const kitchen = open({
    'POST delivery/closed-days': () => promise('3 deliveries are promised.'),
    'GET delivery/promised/2027-03-01': networkDown,
  });
  await fillClosedDay();
  const dialog = within(await screen.findByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  kitchen.on({
    'GET delivery/promised/2027-03-01': () => payload({ date: EID.date, deliveries: 1 }),
  });
  await userEvent.click(retry);
  expect(await dialog.findByRole('button', { name: 'Close, and move 1 delivery' })).toBeVisible();
});

it('says beside its field what is wrong, and the rest above the button', async () => {
  open({
    'POST delivery/slots': () =>
      refuse({ errors: { from: ['from is wrong.'], to: ['to is wrong.'], more: ['More.'] } }),
  });
  const add = await screen.findByRole('button', { name: 'Add the delivery time' });
  await userEvent.click(add);
  expect(await screen.findByText('from is wrong.')).toBeVisible();
  expect(screen.getByText('to is wrong.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('More.');
});

it('opens a day again after a question', async () => {
  const kitchen = open({ 'DELETE delivery/closed-days/2027-02-25': () => payload(settings) });
  await userEvent.click(await screen.findByRole('button', { name: /^Open again: .*25 Feb/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(kitchen.callsTo('DELETE delivery/closed-days/2027-02-25')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kitchen.callsTo('DELETE delivery/closed-days/2027-02-25')).toHaveLength(1);
});

it('ends a delivery time, but not the last one, and resumes another', async () => {
  const kitchen = open({
    'PUT delivery/slots/1': () =>
      refuse({ code: 409, error: 'last_slot', message: 'Customers need one.' }),
    'PUT delivery/slots/2': () => payload(settings),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^End: 6:00/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'End' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Customers need one.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Resume: 9:00/ }));
  const other = within(await screen.findByRole('dialog'));
  await userEvent.click(other.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kitchen.callsTo('PUT delivery/slots/2')[0]?.body).toEqual({ active: true });
});

it('keeps a typed fee when a colleague was faster', async () => {
  let kept = settings;
  const kitchen = open({
    'GET delivery': () => payload(kept),
    'PUT delivery/terms': () => {
      kept = { ...settings, terms: { fee: '9.000', free_from: null, version: 2 } };
      return refuse({ code: 409, error: 'changed_meanwhile', message: 'Somebody was faster.' });
    },
  });
  const fee = await screen.findByLabelText('Delivery fee (KD)');
  await userEvent.clear(fee);
  await userEvent.type(fee, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody was faster.')).toBeVisible();
  await waitFor(() => expect(kitchen.callsTo('GET delivery')).toHaveLength(2));
  expect(screen.getByLabelText('Delivery fee (KD)')).toHaveValue('3');
  kitchen.on({ 'PUT delivery/terms': () => payload(kept) });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kitchen.callsTo('PUT delivery/terms')).toHaveLength(2));
  expect(kitchen.callsTo('PUT delivery/terms').at(-1)?.body).toEqual({
    fee: '3',
    free_from: '100.000',
    version: 2,
  });
});

it('stops serving an area after a question, in Arabic too', async () => {
  const kitchen = open({ 'PUT delivery/areas/7': () => payload(settings) }, 'ar');
  await userEvent.click(await screen.findByRole('button', { name: /حولي/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'إيقاف التوصيل: السالمية' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'إيقاف التوصيل' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kitchen.callsTo('PUT delivery/areas/7')[0]?.body).toEqual({ served: false });
});
