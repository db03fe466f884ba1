import { waitFor } from '@testing-library/react';
import { packageCategory, packageResponse } from '../../support/factories/package.ts';
import { renderApp } from '../../support/renderApp.tsx';
import { hold, networkDown, refuse } from '../../support/replies.ts';

const settings = { publicUrl: 'https://shop.example' };

/** The attribute of the only such element; null without one. */
function only(selector: string, attribute: string): string | null {
  const found = document.head.querySelectorAll(selector);
  expect(found.length).toBeLessThan(2);
  return found[0]?.getAttribute(attribute) ?? null;
}

const readHead = () => ({
  title: document.title,
  description: only('meta[name=description]', 'content'),
  canonical: only('link[rel=canonical]', 'href'),
  arabic: only('link[hreflang=ar]', 'href'),
  robots: only('meta[name=robots]', 'content'),
  manifest: only('link[rel=manifest]', 'href'),
  shared: only('meta[property="og:title"]', 'content'),
});

it('follows the customer from page to page', async () => {
  const { visit } = await renderApp({ settings });
  expect(readHead()).toEqual({
    title: 'Healthy meal plans in Kuwait | Mizan',
    description: expect.stringContaining('delivered every day') as string,
    canonical: 'https://shop.example/?lang=en',
    arabic: 'https://shop.example/?lang=ar',
    robots: null,
    manifest: '/manifest.en.webmanifest',
    shared: 'Healthy meal plans in Kuwait | Mizan',
  });
  await visit('/login');
  expect(readHead()).toMatchObject({
    title: 'Login | Mizan',
    description: expect.stringContaining('Log in') as string,
    canonical: null,
    arabic: null,
    robots: 'noindex',
  });
  await visit('/about-us?from=menu#kitchen');
  expect(readHead()).toMatchObject({
    title: 'About us | Mizan',
    canonical: 'https://shop.example/about-us?lang=en',
    robots: null,
  });
  await visit('/no-such-page');
  expect(readHead()).toMatchObject({ title: 'Page not found | Mizan', robots: 'noindex' });
});

it('replaces the server’s head elements', async () => {
  document.head.innerHTML =
    '<title>Cart | Mizan</title><meta name="theme-color" content="green">' +
    '<meta data-page name="robots" content="noindex"><meta data-page name="description" content="Old">';
  await renderApp({ path: '/about-us', settings });
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(readHead()).toMatchObject({
    title: 'About us | Mizan',
    description: expect.stringContaining('Shuwaikh') as string,
    robots: null,
  });
  expect(only('meta[name=theme-color]', 'content')).toBe('green');
});

describe('of a package', () => {
  const path = '/package-categories/1';
  const category = packageCategory({ description_en: 'Built for training weeks.' });

  it('has the name and the text that the kitchen gave it', async () => {
    const answer = hold(packageResponse({ package_category: category }));
    await renderApp({ path, settings, api: { 'GET package-categories/:id': answer } });
    await waitFor(() => expect(document.title).toBe('Fit Pro | Mizan'));
    expect(readHead().description).toBe('Protein for people who train');
    answer.release();
    await waitFor(() => expect(readHead().description).toBe('Built for training weeks.'));
    expect(readHead()).toMatchObject({
      title: 'Fit Pro | Mizan',
      canonical: 'https://shop.example/package-categories/1?lang=en',
    });
  });

  it('has them in Arabic', async () => {
    const api = { 'GET package-categories/:id': packageResponse() };
    await renderApp({ path, settings, language: 'ar', api });
    await waitFor(() => expect(document.title).toBe('فت برو | ميزان'));
    expect(readHead().manifest).toBe('/manifest.ar.webmanifest');
  });

  it('is not listed when there is none', async () => {
    const api = { 'GET package-categories/:id': refuse({ code: 404 }) };
    await renderApp({ path: '/package-categories/99', settings, api });
    await waitFor(() => expect(document.title).toBe('Page not found | Mizan'));
    expect(readHead().robots).toBe('noindex');
  });

  it('stays a package’s when it did not load', async () => {
    const api = { 'GET package-categories/:id': networkDown() };
    await renderApp({ path: '/package-categories/99', settings, api });
    await waitFor(() => expect(document.title).toBe('Package | Mizan'));
    expect(readHead().robots).toBeNull();
  });
});
