import { screen, waitFor } from '@testing-library/react';
import { STORED_KEY } from '../../../../support/memoryStorage.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

const stored = (kept: ReadonlyMap<string, string>) =>
  (JSON.parse(kept.get(STORED_KEY) ?? '{}') as Record<string, string>)['language'];
const offer = () => screen.queryByRole('region', { name: 'العربية' });

it('offers Arabic in Arabic to a new visitor whose browser prefers it, and stays English', async () => {
  const { user, browser, storage } = await renderApp({ languages: ['fr-FR', 'ar-KW', 'en'] });
  expect(offer()).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  await user.click(screen.getByRole('button', { name: 'تصفّح المتجر بالعربية' }));
  await waitFor(() => expect(browser.order).toContain('reload'));
  expect(stored(storage.kept)).toBe('{"current":"ar","settled":true}');
});

it('closes when it is declined, moves the focus to the page, and does not come back', async () => {
  const { user, storage, storefront } = await renderApp({ languages: ['ar'] });
  await user.click(screen.getByRole('button', { name: 'لا، شكرًا' }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await storefront.saveState();
  expect(stored(storage.kept)).toBe('{"current":"en","settled":true}');
  storefront.stop();
  await renderApp({ languages: ['ar'], stored: { language: { current: 'en', settled: true } } });
  expect(offer()).not.toBeInTheDocument();
});

it.each([
  ['a browser that prefers English', { languages: ['en-US', 'ar'] }],
  ['a browser of neither language', { languages: ['fr'] }],
  ['a visitor who reads Arabic already', { languages: ['ar'], language: 'ar' as const }],
  ['a visitor whose link named the language', { languages: ['ar'], path: '/?lang=en' }],
])('offers nothing to %s', async (_name, options) => {
  await renderApp(options);
  expect(screen.queryByRole('button', { name: /تصفّح|See the shop/ })).not.toBeInTheDocument();
});
