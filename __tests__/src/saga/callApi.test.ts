import type { SagaGenerator } from 'typed-redux-saga';
import { getCart, readCart } from '../../../src/api/carts.ts';
import { getProfile } from '../../../src/api/customers.ts';
import { getHome } from '../../../src/api/home.ts';
import type { ApiClient } from '../../../src/api/client.ts';
import { callApi } from '../../../src/saga/callApi.ts';
import {
  cartReceived,
  maintenanceDetected,
  requestFinished,
  requestStarted,
  sessionExpired,
} from '../../../src/saga/events.ts';
import { selectIsBusy } from '../../../src/saga/progressSlice.ts';
import { selectCartCount, sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import { cart, cartItem } from '../../support/factories/cart.ts';
import { customerInfo, profileResponse } from '../../support/factories/customer.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { callFailures } from '../../support/callFailures.ts';
import { noAnswer, payload, refuse } from '../../support/replies.ts';
import { runSaga } from '../../support/runSaga.ts';
import { sagaStore } from '../../support/sagaStore.ts';

const loadHome = () => callApi(getHome);
const loadCart = () => callApi(getCart);
const loadProfile = () => callApi(getProfile);
const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });
const twoLines = cart({ items: [cartItem(), cartItem({ cart_item_id: 12, item_id: 12 })] });

it('returns the answer, and puts its cart', async () => {
  const { returned, state } = await runSaga(loadHome, {
    after: [signedIn],
    api: { 'GET home': homeResponse({ cart: twoLines }) },
  });
  expect(returned).toMatchObject({ ok: true, response: { content: homeResponse().content } });
  expect(selectCartCount(state)).toBe(2);
});

it('says by name which request begins and how it ends', async () => {
  const { actions } = await runSaga(loadProfile, { api: { 'GET profile': refuse({ code: 503 }) } });
  const [started] = actions.filter(requestStarted.match);
  expect(started?.payload.endpoint).toBe('GET profile');
  expect(actions.filter(requestFinished.match)).toEqual([
    requestFinished({ id: started?.payload.id ?? NaN, outcome: 'http' }),
  ]);
});

it('numbers the requests', async () => {
  const { actions } = await runSaga(
    function* loadTwice(): SagaGenerator<void> {
      yield* callApi(getHome);
      yield* callApi(getHome);
    },
    { api: { 'GET home': homeResponse() } },
  );
  const [first, second] = actions.filter(requestFinished.match);
  expect(first?.payload.outcome).toBe('answered');
  expect(second?.payload.id).not.toBe(first?.payload.id);
});

it('empties the badge when the answer says that there is no cart', async () => {
  const { state } = await runSaga(loadCart, {
    after: [signedIn, cartReceived(readCart(twoLines))],
    api: { 'GET carts': { cart: null } },
  });
  expect(selectCartCount(state)).toBe(0);
});

it('keeps the cart when the answer does not contain one', async () => {
  const { cart: _cart, ...silent } = profileResponse();
  const { state } = await runSaga(loadProfile, {
    after: [signedIn, cartReceived(readCart(twoLines))],
    api: { 'GET profile': payload(silent) },
  });
  expect(selectCartCount(state)).toBe(2);
});

it.each(callFailures)(
  'returns %s as an outcome, with the bar at rest',
  async (_name, reply, kind) => {
    const { returned, state } = await runSaga(loadHome, { api: { 'GET home': reply() } });
    expect(returned).toMatchObject({ ok: false, error: { facts: { kind } } });
    expect(selectIsBusy(state)).toBe(false);
  },
);

it('reports an invalid session, once', async () => {
  const { actions } = await runSaga(loadHome, { api: { 'GET home': refuse({ code: 401 }) } });
  expect(actions.filter(({ type }) => type === sessionExpired.type)).toHaveLength(1);
});

it('reports a closed shop, and no other 503', async () => {
  const met = async (error: string) => {
    const { actions } = await runSaga(loadHome, {
      api: { 'GET home': refuse({ code: 503, error }) },
    });
    return actions.filter(({ type }) => type === maintenanceDetected.type).length;
  };
  expect(await met('maintenance')).toBe(1);
  expect(await met('overloaded')).toBe(0);
});

it('lets an exception of our own through', async () => {
  const broken = (_api: ApiClient): never => {
    throw new RangeError('a bug');
  };
  const { returned } = await runSaga(function* load(): SagaGenerator<unknown> {
    try {
      return yield* callApi(broken);
    } catch (error) {
      return error;
    }
  });
  expect(returned).toEqual(new RangeError('a bug'));
});

describe('an answer that does not come', () => {
  const waiting = () => {
    const outcomes: unknown[] = [];
    const run = sagaStore(
      function* load(): SagaGenerator<void> {
        outcomes.push(yield* callApi(getHome));
      },
      { 'GET home': noAnswer() },
    );
    return { ...run, outcomes, signal: run.api.callsTo('GET home')[0]?.signal };
  };

  it('is given up in the end, with the bar at rest', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const { store, outcomes, signal } = waiting();
      await jest.advanceTimersByTimeAsync(20_000);
      expect(signal?.aborted).toBe(true);
      expect(outcomes).toMatchObject([{ ok: false, error: { facts: { kind: 'timeout' } } }]);
      expect(selectIsBusy(store.getState())).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is no outcome for a saga that was cancelled, with the bar at rest', async () => {
    const { store, task, outcomes, signal } = waiting();
    expect(selectIsBusy(store.getState())).toBe(true);
    task.cancel();
    await task.toPromise().catch(() => undefined);
    expect(signal?.aborted).toBe(true);
    expect(outcomes).toEqual([]);
    expect(selectIsBusy(store.getState())).toBe(false);
  });
});
