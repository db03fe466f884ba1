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

async function requestLink(user: UserEvent) {
  await fillField(user, 'Email', 'noura@mizan.example');
  await user.click(main().getByRole('button', { name: 'Send the link' }));
}

it('confirms that a link was sent, and keeps the redirect in the link to login', async () => {
  const { user, api } = await renderApp({ path, api: { 'POST reset-password-token': null } });
  await requestLink(user);
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

it('shows at the field that the account does not exist', async () => {
  const { user } = await renderApp({
    path,
    api: { 'POST reset-password-token': refuse({ errors: { email: [UNKNOWN] } }) },
  });
  await requestLink(user);
  expect(await main().findByRole('alert')).toHaveTextContent(UNKNOWN);
  const email = main().getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription(UNKNOWN);
  expect(email).toHaveValue('noura@mizan.example');
});

it('sends no request without an e-mail', async () => {
  const { user, api } = await renderApp({ path });
  await user.click(await main().findByRole('button', { name: 'Send the link' }));
  expect(main().getByRole('alert')).toHaveTextContent('Email field is required.');
  expect(api.callsTo('POST reset-password-token')).toEqual([]);
});

it('sends the link again, until the server answers 429', async () => {
  const { user, api } = await renderApp({
    path,
    api: {
      'POST reset-password-token': inTurn(null, null, refuse({ code: 429, retryAfter: 40 })),
    },
  });
  await requestLink(user);
  const again = await main().findByRole('button', { name: 'Send the link again' });
  await user.click(again);
  expect(await main().findByRole('status')).toHaveTextContent('We have sent another link.');
  await user.click(again);
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 40 seconds.',
  );
  expect(again).toHaveAccessibleName('Send again in 40 seconds');
  await user.click(again);
  expect(api.callsTo('POST reset-password-token')).toHaveLength(3);
});

it('says that links are in the mailbox already, and when another one can be sent', async () => {
  const { user, api } = await renderApp({
    path,
    api: { 'POST reset-password-token': inTurn({ next_mail_in: null }, { next_mail_in: 300 }) },
  });
  await requestLink(user);
  await user.click(await main().findByRole('button', { name: 'Send the link again' }));
  expect(await main().findByRole('status')).toHaveTextContent(
    'We sent links to this address a few minutes ago, and they still work.',
  );
  const again = main().getByRole('button', { name: 'Send again in 5 minutes' });
  await user.click(again);
  expect(api.callsTo('POST reset-password-token')).toHaveLength(2);
});

it('returns to the form for another e-mail', async () => {
  const { user } = await renderApp({ path, api: { 'POST reset-password-token': null } });
  await requestLink(user);
  await user.click(await main().findByRole('button', { name: 'Use another email' }));
  expect(await main().findByRole('textbox', { name: 'Email' })).toHaveValue('');
});

it('shows a network failure', async () => {
  const { user } = await renderApp({ path, api: { 'POST reset-password-token': networkDown() } });
  await requestLink(user);
  expect(await main().findByText(/We could not reach the shop/)).toBeInTheDocument();
});

it('redirects a customer to the home page', async () => {
  const { history } = await renderApp({ path: '/forgot-password', customer: customerInfo() });
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

it('shows the Arabic texts, with Arabic plurals', async () => {
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
