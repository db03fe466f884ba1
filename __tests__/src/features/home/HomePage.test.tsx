import { screen, within } from '@testing-library/react';
import { homeResponse, packageCard } from '../../../support/factories/home.ts';
import { inTurn } from '../../../support/fakeApi.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const card = (name: string) => screen.findByRole('listitem', { name });

it('shows each package with its promise, its price and its link', async () => {
  await renderApp();
  const fitPro = within(await card('Fit Pro'));
  expect(fitPro.getByText('Protein for people who train')).toBeInTheDocument();
  expect(
    fitPro.getByText('150 or 100 g protein with 3 meals and 2 snacks a day'),
  ).toBeInTheDocument();
  expect(fitPro.getByText('Cooked this morning')).toBeInTheDocument();
  expect(fitPro.getByText(/98\.000/)).toHaveTextContent('98.000 KD');
  const link = fitPro.getByRole('link', { name: 'Subscribe Now to Fit Pro' });
  expect(link).toHaveTextContent('Subscribe Now');
  expect(link).toHaveAttribute('href', '/package-categories/1');
  expect(await card('Fit Life')).toHaveTextContent('74.500 KD');
});

it('shows them in Arabic', async () => {
  await renderApp({ language: 'ar' });
  const fitPro = await card('فت برو');
  expect(fitPro).toHaveTextContent('3 وجبات وسناكان في اليوم: 150 أو 100 غ بروتين');
  expect(fitPro).toHaveTextContent('98.000 د.ك');
});

it('shows no protein for a package without a figure', async () => {
  const plain = packageCard({ proteins_g: [] });
  await renderApp({ api: { 'GET home': homeResponse({ package_categories: [plain] }) } });
  expect(await card('Fit Pro')).not.toHaveTextContent('g protein');
});

it('announces that the packages are loading, then shows them', async () => {
  const answer = hold(homeResponse());
  await renderApp({ api: { 'GET home': answer } });
  expect(await screen.findByText('Loading the packages')).toBeInTheDocument();
  answer.release();
  expect(await card('Fit Pro')).toBeInTheDocument();
  expect(screen.queryByText('Loading the packages')).not.toBeInTheDocument();
});

it('shows why they could not be loaded, and loads them again', async () => {
  const { user, api } = await renderApp({
    api: { 'GET home': inTurn(networkDown(), homeResponse()) },
  });
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText(/We could not reach the shop/)).toBeInTheDocument();
  await user.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await card('Fit Pro')).toBeInTheDocument();
  expect(api.callsTo('GET home')).toHaveLength(2);
});

it('shows the server’s own message', async () => {
  const message = 'The kitchen is closed for maintenance.';
  await renderApp({ api: { 'GET home': refuse({ code: 503, message }) } });
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('shows an empty state without packages', async () => {
  await renderApp({ api: { 'GET home': homeResponse({ package_categories: [] }) } });
  expect(
    await screen.findByRole('heading', { name: 'The kitchen is preparing new packages' }),
  ).toBeInTheDocument();
});

it('explains the purchase in four steps', async () => {
  await renderApp();
  const list = await screen.findByRole('list', { name: 'From choice to door in four steps' });
  const steps = within(list).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Pick a package',
    'Tell us about you',
    'Choose your meals',
    'Open the door',
  ]);
});
