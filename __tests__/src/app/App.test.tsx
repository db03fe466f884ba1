import { screen } from '@testing-library/react';
import { customerInfo } from '../../support/factories/customer.ts';
import { renderApp } from '../../support/renderApp.tsx';

describe('the language of the page', () => {
  it('is English, left to right, for a first visit', async () => {
    await renderApp();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.title).toBe('Healthy meal plans in Kuwait | Mizan');
  });

  it('is the persisted one, in the requests too', async () => {
    const { api } = await renderApp({ language: 'ar' });
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(api.callsTo('GET home')[0]?.headers.get('locale')).toBe('ar');
  });
});

describe('the title', () => {
  it('follows the page', async () => {
    const { visit } = await renderApp({ path: '/about-us' });
    expect(document.title).toBe('About us | Mizan');
    await visit('/terms-and-conditions');
    await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' });
    expect(document.title).toBe('Terms and conditions | Mizan');
  });

  it('names the not-found page on an unknown path', async () => {
    await renderApp({ path: '/no-such-page' });
    expect(
      await screen.findByText('Oops! The Page you requested was not found!'),
    ).toBeInTheDocument();
    expect(document.title).toBe('Page not found | Mizan');
  });
});

describe('the guards', () => {
  it('send a visitor to login, which leads back', async () => {
    const { history } = await renderApp({ path: '/orders?page=2#last' });
    expect(history.location.pathname).toBe('/login');
    expect(history.location.search).toBe('?redirect=%2Forders%3Fpage%3D2%23last');
  });

  it('send a customer from a guests’ page to its redirect', async () => {
    const { history } = await renderApp({
      path: '/login?redirect=%2Fabout-us',
      customer: customerInfo(),
    });
    expect(history.location.pathname).toBe('/about-us');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'never redirect to %s',
    async (redirect) => {
      const { history, browser } = await renderApp({
        path: `/login?redirect=${encodeURIComponent(redirect)}`,
        customer: customerInfo(),
      });
      expect(history.createHref(history.location)).toBe('/');
      expect(browser.assigned).toEqual([]);
    },
  );
});
