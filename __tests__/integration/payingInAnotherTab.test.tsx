// Loaded here, so that no step waits for their compilation.
import '../../src/app/BookingPaymentPage.tsx';
import '../../src/features/appointments/AppointmentsPage.tsx';
import '../../src/features/orders/details/OrderDetailsPage.tsx';
import '../../src/features/orders/payment/OrderFailedPage.tsx';
import '../../src/features/orders/list/OrdersPage.tsx';
import '../../src/features/orders/payment/ThankYouPage.tsx';
import '../../src/features/payment/PaymentPage.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { readSlices, type PersistedState } from '../../src/app/persistence.ts';
import { otherTabStored } from '../../src/app/tabsSaga.ts';
import { booking, paidBooking } from '../support/factories/appointment.ts';
import { customerInfo } from '../support/factories/customer.ts';
import {
  paidSubscription,
  subscriptionDetails,
  subscriptionSummary,
} from '../support/factories/subscription.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { STORED_KEY } from '../support/memoryStorage.ts';
import { renderApp } from '../support/renderApp.tsx';
import { refuse } from '../support/replies.ts';

const order = (overrides = {}): Handlers => ({
  'GET subscriptions/:id': { subscription_details: subscriptionDetails(overrides), cart: null },
});
const paidOrder: Handlers = {
  'GET subscriptions/:id': { subscription_details: paidSubscription(), cart: null },
};
const appointment = (found = booking()): Handlers => ({
  'GET appointment-booking/:id': { booking: found },
});

const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };
const begun = { paymentUnderWay: { reference, turns: 1 } };
/** The state of a tab that was frozen while the payment began and ended. */
const ended = { paymentUnderWay: { reference: null, turns: 2 } };

const visit = (path: string, api: Handlers) => renderApp({ path, customer: customerInfo(), api });
type App = Awaited<ReturnType<typeof visit>>;
const otherTab = ({ storefront }: App, stored: Partial<PersistedState>) =>
  act(async () => storefront.store.dispatch(otherTabStored(stored)));

const payNow = /^Pay Now/;

describe('a visible order', () => {
  it('waits for the bank once another tab begins to pay it', async () => {
    const app = await visit('/order-details/41', order());
    await screen.findByText('This order is waiting for your payment.');
    app.api.on(order({ payment_pending: true, changeable: false }));
    await otherTab(app, begun);
    expect(await screen.findByText(/^We are waiting for the bank's answer/)).toBeVisible();
  });

  it('is paid once another tab has paid it', async () => {
    const app = await visit('/order-details/41', order());
    await screen.findAllByRole('button', { name: payNow });
    app.api.on(paidOrder);
    await otherTab(app, ended);
    expect(await screen.findAllByText('Paid')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: payNow })).not.toBeInTheDocument();
  });

  it('leaves the page of its failed payment once another tab has paid it', async () => {
    const app = await visit('/order-failed?order=41', order());
    await screen.findByRole('button', { name: /^Pay again/ });
    app.api.on(paidOrder);
    await otherTab(app, ended);
    await waitFor(() => expect(app.history.location.pathname).toBe('/thank-you/41'));
  });

  it('is paid in the list too', async () => {
    const app = await visit('/orders', {
      'GET subscriptions': { subscriptions: [subscriptionSummary()], cart: null },
    });
    await screen.findByRole('button', { name: payNow });
    app.api.on({
      'GET subscriptions': {
        subscriptions: [subscriptionSummary({ payment_status: 'paid', payable: false })],
        cart: null,
      },
    });
    await otherTab(app, ended);
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: payNow })).not.toBeInTheDocument();
  });
});

describe('an open question whether to pay', () => {
  const question = { name: 'Pay for order MZ-1041?' };

  it('closes once another tab has paid the order in the list', async () => {
    const list = (overrides = {}): Handlers => ({
      'GET subscriptions': { subscriptions: [subscriptionSummary(overrides)], cart: null },
    });
    const app = await visit('/orders', list());
    await app.user.click(await screen.findByRole('button', { name: payNow }));
    await screen.findByRole('dialog', question);
    app.api.on(list({ payment_status: 'paid', payable: false }));
    await otherTab(app, ended);
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
    expect(screen.getByText('Paid')).toBeVisible();
  });

  it('closes on the page of the order, and stays while the payment was declined', async () => {
    const app = await visit('/order-details/41', order());
    const [button] = await screen.findAllByRole('button', { name: payNow });
    await app.user.click(button!);
    await screen.findByRole('dialog', question);
    await otherTab(app, ended);
    await waitFor(() => expect(app.api.callsTo('GET subscriptions/:id')).toHaveLength(2));
    expect(screen.getByRole('dialog', question)).toBeVisible();
    app.api.on(paidOrder);
    await otherTab(app, { paymentUnderWay: { reference: null, turns: 3 } });
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
  });
});

it('a payment that could not be started here is found paid by another tab', async () => {
  const app = await visit('/order-failed?order=41', {
    ...order(),
    'POST payments/checkout': refuse({ code: 503 }),
  });
  await app.user.click(await screen.findByRole('button', { name: /^Pay again/ }));
  await screen.findByRole('button', { name: 'Try again' });
  app.api.on(paidOrder);
  await otherTab(app, ended);
  await waitFor(() => expect(app.history.location.pathname).toBe('/thank-you/41'));
});

describe('a visible appointment', () => {
  it('is confirmed once another tab has paid it', async () => {
    const app = await visit('/booking-payment?booking=7', appointment());
    await screen.findAllByRole('button', { name: /^Confirm and pay/ });
    app.api.on(appointment(paidBooking()));
    await otherTab(app, ended);
    await waitFor(() => expect(app.history.location.pathname).toBe('/appointment-confirmed/7'));
  });

  it('is paid in the list too', async () => {
    const list = (found = booking()): Handlers => ({
      'GET customer-booking': { bookings: [found] },
    });
    const app = await visit('/appointments', list());
    await screen.findByText('Waiting for payment');
    app.api.on(list(paidBooking()));
    await otherTab(app, ended);
    expect(await screen.findByText('Received; awaiting confirmation')).toBeVisible();
  });
});

it('the payment of another tab is not overwritten by what this tab stores later', async () => {
  const app = await visit('/about-us', {});
  await otherTab(app, begun);
  await otherTab(app, { session: { customerInfo: customerInfo({ token: 'newer' }) } });
  await app.storefront.saveState();
  expect(readSlices(app.storage.kept.get(STORED_KEY) ?? null)).toMatchObject(begun);
});

it('a payment of another tab asks nothing of a page that shows none', async () => {
  const app = await visit('/about-us', {});
  const before = app.api.calls.length;
  await otherTab(app, begun);
  expect(app.api.calls).toHaveLength(before);
});
