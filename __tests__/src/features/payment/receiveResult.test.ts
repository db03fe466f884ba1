import { call } from 'typed-redux-saga';
import { awaitConfirmation } from '../../../../src/features/payment/awaitConfirmation.ts';
import { paymentStarted } from '../../../../src/features/payment/paymentSlice.ts';
import { receiveResult } from '../../../../src/features/payment/receiveResult.ts';
import type { PayableKind } from '../../../../src/payment/reference.ts';
import { PaymentTransportError } from '../../../../src/payment/transport.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { paidSubscription, subscriptionDetails } from '../../../support/factories/subscription.ts';
import { inTurn } from '../../../support/fakeApi.ts';
import { networkDown, noAnswer, payload, refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const result = {
  subscription_id: 41,
  order_reference_number: 'SUB-41-1-0a1b2c3d',
  paid_amount: '98.000',
  payment_id: '100201927384634224',
  payment_status: true,
  payment_result_code: 'CAPTURED',
};
const confirmed = { subscription_details: paidSubscription(), cart: null };
const reference = { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' };
const underWay = paymentStarted(reference);
const path = '/order-failed?data=ab12';
const pending = {
  subscription_details: subscriptionDetails({ payment_pending: true }),
  cart: null,
};

/** Like the flow: the received result is reported and confirmed. */
function* receiveAndConfirm(kind: PayableKind, data: string) {
  const returned = yield* call(receiveResult, kind, data);
  if (returned !== null) yield* call(awaitConfirmation, returned);
  return returned;
}

it('cleans the address, opens the result and reports it to the server', async () => {
  const { returned, api, history, state } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    path,
    api: {
      'POST payments/result': { result },
      'PUT subscriptions': confirmed,
      'GET subscriptions/:id': noAnswer(),
    },
  });
  expect(returned).toMatchObject({ payable: { kind: 'order', id: 41 }, claimsPaid: true });
  expect(history.location).toMatchObject({ pathname: '/payment', search: '' });
  // Back from the last page leads to this page once more, not to the hosted one.
  expect(history.index).toBe(1);
  expect(api.callsTo('POST payments/result')[0]?.body).toEqual({ data: 'ab12' });
  expect(api.callsTo('PUT subscriptions')[0]?.body).toEqual(result);
  expect(state.orders.entries[41]?.item?.payment_status).toBe('paid');
});

it('continues with the payment under way when the result cannot be read', async () => {
  const { returned, api } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    after: [underWay],
    path,
    api: {
      'POST payments/result': refuse(),
      'PUT subscriptions': confirmed,
      'GET subscriptions/:id': noAnswer(),
    },
  });
  expect(returned).toMatchObject({ payable: { kind: 'order', id: 41 } });
  expect(api.callsTo('PUT subscriptions')[0]?.body).toEqual(reference);
});

it('does not follow the replayed return of another order', async () => {
  const { returned, api } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    after: [underWay],
    path,
    api: {
      'POST payments/result': { result: { ...result, subscription_id: 7 } },
      'PUT subscriptions': confirmed,
      'GET subscriptions/:id': noAnswer(),
    },
  });
  expect(returned).toMatchObject({ payable: { kind: 'order', id: 41 } });
  expect(api.callsTo('PUT subscriptions')[0]?.body).toEqual(reference);
});

it('continues when the report never gets through, because the server asks the gateway itself', async () => {
  const { returned, api } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    path,
    api: {
      'POST payments/result': { result },
      'PUT subscriptions': networkDown(),
      'GET subscriptions/:id': pending,
    },
  });
  expect(returned).toMatchObject({ payable: { kind: 'order', id: 41 } });
  expect(api.callsTo('PUT subscriptions')).toHaveLength(4);
});

it('repeats the report when it did not get through', async () => {
  const { api, state } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    path,
    api: {
      'POST payments/result': { result },
      'PUT subscriptions': inTurn(networkDown(), refuse({ code: 503 }), confirmed),
      'GET subscriptions/:id': pending,
    },
  });
  expect(api.callsTo('PUT subscriptions').map(({ body }) => body)).toEqual([
    result,
    result,
    result,
  ]);
  expect(state.orders.entries[41]?.item?.payment_status).toBe('paid');
});

it('does not repeat a refused report', async () => {
  const { api } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    path,
    api: {
      'POST payments/result': { result },
      'PUT subscriptions': refuse({ code: 409 }),
      'GET subscriptions/:id': confirmed,
    },
  });
  expect(api.callsTo('PUT subscriptions')).toHaveLength(1);
});

it('checks the order when the server answers nothing of it', async () => {
  const { returned, state, api } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    path,
    api: {
      'POST payments/result': { result },
      'PUT subscriptions': payload(null),
      'GET subscriptions/:id': confirmed,
    },
  });
  expect(returned).toMatchObject({ payable: { kind: 'order', id: 41 }, claimsPaid: true });
  expect(api.callsTo('PUT subscriptions')).toHaveLength(1);
  expect(api.callsTo('GET subscriptions/:id')).toHaveLength(1);
  expect(state.payment.stage).toBe('confirmed');
});

it('shows a message when the order is unknown', async () => {
  const { returned, state } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    path,
    api: { 'POST payments/result': refuse() },
  });
  expect(returned).toBeNull();
  expect(state.payment.stage).toBe('unreadable');
});

it('opens the result in the browser where there is no relay', async () => {
  const open = jest.fn(() => Promise.resolve(result));
  const gateway = { checkout: () => Promise.reject(new Error('not asked for')), openResult: open };
  const { returned } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    path,
    gateway,
    api: { 'PUT subscriptions': confirmed, 'GET subscriptions/:id': noAnswer() },
  });
  expect(returned).toMatchObject({ payable: { kind: 'order', id: 41 } });
  expect(open).toHaveBeenCalledWith('ab12', expect.any(AbortSignal));
});

it('has one answer for a result that was tampered with in the browser', async () => {
  const gateway = {
    checkout: () => Promise.reject(new Error('not asked for')),
    openResult: () => Promise.reject(new PaymentTransportError('refused')),
  };
  const { returned } = await runSaga(receiveAndConfirm, { args: ['order', 'ab12'], path, gateway });
  expect(returned).toBeNull();
});

it.each(callFailures)('uses the payment under way after %s', async (_, reply) => {
  const { returned, api } = await runSaga(receiveAndConfirm, {
    args: ['order', 'ab12'],
    after: [underWay],
    path,
    api: {
      'POST payments/result': reply(),
      'PUT subscriptions': reply(),
      'GET subscriptions/:id': confirmed,
    },
  });
  expect(returned).toMatchObject({ payable: { kind: 'order', id: 41 } });
  expect(api.callsTo('PUT subscriptions')[0]?.body).toEqual(reference);
});
