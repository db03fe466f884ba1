import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { customerInfo } from '../../../support/factories/customer.ts';
import { fillField } from '../../../support/fillField.ts';
import { networkDown, refuse } from '../../../support/replies.ts';
import { reload } from '../../../support/reload.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const path = '/reset-password?token=a-token';
const main = () => within(screen.getByRole('main'));

async function setPassword(user: UserEvent, repeated = 'kitchen-2027') {
  await fillField(user, 'New password', 'kitchen-2027');
  await fillField(user, 'Confirm password', repeated);
  await user.click(main().getByRole('button', { name: 'Save password' }));
}

it('sets the password and opens login with a notification', async () => {
  const { user, api, history } = await renderApp({ path, api: { 'POST reset-password': null } });
  await setPassword(user);
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
  expect(api.callsTo('POST reset-password').map(({ body }) => body)).toEqual([
    { token: 'a-token', password: 'kitchen-2027', confirm_password: 'kitchen-2027' },
  ]);
});

it('keeps the token out of the address, the history and the persisted state', async () => {
  const { history, storage, storefront } = await renderApp({ path });
  await main().findByRole('heading', { name: 'Set a new password' });
  expect(history.location.search).toBe('');
  await act(async () => history.back());
  expect(history.location.search).toBe('');
  await storefront.saveState();
  expect(JSON.stringify([...storage.kept])).not.toContain('a-token');
});

it('keeps the link across a reload, until it has been used', async () => {
  const used = { 'POST reset-password': null };
  const { user, history, ...app } = await reload(await renderApp({ path }), used);
  await setPassword(user);
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(app.api.callsTo('POST reset-password')[0]?.body).toMatchObject({ token: 'a-token' });
  expect(JSON.stringify(app.browser.drafts)).not.toContain('a-token');
});

it('requires the same password twice', async () => {
  const { user, api } = await renderApp({ path });
  await setPassword(user, 'kitchen-2028');
  expect(main().getByRole('alert')).toHaveTextContent("Password doesn't match");
  expect(api.callsTo('POST reset-password')).toEqual([]);
});

it('shows that a link no longer works, with the link to a new one', async () => {
  const { user } = await renderApp({
    path,
    api: { 'POST reset-password': refuse({ error: 'reset_link_invalid' }) },
  });
  await setPassword(user);
  expect(await main().findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(main().getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

it('shows that the link is missing', async () => {
  await renderApp({ path: '/reset-password' });
  expect(await main().findByRole('heading', { name: 'The link is missing' })).toBeInTheDocument();
});

it('links a customer without a token to the profile', async () => {
  await renderApp({ path: '/reset-password', customer: customerInfo() });
  expect(
    await main().findByRole('link', { name: 'Change the password in the profile' }),
  ).toHaveAttribute('href', '/profile');
});

it('keeps the link and the values after a failure', async () => {
  const { user, api, history } = await renderApp({
    path,
    api: { 'POST reset-password': networkDown() },
  });
  await setPassword(user);
  expect(await main().findByText(/We could not reach the shop/)).toBeInTheDocument();
  api.on({ 'POST reset-password': null });
  await user.click(main().getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
});

it('shows the form in Arabic', async () => {
  await renderApp({ path, language: 'ar' });
  expect(await main().findByRole('heading', { name: 'تعيين كلمة مرور جديدة' })).toBeInTheDocument();
});
