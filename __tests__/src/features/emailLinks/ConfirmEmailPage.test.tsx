import { screen, waitFor, within } from '@testing-library/react';
import { customerInfo } from '../../../support/factories/customer.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const path = '/confirm-email?token=of-the-mail';
const main = () => within(screen.getByRole('main'));
const answer = { customer_id: 3, email: 'new@mizan.example' };

it('confirms the e-mail by being opened, without a session', async () => {
  const held = hold(answer);
  const { api, history } = await renderApp({ path, api: { 'POST confirm-email': held } });
  expect(await main().findByText('Confirming your email…')).toBeInTheDocument();
  expect(history.location.search).toBe('');
  held.release();
  expect(await main().findByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus();
  expect(main().getByText('new@mizan.example')).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(api.callsTo('POST confirm-email').map(({ body }) => body)).toEqual([
    { token: 'of-the-mail' },
  ]);
});

it('shows a customer their account, with the new e-mail stored', async () => {
  const { storefront } = await renderApp({
    path,
    customer: customerInfo(),
    api: { 'POST confirm-email': answer },
  });
  expect(await main().findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  const email = () => storefront.store.getState().session.customerInfo?.profile.email;
  await waitFor(() => expect(email()).toBe('new@mizan.example'));
});

it('leaves the session of another customer unchanged', async () => {
  const { storefront } = await renderApp({
    path,
    customer: customerInfo(),
    api: { 'POST confirm-email': { ...answer, customer_id: 4 } },
  });
  await main().findByRole('heading', { name: 'Your email is confirmed' });
  const { session } = storefront.store.getState();
  expect(session.customerInfo?.profile.email).toBe('noura@mizan.example');
});

it('says that the link is used up or has expired', async () => {
  await renderApp({
    path,
    api: { 'POST confirm-email': refuse({ error: 'email_link_invalid' }) },
  });
  expect(await main().findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(main().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
});

it('explains that another customer has the e-mail by now', async () => {
  const message = 'Another account has this email by now.';
  await renderApp({
    path,
    api: { 'POST confirm-email': refuse({ code: 409, error: 'email_taken_meanwhile', message }) },
  });
  expect(await main().findByRole('alert')).toHaveTextContent(message);
});

it('tries again after a failure', async () => {
  const { user, api } = await renderApp({ path, api: { 'POST confirm-email': networkDown() } });
  expect(await main().findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  api.on({ 'POST confirm-email': answer });
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus();
});

it('explains without a link, in Arabic, how to get one', async () => {
  const { api } = await renderApp({ path: '/confirm-email', language: 'ar' });
  expect(await main().findByRole('heading', { name: 'الرابط غير موجود' })).toBeInTheDocument();
  expect(api.callsTo('POST confirm-email')).toEqual([]);
});
