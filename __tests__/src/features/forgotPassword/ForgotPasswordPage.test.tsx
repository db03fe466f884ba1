import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { customerInfo } from '../../../support/factories/customer.ts';
import { inTurn } from '../../../support/fakeApi.ts';
import { fillField } from '../../../support/fillField.ts';
import { networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const path = '/forgot-password?redirect=%2Fcart';
const UNKNOWN = "Sorry, the email account doesn't exist in our system.";
const main = () => within(screen.getByRole('main'));

async function ask(user: UserEvent) {
  await fillField(user, 'Email', 'noura@mizan.example');
  await user.click(main().getByRole('button', { name: 'Send the link' }));
}

it('says that a link is on its way, and leads back to where the customer was heading', async () => {
  const { user, api } = await renderApp({ path, api: { 'POST reset-password-token': null } });
  await ask(user);
  expect(await main().findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(main().getByText('noura@mizan.example')).toBeInTheDocument();
  expect(api.callsTo('POST reset-password-token').map(({ body }) => body)).toEqual([
    { email: 'noura@mizan.example' },
  ]);
  expect(main().getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcart',
  );
});

it('says in place that the account does not exist', async () => {
  const { user } = await renderApp({
    path,
    api: { 'POST reset-password-token': refuse({ errors: { email: [UNKNOWN] } }) },
  });
  await ask(user);
  expect(await main().findByRole('alert')).toHaveTextContent(UNKNOWN);
  const email = main().getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription(UNKNOWN);
  expect(email).toHaveValue('noura@mizan.example');
});

it('asks nothing of the server without an email', async () => {
  const { user, api } = await renderApp({ path });
  await user.click(await main().findByRole('button', { name: 'Send the link' }));
  expect(main().getByRole('alert')).toHaveTextContent('Email field is required.');
  expect(api.callsTo('POST reset-password-token')).toEqual([]);
});

it('sends the link again, until the server wants a pause', async () => {
  const { user, api } = await renderApp({
    path,
    api: {
      'POST reset-password-token': inTurn(null, null, refuse({ code: 429, retryAfter: 40 })),
    },
  });
  await ask(user);
  const again = await main().findByRole('button', { name: 'Send the link again' });
  await user.click(again);
  expect(await main().findByRole('status')).toHaveTextContent('We have sent a new link.');
  await user.click(again);
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 40 seconds.',
  );
  expect(again).toHaveAccessibleName('Send again in 40 seconds');
  await user.click(again);
  expect(api.callsTo('POST reset-password-token')).toHaveLength(3);
});

it('goes back to the form for another email', async () => {
  const { user } = await renderApp({ path, api: { 'POST reset-password-token': null } });
  await ask(user);
  await user.click(await main().findByRole('button', { name: 'Use another email' }));
  expect(await main().findByRole('textbox', { name: 'Email' })).toHaveValue('');
});

it('says that the shop was not reached', async () => {
  const { user } = await renderApp({ path, api: { 'POST reset-password-token': networkDown() } });
  await ask(user);
  expect(await main().findByText(/We could not reach the shop/)).toBeInTheDocument();
});

it('is no page for customers', async () => {
  const { history } = await renderApp({ path: '/forgot-password', customer: customerInfo() });
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

it('speaks Arabic, with Arabic plurals', async () => {
  const { user } = await renderApp({
    path,
    language: 'ar',
    api: { 'POST reset-password-token': inTurn(null, refuse({ code: 429, retryAfter: 600 })) },
  });
  await fillField(user, 'البريد الإلكتروني', 'noura@mizan.example');
  await user.click(main().getByRole('button', { name: 'إرسال الرابط' }));
  expect(await main().findByRole('heading', { name: 'تحقق من بريدك الإلكتروني' })).toHaveFocus();
  await user.click(main().getByRole('button', { name: 'إعادة إرسال الرابط' }));
  expect(await main().findByRole('alert')).toHaveTextContent(
    'يُرجى المحاولة مرة أخرى بعد 10 دقائق.',
  );
});
