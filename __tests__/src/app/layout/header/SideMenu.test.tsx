import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

async function openMenu(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('has the links of a guest', async () => {
  const { user } = await renderApp();
  const menu = await openMenu(user);
  expect(linksOf(menu)).toEqual(['About us', 'Packages', 'Login', 'Contact us']);
});

it('has the links of a customer', async () => {
  const { user } = await renderApp({ customer: customerInfo() });
  const menu = await openMenu(user);
  expect(linksOf(menu)).toEqual([
    'About us',
    'Packages',
    'Profile',
    'Orders',
    'Appointments',
    'Contact us',
  ]);
  expect(within(menu).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('closes behind the customer who follows a link', async () => {
  const { user, history } = await renderApp();
  const menu = await openMenu(user);
  await user.click(within(menu).getByRole('link', { name: 'Contact us' }));
  expect(history.location.pathname).toBe('/contact-us');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('switches the language', async () => {
  const { user, browser } = await renderApp();
  const menu = await openMenu(user);
  await user.click(within(menu).getByRole('button', { name: 'العربية' }));
  await waitFor(() => expect(browser.order).toEqual(['reload']));
});
