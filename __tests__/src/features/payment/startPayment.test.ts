import { readOrder } from '../../../../src/api/subscriptions.ts';
import { orderLoaded } from '../../../../src/features/orders/ordersSlice.ts';
import { startPayment } from '../../../../src/features/payment/startPayment.ts';
import { sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { PaymentTransportError } from '../../../../src/payment/transport.ts';
import { sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { customerInfo } from '../../../support/factories/customer.ts';
import { paidSubscription, subscriptionDetails } from '../../../support/factories/subscription.ts';
import type { Handlers } from '../../../support/fakeApi.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const loaded = orderLoaded(readOrder(subscriptionDetails()));
const unpaid = { subscription_details: subscriptionDetails(), cart: null };
const paid = { subscription_details: paidSubscription(), cart: null };
const started = {
  subscription_id: 41,
  order_reference_number: 'SUB-41-1-0a1b2c3d',
  payment_url: 'http://pay.example/payment?data=token',
};

const start = (api: Handlers, after = [loaded]) =>
  runSaga(startPayment, { args: [{ kind: 'order', id: 41 }], after, api });

it('stores the reference, then leaves for the payment page', async () => {
  const { returned, api, state, browser } = await start({ 'POST payments/checkout': started });
  expect(returned).toBe('leaving');
  expect(api.callsTo('POST payments/checkout')[0]?.body).toEqual({ subscription_id: 41 });
  expect(state.paymentUnderWay.reference).toEqual({
    subscription_id: 41,
    order_reference_number: 'SUB-41-1-0a1b2c3d',
  });
  expect(browser.order).toEqual(['save', 'assign']);
  expect(browser.assigned).toEqual(['http://pay.example/payment?data=token']);
});

it('loads an order that is not known yet', async () => {
  const { returned, state } = await start(
    { 'GET subscriptions/:id': unpaid, 'POST payments/checkout': started },
    [],
  );
  expect(returned).toBe('leaving');
  expect(state.orders.entries[41]?.item?.grand_total).toBe(98_000);
});

it('never asks for money twice', async () => {
  const { returned, api, state } = await start({ 'GET subscriptions/:id': paid }, []);
  expect(returned).toBe('paid');
  expect(api.callsTo('POST payments/checkout')).toHaveLength(0);
  expect(state.payment.stage).toBe('confirmed');
});

it('finds out that an earlier attempt was captured meanwhile', async () => {
  const { returned } = await start({
    'POST payments/checkout': refuse({ code: 409 }),
    'GET subscriptions/:id': paid,
  });
  expect(returned).toBe('paid');
});

it.each(callFailures)('stays, with the reason, after %s', async (_, reply, kind) => {
  const { returned, state, browser } = await start({
    'POST payments/checkout': reply(),
    'GET subscriptions/:id': unpaid,
  });
  expect(returned).toBe('failed');
  expect(state.payment).toMatchObject({
    stage: 'startFailed',
    payable: { kind: 'order', id: 41 },
    failure: { kind },
  });
  expect(browser.assigned).toEqual([]);
});

it.each(callFailures)('starts nothing when the order brings %s', async (_, reply, kind) => {
  const { returned, api, state } = await start({ 'GET subscriptions/:id': reply() }, []);
  expect(returned).toBe('failed');
  expect(state.payment).toMatchObject({ stage: 'startFailed', failure: { kind } });
  expect(api.callsTo('POST payments/checkout')).toHaveLength(0);
});

it('notifies the session of an invalid token, and asks nothing more', async () => {
  const { actions, api } = await start({ 'POST payments/checkout': refuse({ code: 401 }) });
  expect(actions).toContainEqual(sessionExpired());
  expect(api.callsTo('GET subscriptions/:id')).toHaveLength(0);
});

describe('without a relay', () => {
  const direct = (checkout: () => Promise<typeof started>) => ({
    checkout: jest.fn(checkout),
    openResult: () => Promise.reject(new Error('not asked for')),
  });
  const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });

  it('hands over the amount, the language and the payer', async () => {
    const gateway = direct(() => Promise.resolve(started));
    const { returned } = await runSaga(startPayment, {
      args: [{ kind: 'order', id: 41 }],
      after: [signedIn, loaded],
      gateway,
    });
    expect(returned).toBe('leaving');
    expect(gateway.checkout).toHaveBeenCalledWith(
      {
        payable: { kind: 'order', id: 41 },
        amount: 98_000,
        language: 'en',
        payer: {
          name: 'Noura Al-Sabah',
          email: 'noura@mizan.example',
          mobile: '+96550012345',
        },
      },
      expect.any(AbortSignal),
    );
  });

  it('stays when the gateway refuses', async () => {
    const gateway = direct(() => Promise.reject(new PaymentTransportError('refused', 506)));
    const { returned, state } = await runSaga(startPayment, {
      args: [{ kind: 'order', id: 41 }],
      after: [signedIn, loaded],
      gateway,
      api: { 'GET subscriptions/:id': unpaid },
    });
    expect(returned).toBe('failed');
    expect(state.payment.failure?.kind).toBe('refused');
  });
});
