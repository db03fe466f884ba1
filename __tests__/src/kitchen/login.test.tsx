import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkDown, payload, refuse } from '../../support/replies.ts';
import { accountOf, loggedOut, renderKitchen } from '../../support/renderKitchen.tsx';

const members = () => payload({ items: [], total: 0 });

async function fillIn(email = 'manager@mizan.example') {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

it('asks for the code of the second factor once the rest is right, and opens the page of the address', async () => {
  const needed = refuse({ error: 'second_factor_needed', message: 'Type the code.' });
  const kitchen = renderKitchen(
    { 'POST login': () => needed, 'GET members': members },
    { path: '/members' },
  );
  await fillIn();
  const code = await screen.findByLabelText('Code from your authenticator app');
  expect(code).toHaveFocus();
  kitchen.on({ 'POST login': () => accountOf('manager') });
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Staff' })).toBeVisible();
  const credentials = { email: 'manager@mizan.example', password: 'a long password' };
  expect(kitchen.callsTo('POST login').map(({ body }) => body)).toEqual([
    credentials,
    { ...credentials, code: '123456' },
  ]);
  expect(window.location.pathname).toBe('/kitchen/members');
});

it.each([
  [
    'what the API refuses',
    refuse({ error: 'invalid_credentials', message: 'Not right.' }),
    'Not right.',
  ],
  ['too many tries', refuse({ code: 429, message: 'Wait 5 minutes.' }), 'Wait 5 minutes.'],
  ['a lost network', networkDown(), /no connection/],
])('shows %s, and keeps the input', async (_what, reply, message) => {
  renderKitchen({ 'POST login': () => reply });
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('manager@mizan.example');
  expect(screen.getByLabelText('Password')).toHaveValue('a long password');
});

it('says a message beside its field', async () => {
  renderKitchen({ 'POST login': () => refuse({ errors: { email: ['No e-mail.'] } }) });
  await fillIn('x');
  expect(await screen.findByText('No e-mail.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

it('removes the API’s message when the language changes, and keeps the input', async () => {
  const kitchen = renderKitchen({
    'POST login': () => refuse({ errors: { email: ['No e-mail.'] } }),
  });
  await fillIn('x');
  expect(await screen.findByText('No e-mail.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
  const email = await screen.findByLabelText('البريد الإلكتروني');
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'false'));
  expect(email).toHaveValue('x');
  expect(screen.queryByText('No e-mail.')).toBeNull();

  kitchen.on({ 'POST login': () => refuse({ code: 429, message: 'انتظر.' }) });
  await userEvent.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
  expect(await screen.findByText('انتظر.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(screen.queryByText('انتظر.')).toBeNull());
});

it('keeps the page and its input when the session ends meanwhile', async () => {
  const empty = () => payload({ items: [], total: 0 });
  const answers = {
    'GET me': () => accountOf('manager'),
    'GET members': empty,
    'GET audit-log': empty,
  };
  const kitchen = renderKitchen(answers, { path: '/audit-log' });
  const number = await screen.findByLabelText('Its number');
  kitchen.on({ 'GET audit-log': loggedOut });
  await userEvent.type(number, '10015');
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  expect(number).not.toBeVisible();
  kitchen.on({ 'GET audit-log': empty, 'POST login': () => accountOf('manager') });
  await fillIn();
  await waitFor(() => expect(number).toBeVisible());
  expect(number).toHaveValue('10015');
  expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
});

it('tries again when the session could not be read', async () => {
  const kitchen = renderKitchen({ 'GET me': networkDown });
  const alert = await screen.findByRole('alert');
  kitchen.on({ 'GET me': () => accountOf('manager') });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Hello Maryam Al-Sabah' })).toBeVisible();
});

it('logs out for good, or says that it could not', async () => {
  const kitchen = renderKitchen({
    'GET me': () => accountOf('manager'),
    'POST logout': networkDown,
  });
  await userEvent.click(await screen.findByRole('button', { name: /Account of/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/);
  kitchen.on({ 'POST logout': () => payload({}) });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Log in to the kitchen' })).toBeVisible();
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
});
