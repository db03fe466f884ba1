import { screen } from '@testing-library/react';
import { renderApp } from '../../../support/renderApp.tsx';

it('says word for word that there is no such page, and leads home', async () => {
  const { user, history } = await renderApp({ path: '/no/such/page' });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Oops! The Page you requested was not found!',
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(history.location.pathname).toBe('/');
});

it('says so in Arabic', async () => {
  await renderApp({ path: '/no/such/page', language: 'ar' });
  expect(await screen.findByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute(
    'href',
    '/',
  );
});
