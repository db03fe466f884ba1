import { screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '../../../../src/contract/wire/cart.ts';
import { address } from '../../../support/factories/address.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { customerInfo, profileResponse } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { paidSubscription, subscriptionDetails } from '../../../support/factories/subscription.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const voucher = {
  coupon_code: 'SAVE',
  name_en: '27.500 KD off',
  name_ar: 'خصم 27.500 د.ك',
  discount: '27.500',
};
const withCoupon: Partial<Cart> = {
  voucher,
  sub_total: '43.250',
  coupon_discount: '27.500',
  grand_total: '15.750',
};
const withoutCoupon: Partial<Cart> = { sub_total: '43.250', grand_total: '43.250' };
const basket = (totals: Partial<Cart>) => cart({ address_id: 41, ...totals });

function visit(shown: Partial<Cart>, api: Handlers = {}, language: 'en' | 'ar' = 'en') {
  const now = basket(shown);
  return renderApp({
    path: '/checkout',
    customer: customerInfo(),
    language,
    api: {
      'GET home': homeResponse({ cart: now }),
      'GET carts': { cart: now },
      'GET profile': profileResponse({ addresses: [address()], cart: now }),
      ...api,
    },
  });
}

const button = async (name: RegExp | string, summary = 'Your order') =>
  within(await screen.findByRole('region', { name: summary })).getByRole('button', { name });

const placed = (total: string) => ({
  subscription_details: subscriptionDetails({ grand_total: total }),
  cart: cart({ id: 8, items: [] }),
});
const started = {
  subscription_id: 41,
  order_reference_number: 'SUB-41-1-0a1b2c3d',
  payment_url: 'http://pay.example/payment?data=token',
};

describe('an order whose total changed after it was shown', () => {
  it.each([
    {
      language: 'en' as const,
      summary: 'Your order',
      old: /Pay 15\.750\sKD/,
      now: /Pay 43\.250\sKD/,
      says: /changed from 15\.750\sKD to 43\.250\sKD/,
    },
    {
      language: 'ar' as const,
      summary: 'طلبك',
      old: /ادفع 15\.750\sد\.ك/,
      now: /ادفع 43\.250\sد\.ك/,
      says: /من 15\.750\sد\.ك إلى 43\.250\sد\.ك/,
    },
  ])(
    'shows the new total, explains the change, and is confirmed by one click ($language)',
    async (texts) => {
      const { user, api, browser } = await visit(withCoupon, {}, texts.language);
      api.on({
        'POST subscriptions': refuse({ code: 409, error: 'total_changed', grand_total: '43.250' }),
        'GET carts': { cart: basket(withoutCoupon) },
      });
      await user.click(await button(texts.old, texts.summary));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(texts.says);
      expect(alert).toHaveFocus();
      const pay = await button(texts.now, texts.summary);
      expect(screen.queryByText(/27\.500/)).not.toBeInTheDocument();
      api.on({ 'POST subscriptions': placed('43.250'), 'POST payments/checkout': started });
      await user.click(pay);
      await waitFor(() => expect(browser.assigned).toEqual([started.payment_url]));
      expect(api.callsTo('POST subscriptions').map(({ body }) => body.grand_total)).toEqual([
        '15.750',
        '43.250',
      ]);
    },
  );

  it('also says why its coupon is refused', async () => {
    const { user, api } = await visit(withCoupon);
    api.on({
      'POST subscriptions': refuse({
        error: 'voucher_refused',
        message: 'This coupon has expired.',
      }),
      'GET carts': { cart: basket(withoutCoupon) },
    });
    await user.click(await button(/Pay 15\.750\sKD/));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This coupon has expired.');
    expect(alert).toHaveTextContent(/from 15\.750\sKD to 43\.250\sKD/);
    expect(await button(/Pay 43\.250\sKD/)).toBeEnabled();
  });

  it('shows when a renewal can begin whose plan ends later now, and keeps the input', async () => {
    const { user, api } = await visit(withoutCoupon, {
      'PUT carts': { cart: basket(withoutCoupon) },
    });
    const message =
      'Fit Pro can no longer start on 20 January. The earliest start date is 25 January.';
    const moved = { start_date_available: false, earliest_start_date: '2027-01-25' };
    api.on({
      'POST subscriptions': refuse({ code: 422, error: 'cart_not_ready', message }),
      'GET carts': { cart: basket({ ...withoutCoupon, items: [cartItem(moved)] }) },
    });
    const note = await screen.findByRole('textbox', { name: /Note to the kitchen/ });
    await user.type(note, 'Ring twice');
    await user.click(await button(/Pay 43\.250\sKD/));
    expect(await screen.findByText(message)).toBeVisible();
    const notice = await screen.findByText(/can no longer start on its date/);
    expect(notice).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Change' });
    for (const link of links) expect(link).toHaveAttribute('href', '/cart');
    expect(note).toHaveValue('Ring twice');
    expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  });

  it('is refused with the server’s message while the cart cannot be read', async () => {
    const { user, api } = await visit(withCoupon);
    const message = 'The grand total has changed from 15.750 to 43.250.';
    api.on({
      'POST subscriptions': refuse({ code: 409, error: 'total_changed', message }),
      'GET carts': networkDown(),
    });
    await user.click(await button(/Pay 15\.750\sKD/));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  });

  it('sends the total that was shown, not one that comes while the address is saved', async () => {
    const choice = hold({ cart: basket(withoutCoupon) });
    const { user, api } = await visit({ ...withCoupon, address_id: null }, { 'PUT carts': choice });
    api.on({ 'POST subscriptions': refuse({ code: 409 }) });
    await user.click(await screen.findByRole('radio', { name: 'Home' }));
    await user.click(await button(/Pay 15\.750\sKD/));
    choice.release();
    await waitFor(() => expect(api.callsTo('POST subscriptions')).toHaveLength(1));
    expect(api.callsTo('POST subscriptions')[0]?.body.grand_total).toBe('15.750');
  });

  it('is not paid before it was shown, where a server has made it nevertheless', async () => {
    const { user, api, browser, history } = await visit(withCoupon);
    api.on({ 'POST subscriptions': placed('43.250'), 'GET subscriptions/:id': placed('43.250') });
    await user.click(await button(/Pay 15\.750\sKD/));
    await waitFor(() => expect(history.location.pathname).toBe('/order-details/41'));
    expect(await screen.findByText(/placed with another grand total/)).toBeInTheDocument();
    expect(browser.assigned).toEqual([]);
    expect(api.callsTo('POST payments/checkout')).toHaveLength(0);
  });
});

describe('a total that cannot be paid', () => {
  it.each([
    ['en', '0.100', 'Your order', 'Pay 0.100', 'Payments start at 0.200\u00a0KD.'],
    ['en', '147108.000', 'Your order', 'Pay 147,108.000', '100,000.000\u00a0KD'],
    ['ar', '0.100', 'طلبك', 'ادفع 0.100', '0.200\u00a0د.ك'],
    ['ar', '147108.000', 'طلبك', 'ادفع 147,108.000', '100,000.000\u00a0د.ك'],
  ] as const)(
    'is announced before any click (%s, %s)',
    async (language, total, summary, name, says) => {
      await visit({ grand_total: total, sub_total: total }, {}, language);
      const pay = await button(new RegExp(name), summary);
      expect(pay).toBeDisabled();
      expect(pay).toHaveAccessibleDescription(expect.stringContaining(says));
    },
  );

  it('is refused by a server with other limits, and everything stays', async () => {
    const { user, api } = await visit({});
    const message = 'Payments start at 99.000 KD.';
    api.on({ 'POST subscriptions': refuse({ error: 'amount_not_payable', message }) });
    await user.click(await button(/Pay 98\.000\sKD/));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await button(/Pay 98\.000\sKD/)).toBeEnabled();
  });
});

it('places an order of which nothing is to be paid without a payment', async () => {
  const free = { sub_total: '98.000', coupon_discount: '98.000', grand_total: '0.000' };
  const paid = paidSubscription({ ...free, amount_paid: null, paid_via: null });
  const { user, api, browser, history } = await visit({ ...free, items: [cartItem()] });
  const answer = { subscription_details: paid, cart: cart({ id: 8, items: [] }) };
  api.on({ 'POST subscriptions': answer, 'GET subscriptions/:id': answer });
  expect(await screen.findByText('There is nothing to pay for this order.')).toBeInTheDocument();
  await user.click(await button('Place the order'));
  await waitFor(() => expect(history.location.pathname).toBe('/thank-you/41'));
  expect(browser.assigned).toEqual([]);
});
