import { screen, waitFor, within } from '@testing-library/react';
import { fillField } from '../../../../support/fillField.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { homeResponse } from '../../../../support/factories/home.ts';
import { paidSubscription } from '../../../../support/factories/subscription.ts';
import { refuse } from '../../../../support/replies.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

const closed = () =>
  refuse({ code: 503, error: 'maintenance', message: "We'll be back soon!", retryAfter: 300 });
const notice = (name = "We'll be back soon!") => screen.findByRole('dialog', { name });

describe('on a page that was delivered as closed', () => {
  const visit = (language: 'en' | 'ar' = 'en') =>
    renderApp({ language, settings: { maintenance: true }, api: { 'GET home': closed() } });

  it('apologises and names the ways to reach the kitchen', async () => {
    await visit();
    const dialog = within(await notice());
    expect(dialog.getByRole('heading', { name: "We'll be back soon!" })).toHaveFocus();
    expect(dialog.getByText(/Sorry, the shop is closed/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: '+965 5000 0180' })).toHaveAttribute(
      'href',
      'https://wa.me/96550000180',
    );
    expect(dialog.getByRole('link', { name: '+965 2222 0180' })).toHaveAttribute(
      'href',
      'tel:+96522220180',
    );
    expect(dialog.getByRole('link', { name: 'hello@mizan.example' })).toHaveAttribute(
      'href',
      'mailto:hello@mizan.example',
    );
  });

  it('checks again, and loads the page once the shop is open', async () => {
    const { user, api, browser } = await visit();
    const again = within(await notice()).getByRole('button', { name: 'Look again' });
    await user.click(again);
    expect(await screen.findByText('Not yet. Please look again in a few minutes.')).toBeVisible();
    expect(browser.order).toEqual([]);
    api.on({ 'GET home': homeResponse() });
    await user.click(again);
    await waitFor(() => expect(browser.order).toEqual(['reload']));
  });

  it('speaks Arabic', async () => {
    await visit('ar');
    expect(await notice('سنعود قريبًا!')).toHaveTextContent(/نعتذر منك/);
  });
});

it('covers a page on which maintenance is detected, and uncovers it with its input', async () => {
  const { user, api } = await renderApp({ path: '/login', api: { 'POST login': closed() } });
  const main = screen.getByRole('main');
  await fillField(user, 'Email', 'noura@mizan.example');
  await fillField(user, 'Password', 'kitchen-2026');
  const login = within(main).getByRole('button', { name: 'Login' });
  await user.click(login);
  const dialog = within(await notice());
  expect(main.closest('[inert]')).not.toBeNull();
  api.on({ 'GET home': homeResponse() });
  await user.click(dialog.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(main.closest('[inert]')).toBeNull();
  await waitFor(() => expect(login).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveValue('noura@mizan.example');
  expect(screen.getByLabelText('Password')).toHaveValue('kitchen-2026');
});

it('shows a customer who was paying the outcome of the payment', async () => {
  await renderApp({
    path: '/thank-you/41',
    settings: { maintenance: true },
    customer: customerInfo(),
    api: {
      'GET home': closed(),
      'GET subscriptions/:id': { subscription_details: paidSubscription(), cart: null },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
