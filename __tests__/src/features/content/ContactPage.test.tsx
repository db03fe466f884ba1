import { screen, within } from '@testing-library/react';
import { homeResponse } from '../../../support/factories/home.ts';
import { inTurn } from '../../../support/fakeApi.ts';
import { networkDown } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const main = () => within(screen.getByRole('main'));

it('shows how to reach the kitchen, after a failure too', async () => {
  const { user } = await renderApp({
    path: '/contact-us',
    api: { 'GET home': inTurn(networkDown(), homeResponse()) },
  });
  await user.click(await main().findByRole('button', { name: 'Try again' }));
  const phone = await main().findByRole('link', { name: '+965 2222 0180' });
  expect(phone).toHaveAttribute('href', 'tel:+96522220180');
});

it('answers what is often asked', async () => {
  const { user } = await renderApp({ path: '/contact-us' });
  const question = await main().findByText('Can I pause my subscription?');
  await user.click(question);
  expect(main().getByText(/Yes, once, for up to 40 days/)).toBeVisible();
});
