import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliverySettings } from '../../../src/contract/wire/staff/delivery.ts';
import { payload, refuse } from '../../support/replies.ts';
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

it('closes a day; one that was promised stays open, with what was typed', async () => {
  const kitchen = open({
    'POST delivery/closed-days': () =>
      refuse({ code: 409, error: 'day_promised', message: '3 deliveries are promised.' }),
  });
  expect(await screen.findByText('National Day')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason (English)'), 'Eid');
  await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
  const arabic = screen.getByLabelText('Reason (Arabic)');
  await waitFor(() => expect(arabic).toBeInvalid());
  expect(screen.getByLabelText('Day')).toBeInvalid();
  expect(kitchen.callsTo('POST delivery/closed-days')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Day'), '2027-03-01');
  await userEvent.type(arabic, 'عيد');
  await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('3 deliveries are promised.')).toBeVisible();
  expect(screen.getByLabelText('Reason (English)')).toHaveValue('Eid');
  kitchen.on({ 'POST delivery/closed-days': () => payload(settings) });
  await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
  await waitFor(() => expect(screen.getByLabelText('Reason (English)')).toHaveValue(''));
  expect(kitchen.callsTo('POST delivery/closed-days').at(-1)?.body).toEqual({
    date: '2027-03-01',
    name_en: 'Eid',
    name_ar: 'عيد',
  });
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

it('keeps a typed fee when somebody else was faster', async () => {
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
