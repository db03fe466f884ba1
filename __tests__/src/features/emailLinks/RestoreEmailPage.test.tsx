import { screen, waitFor, within } from '@testing-library/react';
import { customerInfo } from '../../../support/factories/customer.ts';
import { networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const path = '/restore-email?token=of-the-mail';
const main = () => within(screen.getByRole('main'));
const answer = { email: 'noura@mizan.example', reset_token: 'of-the-answer' };
const button = () => main().findByRole('button', { name: 'Bring my email back' });

it('asks first, then restores the e-mail and sets a new password', async () => {
  const { user, api, history } = await renderApp({
    path,
    api: { 'POST restore-email': answer, 'POST reset-password': null },
  });
  const bringBack = await button();
  expect(history.location.search).toBe('');
  expect(api.callsTo('POST restore-email')).toEqual([]);
  await user.click(bringBack);
  await waitFor(() => expect(history.location.pathname).toBe('/reset-password'));
  expect(await screen.findByText(/Your email is back/)).toBeInTheDocument();
  expect(api.callsTo('POST restore-email')[0]?.body).toEqual({ token: 'of-the-mail' });
  await user.type(await main().findByLabelText('New password'), 'a better one');
  await user.type(main().getByLabelText('Confirm password'), 'a better one');
  await user.click(main().getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(api.callsTo('POST reset-password')[0]?.body).toMatchObject({ token: 'of-the-answer' });
});

it('ends the session of a customer who is logged in here', async () => {
  const { user, storefront } = await renderApp({
    path,
    customer: customerInfo(),
    api: { 'POST restore-email': answer },
  });
  await user.click(await button());
  await waitFor(() => expect(storefront.store.getState().session.customerInfo).toBeNull());
});

it('says that the link is used up or has expired', async () => {
  const { user } = await renderApp({
    path,
    api: { 'POST restore-email': refuse({ error: 'email_link_invalid' }) },
  });
  await user.click(await button());
  expect(await main().findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
});

it('can be pressed again after a failure', async () => {
  const { user, api, history } = await renderApp({
    path,
    api: { 'POST restore-email': networkDown() },
  });
  await user.click(await button());
  expect(await main().findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  api.on({ 'POST restore-email': answer });
  await user.click(await button());
  await waitFor(() => expect(history.location.pathname).toBe('/reset-password'));
});

it('explains without a link, in Arabic, how to get one', async () => {
  await renderApp({ path: '/restore-email', language: 'ar' });
  expect(await main().findByRole('heading', { name: 'الرابط غير موجود' })).toBeInTheDocument();
});
