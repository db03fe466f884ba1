import { screen, waitFor, within } from '@testing-library/react';
// Loaded beforehand: the first reading of a lazy chunk takes longer than a test waits.
import '../../../../src/forms/address/DeleteAddressDialog.tsx';
import { selectHasUnsaved } from '../../../../src/features/unsaved/unsavedSlice.ts';
import { address, addressesResponse } from '../../../support/factories/address.ts';
import { customerInfo, profile, profileResponse } from '../../../support/factories/customer.ts';
import { fillField } from '../../../support/fillField.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown, refuse } from '../../../support/replies.ts';

const visit = { path: '/profile', customer: customerInfo() };
const api = { 'GET profile': profileResponse() };
const office = address({ id: 42, title: 'Work', location: 'office' });

it('shows the account, with the civil ID masked', async () => {
  await renderApp({ ...visit, api });
  expect(await screen.findByText('noura@mizan.example')).toBeInTheDocument();
  expect(screen.getByText('+965 5001 2345')).toBeInTheDocument();
  expect(screen.getByText('••••••••0028')).toBeInTheDocument();
});

it('says what is not known', async () => {
  const unknown = profile({ phone: null, civil_id: null });
  await renderApp({ ...visit, api: { 'GET profile': profileResponse({ profile: unknown }) } });
  expect(await screen.findAllByText('Not given')).toHaveLength(2);
});

it('adds an address', async () => {
  const saved = addressesResponse({ address: office, addresses: [address(), office] });
  const app = await renderApp({ ...visit, api: { ...api, 'POST address': saved } });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Add a new address' }));
  await user.click(screen.getByRole('radio', { name: 'Office' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Governorate' }), 'Hawalli');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Salmiya');
  await fillField(user, 'Block', '1');
  await fillField(user, 'Street', '2');
  await fillField(user, 'Building/House', '3');
  expect(selectHasUnsaved(app.shop.store.getState())).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('button', { name: 'Edit Work' })).toBeInTheDocument();
  expect(await screen.findByText('The address has been saved.')).toBeInTheDocument();
  expect(selectHasUnsaved(app.shop.store.getState())).toBe(false);
});

it('keeps the form and what was typed when a change cannot be saved', async () => {
  const errors = { block: ['block field is required.'] };
  const { user } = await renderApp({
    ...visit,
    api: { ...api, 'PUT address/:id': refuse({ errors }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
  await user.clear(screen.getByLabelText('Street'));
  await fillField(user, 'Street', 'Baghdad');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Block field is required.');
  expect(screen.getByLabelText('Street')).toHaveValue('Baghdad');
});

it('deletes an address once it is confirmed', async () => {
  const left = addressesResponse({ address: null, addresses: [] });
  const app = await renderApp({ ...visit, api: { ...api, 'DELETE address/:id': left } });
  await app.user.click(await screen.findByRole('button', { name: 'Delete Home' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  expect(app.api.callsTo('DELETE address/:id')).toHaveLength(0);
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  expect(
    await screen.findByRole('heading', { name: 'No saved addresses yet' }),
  ).toBeInTheDocument();
});

it('asks again for an account that could not be loaded', async () => {
  const { user, api: faked } = await renderApp({
    ...visit,
    api: { 'GET profile': networkDown() },
  });
  expect(await screen.findByText(/We could not reach the shop/)).toBeInTheDocument();
  faked.on({ 'GET profile': profileResponse() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('noura@mizan.example')).toBeInTheDocument();
});

it('sends an expired session to login, with the way back', async () => {
  const { history } = await renderApp({
    ...visit,
    api: { 'GET profile': refuse({ code: 401 }) },
  });
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(history.location.search).toBe('?redirect=%2Fprofile');
});

it('speaks Arabic', async () => {
  await renderApp({ ...visit, language: 'ar', api });
  expect(await screen.findByRole('heading', { name: 'العناوين المحفوظة' })).toBeInTheDocument();
  expect(screen.getByText('السالمية، حولي')).toBeInTheDocument();
});
