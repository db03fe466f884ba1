import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signedInResponse } from '../../../support/factories/customer.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const main = () => within(screen.getByRole('main'));
const email = () => main().findByRole('textbox', { name: 'Email' });
const password = () => main().getByLabelText('Password');
const submit = () => main().getByRole('button', { name: 'Login' });

async function logIn(user: UserEvent) {
  await user.type(await email(), ' noura@mizan.example');
  await user.type(password(), 'secret words');
  await user.click(submit());
}

it('logs in and opens the page that the customer came from', async () => {
  const { user, api, history, storefront } = await renderApp({
    path: '/login?redirect=%2Fabout-us%3Ffrom%3Dmail',
    api: { 'POST login': signedInResponse() },
  });
  expect(await main().findByText('Please login before you proceed.')).toBeInTheDocument();
  await logIn(user);
  await waitFor(() => expect(history.location.pathname).toBe('/about-us'));
  expect(history.location.search).toBe('?from=mail');
  expect(api.callsTo('POST login').map(({ body }) => body)).toEqual([
    { email: 'noura@mizan.example', password: 'secret words' },
  ]);
  expect(storefront.store.getState().session.customerInfo?.token).toBe('token-of-noura');
});

it('opens the home page without a redirect', async () => {
  const { user, history } = await renderApp({
    path: '/login',
    api: { 'POST login': signedInResponse() },
  });
  await logIn(user);
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

it('shows the empty fields and sends no request', async () => {
  const { user, api } = await renderApp({ path: '/login' });
  await email();
  await user.click(submit());
  expect(await email()).toHaveAccessibleDescription('Email field is required.');
  expect(password()).toHaveAccessibleDescription('Password field is required.');
  expect(api.callsTo('POST login')).toEqual([]);
});

it('shows the server’s message, and keeps the values', async () => {
  const message = 'The email or the password is not correct.';
  const { user, history } = await renderApp({
    path: '/login',
    api: { 'POST login': refuse({ message }) },
  });
  await logIn(user);
  expect(await main().findByText(message)).toBeInTheDocument();
  expect(password()).toHaveValue('secret words');
  expect(history.location.pathname).toBe('/login');
});

it('shows when to try again after too many failures, and an option without a wait', async () => {
  const { user } = await renderApp({
    path: '/login',
    language: 'ar',
    api: { 'POST login': refuse({ code: 429, retryAfter: 840 }) },
  });
  await user.type(await main().findByLabelText('البريد الإلكتروني'), 'noura@mizan.example');
  await user.type(main().getByLabelText('كلمة المرور'), 'secret words');
  await user.click(main().getByRole('button', { name: 'تسجيل الدخول' }));
  expect(await main().findByText(/يُرجى المحاولة مرة أخرى بعد 14 دقيقة/)).toBeInTheDocument();
  expect(main().getByText(/لا حاجة إلى الانتظار/)).toBeInTheDocument();
});

it('shows a network failure', async () => {
  const { user } = await renderApp({ path: '/login', api: { 'POST login': networkDown() } });
  await logIn(user);
  expect(await main().findByText(/We could not reach the shop/)).toBeInTheDocument();
});

it('sends one request for a double click', async () => {
  const answer = hold(signedInResponse());
  const { user, api, history } = await renderApp({
    path: '/login',
    api: { 'POST login': answer },
  });
  await logIn(user);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await user.click(submit());
  answer.release();
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(api.callsTo('POST login')).toHaveLength(1);
});

it('keeps the redirect in the link to a forgotten password', async () => {
  await renderApp({ path: '/login?redirect=%2Fcart' });
  expect(await main().findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password?redirect=%2Fcart',
  );
});

it('keeps the redirect in the links to registration', async () => {
  await renderApp({ path: '/login?redirect=%2Fcart', language: 'ar' });
  const link = (name: string) => main().findByRole('link', { name });
  expect(await link('إنشاء حساب')).toHaveAttribute('href', '/register?redirect=%2Fcart');
  expect(await link('تسجيل سريع')).toHaveAttribute('href', '/quick-sign-up?redirect=%2Fcart');
});
