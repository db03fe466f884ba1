import { screen, within } from '@testing-library/react';
import type { Delivery } from '../../../../src/contract/wire/home.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { networkDown } from '../../../support/replies.ts';

const hours = { from: '07:00', to: '13:00' };

const about = (delivery: Delivery, language: 'en' | 'ar' = 'en') =>
  renderApp({ path: '/about-us', language, api: { 'GET home': homeResponse({ delivery }) } });

describe('the delivery fee', () => {
  it.each<[Delivery, RegExp]>([
    [
      { fee: '3.500', free_from: '80.000', hours },
      /^Delivery costs 3\.500\sKD per order, and is free from a sub total of 80\.000\sKD\.$/,
    ],
    [{ fee: '1.000', free_from: null, hours }, /^Delivery costs 1\.000\sKD per order\.$/],
    [{ fee: '0.000', free_from: null, hours }, /^Delivery is free\.$/],
  ])('is one sentence for %j', async (delivery, sentence) => {
    await about(delivery);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('is in Arabic too', async () => {
    await about({ fee: '3.500', free_from: '80.000', hours }, 'ar');
    expect(
      await screen.findByText(
        /^رسوم التوصيل 3\.500\sد\.ك للطلب الواحد، والتوصيل مجاني إذا بلغ المجموع الفرعي 80\.000\sد\.ك\.$/,
      ),
    ).toBeInTheDocument();
  });

  it('has a sentence without a figure while it is not known', async () => {
    await renderApp({ path: '/about-us', api: { 'GET home': networkDown() } });
    expect(
      await screen.findByText('Your cart shows what delivery costs before you pay.'),
    ).toBeInTheDocument();
  });
});

it('is in the terms as the kitchen and the contract define it', async () => {
  const delivery = { fee: '3.500', free_from: '80.000', hours };
  await renderApp({
    path: '/terms-and-conditions',
    api: { 'GET home': homeResponse({ delivery }) },
  });
  const facts = within(await screen.findByRole('list', { name: 'Our policies in short' }));
  expect(
    await facts.findByText('Delivery is daily from 7:00 am to 1:00 pm; the times may change.'),
  ).toBeInTheDocument();
  const texts = facts.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts).toEqual([
    'Subscription and delivery begin 3 days after registration.',
    'Delivery is daily from 7:00\u00a0am to 1:00\u00a0pm; the times may change.',
    expect.stringMatching(/^Delivery costs 3\.500\sKD per order/),
    'A freeze is allowed once, for up to 40 days.',
    'Changes to the menu or the address are approved 48 hours after you notify customer service.',
    'There is no refund after 3 days of subscription.',
    'Book a dietitian about 10 days into the subscription.',
  ]);
  expect(screen.queryByText(/include delivery/)).not.toBeInTheDocument();
});
