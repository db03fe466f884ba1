import { ask, forgetQuestion, stop } from '../../../../../src/features/orders/changes/stopSaga.ts';
import { stopAsked, stopSubmitted } from '../../../../../src/features/orders/planEvents.ts';
import { stopChanged } from '../../../../../src/features/orders/ordersSlice.ts';
import { loaded, notSent } from '../../../../../src/saga/request.ts';
import { callFailures } from '../../../../support/callFailures.ts';
import { stopOffer, stoppedPlanOrder } from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { refuse } from '../../../../support/replies.ts';
import { runSaga } from '../../../../support/runSaga.ts';

const GET = 'GET subscriptions/:id/items/:id/stop' as const;
const PUT = 'PUT subscriptions/:id/items/:id/stop' as const;
const plan = { orderId: 41, itemId: 51 };
const offer = {
  amount: 83_300,
  delivery_fee: 0,
  days: 4,
  last_day: '2027-01-24',
  until: '2027-01-25',
};
const asked = stopChanged({ ...plan, ...loaded, offer, press: notSent });

describe('ask', () => {
  const run = (api: Handlers) => runSaga(ask, { args: [stopAsked(plan)], api });

  it('shows the effect', async () => {
    const { state } = await run({ [GET]: stopOffer() });
    expect(state.orders.stop).toEqual({ ...plan, ...loaded, offer, press: notSent });
  });

  it.each(callFailures)('says why not after %s', async (_, reply, kind) => {
    const { state } = await run({ [GET]: reply() });
    expect(state.orders.stop).toMatchObject({ status: 'failed', failure: { kind }, offer: null });
  });
});

describe('stop', () => {
  const run = (api: Handlers) =>
    runSaga(stop, { args: [stopSubmitted({ plan, amount: 83_300 })], after: [asked], api });

  it('has the plan as it is then, and says so', async () => {
    const { state, api } = await run({
      [PUT]: { subscription_details: stoppedPlanOrder(), cart: null },
    });
    expect(api.callsTo(PUT)).toMatchObject([{ body: { amount: '83.300' } }]);
    expect(state.orders.entries[41]?.item?.items[0]?.stop?.amount).toBe(83_300);
    expect(state.orders.stop).toBeUndefined();
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'stopPlan.done' }]);
  });

  it('asks once more, with the current amount, where another one was shown', async () => {
    const { state } = await run({
      [PUT]: refuse({ code: 409, error: 'refund_changed', message: 'It is 78.400 now.' }),
      [GET]: stopOffer({ amount: '78.400' }),
    });
    expect(state.orders.stop).toMatchObject({
      offer: { amount: 78_400 },
      press: { status: 'failed', failure: { message: 'It is 78.400 now.' } },
    });
  });

  it.each(callFailures)('stays open, and says why not, after %s', async (_, reply, kind) => {
    const { state } = await run({ [PUT]: reply(), [GET]: stopOffer() });
    expect(state.orders.stop).toMatchObject({
      offer,
      press: { status: 'failed', failure: { kind } },
    });
  });
});

it('is not asked any more once the customer has left the page', async () => {
  const { state } = await runSaga(forgetQuestion, { after: [asked] });
  expect(state.orders.stop).toBeUndefined();
});
