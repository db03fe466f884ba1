import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { selectToken } from '../../../../src/features/session/sessionSlice.ts';
import { customerInfo, signedInResponse } from '../../../support/factories/customer.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown, refuse } from '../../../support/replies.ts';

const path = '/quick-sign-up?redirect=%2Fcart';
const carts = { 'GET carts': { cart: null } };
const form = (name: string) => within(screen.getByRole('form', { name }));
const signIn = () => form('I have an account');
const signUp = () => form('I am new here');

const typed = {
  'First name': 'Salem',
  'Last name': 'Al-Ali',
  'Mobile number': '٥٠٠١٢٣٤٥',
  Email: 'salem@example.com',
  Password: 'secret words 1',
  'Confirm password': 'secret words 1',
};

async function fillSignUp(user: UserEvent, changes: Partial<typeof typed> = {}) {
  await screen.findByRole('form', { name: 'I am new here' });
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    await user.click(signUp().getByLabelText(label));
    await user.paste(text);
  }
  await user.click(signUp().getByRole('checkbox'));
  await user.click(signUp().getByRole('button', { name: 'Sign up' }));
}

it('signs up and opens the page that the customer came from', async () => {
  const app = await renderApp({
    path,
    api: { ...carts, 'POST quick-signup': signedInResponse() },
  });
  await fillSignUp(app.user);
  await waitFor(() => expect(app.history.location.pathname).toBe('/cart'));
  expect(selectToken(app.storefront.store.getState())).toBe(customerInfo().token);
  expect(app.api.callsTo('POST quick-signup')[0]?.body).toMatchObject({ phone: '+96550012345' });
});

it('signs in and opens the page that the customer came from', async () => {
  const app = await renderApp({ path, api: { ...carts, 'POST login': signedInResponse() } });
  await screen.findByRole('form', { name: 'I have an account' });
  await app.user.type(signIn().getByRole('textbox', { name: 'Email' }), 'noura@example.com');
  await app.user.type(signIn().getByLabelText('Password'), 'secret');
  await app.user.click(signIn().getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(app.history.location.pathname).toBe('/cart'));
});

it('requires a number in the password', async () => {
  const words = { Password: 'secret words', 'Confirm password': 'secret words' };
  const { user, api } = await renderApp({ path });
  await fillSignUp(user, words);
  await waitFor(() =>
    expect(signUp().getByLabelText('Password')).toHaveAccessibleDescription(/at least one number/),
  );
  expect(api.callsTo('POST quick-signup')).toHaveLength(0);
});

it('links each summary to the fields of its own form', async () => {
  const { user } = await renderApp({ path });
  await screen.findByRole('form', { name: 'I am new here' });
  await user.click(signUp().getByRole('button', { name: 'Sign up' }));
  await user.click(await signUp().findByRole('link', { name: 'Email field is required.' }));
  expect(signUp().getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(signIn().queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the server’s message in the submitted form, and keeps all values', async () => {
  const errors = { email: ['An account with this email already exists.'] };
  const { user } = await renderApp({ path, api: { 'POST quick-signup': refuse({ errors }) } });
  await fillSignUp(user);
  expect(await signUp().findByRole('alert')).toHaveFocus();
  expect(signUp().getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'An account with this email already exists.',
  );
  expect(signUp().getByLabelText('Password')).toHaveValue('secret words 1');
  expect(signIn().queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a network failure, and can be submitted again', async () => {
  const app = await renderApp({
    path,
    api: { ...carts, 'POST quick-signup': networkDown() },
  });
  await fillSignUp(app.user);
  expect(await signUp().findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  app.api.on({ 'POST quick-signup': signedInResponse() });
  await app.user.click(signUp().getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(app.history.location.pathname).toBe('/cart'));
});

it('shows a link to continue to a customer who is logged in', async () => {
  await renderApp({ path, customer: customerInfo() });
  expect(await screen.findByText(/You are logged in as/)).toHaveTextContent('Noura');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
});

it('shows the forms in Arabic', async () => {
  const { user } = await renderApp({ path, language: 'ar' });
  await screen.findByRole('form', { name: 'أنا جديد هنا' });
  await user.click(form('أنا جديد هنا').getByRole('button', { name: 'إنشاء حساب' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('حقل رقم الهاتف النقال مطلوب.');
});
