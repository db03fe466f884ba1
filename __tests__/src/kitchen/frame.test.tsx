import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMember } from '../../../src/contract/wire/staff/account.ts';
import { networkDown, payload } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const member: StaffMember = {
  id: 2,
  name: 'Yousef Al-Rashid',
  email: 'kitchen@mizan.example',
  role: 'kitchen',
  has_second_factor: true,
  disabled: false,
  open_sessions: 1,
  last_used_at: '2026-11-22T21:30:00.000Z',
};
const listOf = (...items: object[]) => payload({ items, total: items.length });
const menu = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it.each([
  ['manager', 'en', ['Home', 'Staff', 'Audit log']],
  ['manager', 'ar', ['الرئيسية', 'فريق العمل', 'سجل الأعمال']],
] as const)('shows a %s the parts of the role (%s)', async (role, language, entries) => {
  renderKitchen({ 'GET me': () => accountOf(role) }, { language });
  expect(await menu(language === 'en' ? 'Menu' : 'القائمة')).toEqual(
    expect.arrayContaining([...entries]),
  );
  expect(document.documentElement).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
});

it('hides the accounts and the audit log from the kitchen, by their address too', async () => {
  const kitchen = renderKitchen({ 'GET me': () => accountOf('kitchen') }, { path: '/members' });
  expect(await screen.findByText(/Your account may not see this page/)).toBeVisible();
  expect(await menu('Menu')).not.toContain('Staff');
  expect(kitchen.callsTo('GET members')).toEqual([]);
});

it('speaks the other language from then on, to the API too', async () => {
  const kitchen = renderKitchen({
    'GET me': () => accountOf('manager'),
    'GET members': () => listOf(member),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }));
  await userEvent.click(await screen.findByRole('link', { name: 'فريق العمل' }));
  expect(await screen.findByText('Yousef Al-Rashid')).toBeVisible();
  expect(screen.getByText(/23 نوفمبر 2026/)).toHaveTextContent('12:30');
  expect(kitchen.callsTo('GET members')[0]?.locale).toBe('ar');
  expect(window.localStorage.getItem('mizan.kitchen.language')).toBe('ar');
});

it('closes an account after a confirmation, and loads the list again', async () => {
  const kitchen = renderKitchen(
    {
      'GET me': () => accountOf('manager'),
      'GET members': () => listOf(member),
      'POST members/2/disable': networkDown,
    },
    { path: '/members' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Lock out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock out Yousef Al-Rashid?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lock out' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/no connection/);
  kitchen.on({
    'POST members/2/disable': () => payload({}),
    'GET members': () => listOf({ ...member, disabled: true }),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Lock out' }));
  expect(await screen.findByRole('button', { name: 'Let in again' })).toBeVisible();
  expect(screen.getByText('Locked out, and logged out everywhere.')).toBeVisible();
});

it('offers to try again where a list does not load', async () => {
  const kitchen = renderKitchen(
    { 'GET me': () => accountOf('manager'), 'GET members': networkDown },
    { path: '/members' },
  );
  const alert = await screen.findByRole('alert');
  kitchen.on({ 'GET members': () => listOf(member) });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Yousef Al-Rashid')).toBeVisible();
});

it('removes the token of a link from the address, and stores it for a reload', async () => {
  const invitation = {
    name: 'Dana Al-Mutairi',
    email: 'dana@mizan.example',
    role: 'dietitian',
    second_factor_uri: 'otpauth://totp/Mizan:dana?secret=ABCDEFGH',
    second_factor_secret: 'ABCDEFGH',
    second_factor_required: true,
  };
  const answers = {
    'POST invitation': () => payload(invitation),
    'POST welcome': () => accountOf('dietitian'),
  };
  const kitchen = renderKitchen(answers, { path: '/welcome#token=secret' });
  expect(await screen.findByRole('heading', { name: 'Welcome, Dana Al-Mutairi' })).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(window.sessionStorage.getItem('mizan.kitchen.welcome')).toBe('secret');
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New password'), 'a long password');
  await userEvent.type(screen.getByLabelText('The password again'), 'a long password');
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('heading', { name: 'Hello Maryam Al-Sabah' })).toBeVisible();
  expect(kitchen.callsTo('POST welcome')[0]?.body).toEqual({
    token: 'secret',
    password: 'a long password',
    confirm_password: 'a long password',
    code: '123456',
  });
  expect(window.sessionStorage.getItem('mizan.kitchen.welcome')).toBeNull();
});
