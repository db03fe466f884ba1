import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../support/renderApp.tsx';

const main = () => within(screen.getByRole('main'));

it('describes the kitchen and its packages', async () => {
  const { user, history } = await renderApp({ path: '/about-us' });
  expect(await screen.findByRole('heading', { level: 1, name: /Mizan/ })).toBeInTheDocument();
  expect(main().getByText(/Fit Pro/)).toHaveTextContent(
    'with protein in every meal and every snack',
  );
  expect(main().getByText(/Our central kitchen is in Shuwaikh, with a branch/)).toBeInTheDocument();
  expect(
    await main().findByText('Saturday to Thursday, 8AM-8PM, by phone and WhatsApp.'),
  ).toBeVisible();
  await user.click(main().getByRole('link', { name: 'See our packages' }));
  expect(history.location).toMatchObject({ pathname: '/', hash: '#packages' });
});

it('describes them in Arabic', async () => {
  await renderApp({ path: '/about-us', language: 'ar' });
  expect(await main().findByText(/فت برو/)).toHaveTextContent('بروتين في كل وجبة وكل سناك');
});
