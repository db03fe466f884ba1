import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { selectToken } from '../../../../src/features/session/sessionSlice.ts';
import { selectHasUnsaved } from '../../../../src/features/unsaved/unsavedSlice.ts';
import {
  customerInfo,
  registerForm,
  signedInResponse,
} from '../../../support/factories/customer.ts';
import { fillField } from '../../../support/fillField.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const api = { 'GET register': registerForm() };
const box = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Create account' });

const typed = {
  'First name': 'Noura',
  'Last name': 'Al-Sabah',
  Email: 'noura@example.com',
  'Civil ID': '٢٨٥٠٧٠٤٠٠٠٢٨',
  Password: 'secret words',
  'Confirm password': 'secret words',
  Block: '5',
  Street: '7',
  'Building/House': '12',
};

async function fillIn(user: UserEvent) {
  for (const [label, text] of Object.entries(typed)) await fillField(user, label, text);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Governorate' }), 'Hawalli');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Salmiya');
  await user.click(screen.getByRole('checkbox', { name: /Terms and Conditions/ }));
}

it('registers and opens the page that the customer came from', async () => {
  const path = '/register?redirect=%2Fcart%3Fa%3D1';
  const app = await renderApp({
    path,
    api: { ...api, 'POST register': signedInResponse(), 'GET carts': { cart: null } },
  });
  await fillIn(app.user);
  await app.user.click(submit());
  await waitFor(() => expect(app.history.location.pathname).toBe('/cart'));
  expect(app.history.location.search).toBe('?a=1');
  expect(selectToken(app.storefront.store.getState())).toBe(customerInfo().token);
  expect(app.api.callsTo('POST register')[0]?.body).toMatchObject({
    civil_id: '285070400028',
    gov_id: 2,
    area_id: 201,
    phone: null,
    terms: true,
  });
});

it('sends one request for a double click', async () => {
  const reply = hold(refuse());
  const { user, api: faked } = await renderApp({
    path: '/register',
    api: { ...api, 'POST register': reply },
  });
  await fillIn(user);
  await user.dblClick(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(faked.callsTo('POST register')).toHaveLength(1);
  reply.release();
  await screen.findByRole('alert');
});

it('shows the server’s message at its field, and keeps all values', async () => {
  const errors = { email: ['An account with this email already exists.'] };
  const { user, storefront } = await renderApp({
    path: '/register',
    api: { ...api, 'POST register': refuse({ errors }) },
  });
  await fillIn(user);
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(box('Email')).toHaveAccessibleDescription('An account with this email already exists.');
  expect(box('Civil ID')).toHaveValue('٢٨٥٠٧٠٤٠٠٠٢٨');
  expect(screen.getByLabelText('Password')).toHaveValue('secret words');
  expect(selectHasUnsaved(storefront.store.getState())).toBe(true);
});

it('loads the form again on a retry', async () => {
  const { user, api: faked } = await renderApp({
    path: '/register',
    api: { 'GET register': networkDown() },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  faked.on({ 'GET register': registerForm() });
  await user.click(retry);
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeInTheDocument();
});

it('aborts the load when the page is left', async () => {
  const reply = hold(registerForm());
  const { visit, api: faked } = await renderApp({
    path: '/register',
    api: { 'GET register': reply },
  });
  await visit('/login');
  await waitFor(() => expect(faked.callsTo('GET register')[0]?.signal?.aborted).toBe(true));
});

it('keeps the redirect in the link to login', async () => {
  await renderApp({ path: '/register?redirect=%2Fcart', api });
  const link = await screen.findAllByRole('link', { name: 'Log in' });
  expect(link[0]).toHaveAttribute('href', '/login?redirect=%2Fcart');
});

it('shows the form in Arabic', async () => {
  const { user } = await renderApp({ path: '/register', language: 'ar', api });
  await user.click(await screen.findByRole('button', { name: 'إنشاء حساب' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('حقل الاسم الأول مطلوب.');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});
