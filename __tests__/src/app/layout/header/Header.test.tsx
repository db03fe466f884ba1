import { screen, within } from '@testing-library/react';
import { cart, cartItem } from '../../../../support/factories/cart.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { contentWithApps, homeResponse } from '../../../../support/factories/home.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

const header = () => within(screen.getByRole('banner'));
const account = () => header().getByRole('button', { name: 'My account' });

it('offers a guest the login, and a cart with nothing in it', async () => {
  await renderApp();
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(header().queryByRole('button', { name: 'My account' })).not.toBeInTheDocument();
  const cartLink = header().getByRole('link', { name: 'Cart, 0 items' });
  expect(cartLink).toHaveAttribute('href', '/cart');
  expect(cartLink).toHaveTextContent('0');
});

it('has the menu of a guest and of a customer', async () => {
  const menu = () => header().getByRole('navigation', { name: 'Main menu' });
  const { unmount } = await renderApp();
  expect(menu().textContent).toBe('About usPackagesLoginContact us');
  unmount();
  await renderApp({ customer: customerInfo() });
  expect(menu().textContent).toBe(
    'About usPackagesMy accountProfileOrdersAppointmentsLogoutContact us',
  );
});

it('marks the link to the page on which the customer is', async () => {
  await renderApp({ path: '/about-us/' });
  const link = (name: string) => header().getByRole('link', { name });
  expect(link('About us')).toHaveAttribute('aria-current', 'page');
  expect(link('Contact us')).not.toHaveAttribute('aria-current');
});

it('leads to the packages of the home page from anywhere', async () => {
  const { user, history } = await renderApp({ path: '/about-us' });
  await user.click(header().getByRole('link', { name: 'Packages' }));
  expect(history.location).toMatchObject({ pathname: '/', hash: '#packages' });
});

it('shows the kitchen’s logo', async () => {
  await renderApp();
  expect(header().getByRole('img', { name: 'Mizan, home' })).toHaveAttribute(
    'src',
    '/images/brand/logo-en.svg',
  );
});

describe('the count on the cart', () => {
  const items = [cartItem(), cartItem({ cart_item_id: 12, item_id: 12 })];
  const visitor = {
    customer: customerInfo(),
    api: { 'GET home': homeResponse({ cart: cart({ items }) }) },
  };

  it('counts the lines in the cart', async () => {
    await renderApp(visitor);
    expect(await header().findByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('2');
  });

  it('is named in Arabic with Arabic plurals', async () => {
    await renderApp({ ...visitor, language: 'ar' });
    expect(await header().findByRole('link', { name: 'السلة، باقتان' })).toBeInTheDocument();
  });
});

describe('the account of a customer', () => {
  it('opens and closes with its button', async () => {
    const { user } = await renderApp({ customer: customerInfo() });
    expect(header().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(account()).toHaveAttribute('aria-expanded', 'false');
    expect(header().queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
    await user.click(account());
    expect(account()).toHaveAttribute('aria-expanded', 'true');
    expect(header().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(header().getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
    expect(header().getByRole('link', { name: 'Appointments' })).toHaveAttribute(
      'href',
      '/appointments',
    );
    await user.click(account());
    expect(account()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with Escape and returns the focus', async () => {
    const { user } = await renderApp({ customer: customerInfo() });
    await user.click(account());
    await user.tab();
    expect(header().getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(account()).toHaveAttribute('aria-expanded', 'false');
    expect(account()).toHaveFocus();
  });

  it('closes when something else is pressed', async () => {
    const { user } = await renderApp({ customer: customerInfo() });
    await user.click(account());
    await user.click(screen.getByRole('main'));
    expect(account()).toHaveAttribute('aria-expanded', 'false');
  });

  it('ends with the logout: the server is notified, and login opens', async () => {
    const { user, history, api } = await renderApp({ customer: customerInfo() });
    await user.click(account());
    await user.click(header().getByRole('button', { name: 'Logout' }));
    expect(history.location.pathname).toBe('/login');
    expect(api.callsTo('POST logout')[0]?.headers.get('authorization')).toBe(
      'Bearer token-of-noura',
    );
    expect(header().getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });
});

describe('the bar of the mobile app', () => {
  const name = 'Download mobile app';

  it.each([
    ['ios', 'https://ios.example/'],
    ['android', 'https://android.example/'],
    ['other', 'https://android.example/'],
  ] as const)('on %s leads to %s', async (platform, url) => {
    const api = { 'GET home': homeResponse({ content: contentWithApps() }) };
    await renderApp({ settings: { platform }, api });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', url);
  });

  it('has no link to an app that the kitchen does not have', async () => {
    const content = contentWithApps().filter(({ key }) => key !== 'app_ios');
    const api = { 'GET home': homeResponse({ content }) };
    await renderApp({ settings: { platform: 'ios' }, api });
    expect(await screen.findByRole('link', { name: 'Android app' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Book an appointment'],
    ['ar', 'احجز موعدًا'],
  ] as const)('leads to an appointment too, in %s', async (language, name) => {
    await renderApp({ language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/dietitian-appointment');
  });
});
