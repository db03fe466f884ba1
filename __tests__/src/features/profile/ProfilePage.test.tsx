import { screen, waitFor, within } from '@testing-library/react';
// Loaded beforehand: the first reading of a lazy chunk takes longer than a test waits.
import '../../../../src/components/address/DeleteAddressDialog.tsx';
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

it('shows “Not given” for a missing value', async () => {
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
  expect(selectHasUnsaved(app.storefront.store.getState())).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('button', { name: 'Edit Work' })).toBeInTheDocument();
  expect(await screen.findByText('The address has been saved.')).toBeInTheDocument();
  expect(selectHasUnsaved(app.storefront.store.getState())).toBe(false);
});

it('keeps the form and its values when a change cannot be saved', async () => {
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

it('deletes an address after the confirmation', async () => {
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

it('loads the account again on a retry', async () => {
  const { user, api: faked } = await renderApp({
    ...visit,
    api: { 'GET profile': networkDown() },
  });
  expect(await screen.findByText(/We could not reach the shop/)).toBeInTheDocument();
  faked.on({ 'GET profile': profileResponse() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('noura@mizan.example')).toBeInTheDocument();
});

it('opens login for an expired session, which leads back', async () => {
  const { history } = await renderApp({
    ...visit,
    api: { 'GET profile': refuse({ code: 401 }) },
  });
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(history.location.search).toBe('?redirect=%2Fprofile');
});

it('shows the page in Arabic', async () => {
  await renderApp({ ...visit, language: 'ar', api });
  expect(await screen.findByRole('heading', { name: 'العناوين المحفوظة' })).toBeInTheDocument();
  expect(screen.getByText('السالمية، حولي')).toBeInTheDocument();
});

describe('editing the details', () => {
  const open = async (app: Awaited<ReturnType<typeof renderApp>>) =>
    app.user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const retype = async (
    app: Awaited<ReturnType<typeof renderApp>>,
    label: string,
    text: string,
  ) => {
    await app.user.clear(screen.getByLabelText(label));
    await fillField(app.user, label, text);
  };

  it('saves the details and shows the new name', async () => {
    const app = await renderApp({
      ...visit,
      api: {
        ...api,
        'PUT profile': profileResponse({ profile: profile({ first_name: 'Nour' }) }),
      },
    });
    await open(app);
    expect(screen.getByRole('heading', { name: 'Edit your details' })).toHaveFocus();
    await retype(app, 'First name', 'Nour');
    expect(selectHasUnsaved(app.storefront.store.getState())).toBe(true);
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Nour Al-Sabah' })).toHaveFocus();
    expect(await screen.findByText('Your details have been saved.')).toBeInTheDocument();
    expect(app.storefront.store.getState().session.customerInfo?.profile.first_name).toBe('Nour');
    expect(selectHasUnsaved(app.storefront.store.getState())).toBe(false);
    expect(app.api.callsTo('PUT profile')[0]?.body).toEqual({
      first_name: 'Nour',
      last_name: 'Al-Sabah',
      email: 'noura@mizan.example',
      phone: '+96550012345',
      civil_id: '••••••••0028',
    });
  });

  it('asks for the password with another e-mail, and says that it waits', async () => {
    const change = { email: 'new@mizan.example', expires_at: '2027-01-13T07:00:00Z' };
    const app = await renderApp({
      ...visit,
      api: { ...api, 'PUT profile': profileResponse({ email_change: change }) },
    });
    await open(app);
    const password = 'Your password, to change the email';
    expect(screen.queryByLabelText(password)).not.toBeInTheDocument();
    await retype(app, 'Email', 'new@mizan.example');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByLabelText(password)).toHaveAccessibleDescription(
      /Changing the email needs the password of the account too\./,
    );
    await fillField(app.user, password, 'secret words');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Waiting for your confirmation')).toBeInTheDocument();
    expect(screen.getByText('noura@mizan.example')).toBeInTheDocument();
    expect(screen.getByText('new@mizan.example')).toBeInTheDocument();
    expect(app.api.callsTo('PUT profile').map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'new@mizan.example', password: 'secret words' }),
    ]);
  });

  it('asks for the password where the e-mail was changed elsewhere meanwhile', async () => {
    const needed = 'Changing the email needs the password of the account too.';
    const app = await renderApp({
      ...visit,
      api: { ...api, 'PUT profile': refuse({ errors: { password: [needed] } }) },
    });
    await open(app);
    const elsewhere = profile({ email: 'elsewhere@mizan.example' });
    app.api.on({ 'GET profile': profileResponse({ profile: elsewhere }) });
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const password = await screen.findByLabelText('Your password, to change the email');
    expect(password).toHaveAccessibleDescription(expect.stringContaining(needed));
    expect(screen.getByLabelText('Email')).toHaveValue('noura@mizan.example');
    app.api.on({ 'PUT profile': profileResponse() });
    await app.user.type(password, 'secret words');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your details have been saved.')).toBeInTheDocument();
    expect(app.api.callsTo('PUT profile').at(-1)?.body).toMatchObject({
      password: 'secret words',
    });
  });

  it('sends no password with the present e-mail, however it is typed', async () => {
    const app = await renderApp({ ...visit, api: { ...api, 'PUT profile': profileResponse() } });
    await open(app);
    await retype(app, 'Email', 'new@mizan.example');
    await fillField(app.user, 'Your password, to change the email', 'secret words');
    await retype(app, 'Email', ' NOURA@mizan.example');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your details have been saved.')).toBeInTheDocument();
    expect(app.api.callsTo('PUT profile')[0]?.body).not.toHaveProperty('password');
  });

  it('shows the civil ID of another server masked in the form, and keeps it', async () => {
    const whole = profileResponse({ profile: profile({ civil_id: '285070400028' }) });
    const app = await renderApp({ ...visit, api: { 'GET profile': whole, 'PUT profile': whole } });
    await open(app);
    expect(screen.getByLabelText('Civil ID')).toHaveValue('••••••••0028');
    expect(screen.getByLabelText('Civil ID')).toHaveAccessibleDescription(
      'Leave it as it is, or type all 12 digits of another one.',
    );
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Your details have been saved.');
    expect(app.api.callsTo('PUT profile')[0]?.body).toMatchObject({ civil_id: '285070400028' });
    const kept = app.storefront.store.getState().session.customerInfo?.profile;
    expect(kept?.civil_id).toBe('••••••••0028');
  });

  it('shows the server’s message at the field and in the summary', async () => {
    const taken = 'An account with this email already exists.';
    const app = await renderApp({
      ...visit,
      api: { ...api, 'PUT profile': refuse({ errors: { email: [taken] } }) },
    });
    await open(app);
    await retype(app, 'Email', 'taken@mizan.example');
    await fillField(app.user, 'Your password, to change the email', 'secret words');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(taken);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText('Email')).toHaveValue('taken@mizan.example');
  });

  it('discards the changes on Cancel', async () => {
    const app = await renderApp({ ...visit, api });
    await open(app);
    await retype(app, 'First name', 'Nour');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Noura Al-Sabah' })).toBeInTheDocument();
    expect(app.api.callsTo('PUT profile')).toEqual([]);
  });
});

describe('changing the password', () => {
  const change = async (app: Awaited<ReturnType<typeof renderApp>>) => {
    await app.user.click(await screen.findByRole('button', { name: 'Change password' }));
    await fillField(app.user, 'Old password', 'kitchen-2026');
    await fillField(app.user, 'New password', 'kitchen-2027');
    await fillField(app.user, 'Confirm password', 'kitchen-2027');
    await app.user.click(screen.getByRole('button', { name: 'Save password' }));
  };

  it('changes the password and stays logged in', async () => {
    const app = await renderApp({ ...visit, api: { ...api, 'PUT password': null } });
    await change(app);
    expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Old password')).not.toBeInTheDocument();
    expect(app.history.location.pathname).toBe('/profile');
    expect(app.storefront.store.getState().session.customerInfo?.token).toBe('token-of-noura');
  });

  it('shows that the new passwords differ, and sends no request', async () => {
    const app = await renderApp({ ...visit, api });
    await app.user.click(await screen.findByRole('button', { name: 'Change password' }));
    await fillField(app.user, 'Old password', 'kitchen-2026');
    await fillField(app.user, 'New password', 'kitchen-2027');
    await fillField(app.user, 'Confirm password', 'kitchen-2028');
    await app.user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('New passwords do not match');
    expect(app.api.callsTo('PUT password')).toEqual([]);
  });

  it('shows that the old password is wrong', async () => {
    const wrong = 'The old password is not correct.';
    const app = await renderApp({
      ...visit,
      api: { ...api, 'PUT password': refuse({ errors: { old_password: [wrong] } }) },
    });
    await change(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
    expect(screen.getByLabelText('Old password')).toHaveAccessibleDescription(wrong);
    expect(screen.getByLabelText('New password')).toHaveValue('kitchen-2027');
  });

  it('shows the form in Arabic', async () => {
    const { user } = await renderApp({ ...visit, language: 'ar', api });
    await user.click(await screen.findByRole('button', { name: 'تغيير كلمة المرور' }));
    expect(screen.getByLabelText('كلمة المرور الحالية')).toBeInTheDocument();
  });
});

it('logs out', async () => {
  const { user, history, storefront } = await renderApp({ ...visit, api });
  const card = await screen.findByRole('region', { name: 'Leaving this device?' });
  await user.click(within(card).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(storefront.store.getState().session.customerInfo).toBeNull();
});
