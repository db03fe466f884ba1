import { screen, waitFor } from '@testing-library/react';
import { STORED_KEY } from '../../../../support/memoryStorage.ts';
import { renderApp } from '../../../../support/renderApp.tsx';

const unsaved = { drafts: { guest: { register: { first_name: 'Noura' } } } };
const toggle = () => screen.getByRole('button', { name: 'العربية' });

it('offers the other language in its own name', async () => {
  await renderApp();
  expect(screen.getByText('العربية')).toHaveAttribute('lang', 'ar');
});

it('does not ask a customer who has saved everything', async () => {
  const { user, browser, storage } = await renderApp();
  await user.click(toggle());
  await waitFor(() => expect(browser.order).toEqual(['reload']));
  const stored = JSON.parse(storage.kept.get(STORED_KEY) ?? '{}') as Record<string, string>;
  expect(stored.language).toBe('{"current":"ar","settled":true}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('warns of unsaved input, and continues on confirmation', async () => {
  const { user, browser } = await renderApp(unsaved);
  await user.click(toggle());
  const dialog = await screen.findByRole('dialog', { name: 'Change the language' });
  expect(dialog).toHaveTextContent('You will lose all your unsaved work.');
  expect(dialog).toHaveTextContent('Do you want to continue?');
  expect(browser.order).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(browser.order).toEqual(['reload']));
  expect(browser.drafts).toBeNull();
});

it('keeps language and input when cancelled', async () => {
  const { user, browser } = await renderApp(unsaved);
  await user.click(toggle());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(browser.order).toEqual([]);
  expect(browser.drafts).toMatchObject(unsaved.drafts);
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});
