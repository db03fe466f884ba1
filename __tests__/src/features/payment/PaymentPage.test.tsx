import { act, screen, waitFor } from '@testing-library/react';
import { cart } from '../../../support/factories/cart.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { paidSubscription, subscriptionDetails } from '../../../support/factories/subscription.ts';
import { inTurn, type Handlers } from '../../../support/fakeApi.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { noAnswer, refuse } from '../../../support/replies.ts';

const answer = (subscription_details: ReturnType<typeof subscriptionDetails>) => ({
  subscription_details,
  cart: cart({ items: [] }),
});
const paid = answer(paidSubscription());
const pending = answer(subscriptionDetails({ payment_pending: true }));
const unpaid = answer(subscriptionDetails());
const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };
const result = { ...reference, payment_status: true };

const visit = (path: string, api: Handlers, language: 'en' | 'ar' = 'en') =>
  renderApp({
    path,
    customer: customerInfo(),
    language,
    stored: { paymentUnderWay: { reference } },
    api: { 'GET home': homeResponse({ cart: cart({ items: [] }) }), ...api },
  });

describe('coming back from the hosted page', () => {
  it('leads to the order when it is paid, without a trace in the address', async () => {
    const { history, api } = await visit('/payment?data=ab12', {
      'POST payments/result': { result },
      'PUT subscriptions': paid,
      'GET subscriptions/:id': paid,
    });
    expect(
      await screen.findByRole('heading', { name: 'Thank you, your order is placed' }),
    ).toBeInTheDocument();
    expect(history.location).toMatchObject({ pathname: '/thank-you/41', search: '' });
    expect(api.callsTo('PUT subscriptions')).toHaveLength(1);
  });

  it('says word for word that it failed, and takes the customer back on request', async () => {
    const { user, history, browser } = await visit('/order-failed?data=ab12', {
      'POST payments/result': { result },
      'PUT subscriptions': unpaid,
      'GET subscriptions/:id': unpaid,
      'POST payments/checkout': { ...reference, payment_url: 'http://pay.example/again' },
    });
    expect(
      await screen.findByText('Sorry, we were unable to process your payment. Please try again.'),
    ).toBeInTheDocument();
    expect(history.location.search).toBe('?order=41');
    await user.click(await screen.findByRole('button', { name: /^Pay again/ }));
    await waitFor(() => expect(browser.assigned).toEqual(['http://pay.example/again']));
  });

  it('waits for the bank, in Arabic too', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const { api } = await visit(
        '/payment?data=ab12',
        {
          'POST payments/result': { result },
          'PUT subscriptions': pending,
          'GET subscriptions/:id': inTurn(pending, pending, paid, paid),
        },
        'ar',
      );
      expect(await screen.findByRole('heading', { name: 'نؤكد عملية الدفع…' })).toBeInTheDocument();
      expect(screen.getByText(/98\.000\sد\.ك/)).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(4000));
      expect(
        await screen.findByRole('heading', { name: 'شكرًا لك، تم تسجيل طلبك' }),
      ).toBeInTheDocument();
      expect(api.callsTo('GET subscriptions/:id').length).toBeGreaterThanOrEqual(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a message when nothing can be read and nothing was under way', async () => {
    await renderApp({
      path: '/payment?data=ab12',
      customer: customerInfo(),
      api: { 'POST payments/result': refuse() },
    });
    expect(
      await screen.findByRole('heading', { name: "We could not read the payment's result" }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  });
});

it('continues to wait after a reload', async () => {
  const { history } = await visit('/payment', { 'GET subscriptions/:id': paid });
  await waitFor(() => expect(history.location.pathname).toBe('/thank-you/41'));
});

it('stops asking when the customer goes elsewhere', async () => {
  const { history, api } = await visit('/payment', { 'GET subscriptions/:id': noAnswer() });
  await screen.findByRole('heading', { name: 'We are confirming your payment…' });
  act(() => history.push('/about-us'));
  await waitFor(() => expect(api.callsTo('GET subscriptions/:id')[0]?.signal?.aborted).toBe(true));
});
