import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkDown, payload } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const state = (on: boolean, byEnvironment = false) =>
  payload({ on, by_environment: byEnvironment });

const open = (answers: Parameters<typeof renderKitchen>[0], language: 'en' | 'ar' = 'en') =>
  renderKitchen(
    { 'GET me': () => accountOf('manager'), ...answers },
    { path: '/maintenance', language },
  );

it('closes the shop after a confirmation that shows what customers will see', async () => {
  let isOn = false;
  const kitchen = open({
    'GET maintenance': () => state(isOn),
    'PUT maintenance': networkDown,
  });
  const turn = await screen.findByRole('switch', { name: 'Closed for maintenance' });
  expect(turn).not.toBeChecked();
  await userEvent.click(turn);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Customers see “We’ll be back soon!”/)).toBeVisible();
  expect(kitchen.callsTo('PUT maintenance')).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Close the shop' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/no connection/);
  kitchen.on({
    'PUT maintenance': () => {
      isOn = true;
      return state(isOn);
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Close the shop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/^The shop is closed: customers see a notice/)).toBeVisible();
  expect(screen.getByRole('switch')).toBeChecked();
  expect(kitchen.callsTo('PUT maintenance').at(-1)?.body).toEqual({ on: true });
});

it('leaves it as it is when the confirmation is cancelled', async () => {
  const kitchen = open({ 'GET maintenance': () => state(true) }, 'ar');
  await userEvent.click(await screen.findByRole('switch', { name: 'مغلق للصيانة' }));
  await userEvent.click(await screen.findByRole('button', { name: 'إلغاء' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('switch')).toBeChecked();
  expect(kitchen.callsTo('PUT maintenance')).toEqual([]);
});

it('says that only the server’s settings open it', async () => {
  open({ 'GET maintenance': () => state(true, true) });
  expect(await screen.findByRole('switch')).toBeDisabled();
  expect(screen.getByText(/MAINTENANCE=on/)).toBeVisible();
});
