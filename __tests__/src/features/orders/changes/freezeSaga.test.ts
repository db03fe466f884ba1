import {
  forgetQuestion,
  freeze,
  thaw,
} from '../../../../../src/features/orders/changes/freezeSaga.ts';
import {
  askToFreeze,
  freezeSubmitted,
  thawSubmitted,
} from '../../../../../src/features/orders/planEvents.ts';
import { callFailures } from '../../../../support/callFailures.ts';
import { frozenPlanOrder, freezableOrder } from '../../../../support/factories/subscription.ts';
import type { Handlers } from '../../../../support/fakeApi.ts';
import { runSaga } from '../../../../support/runSaga.ts';

const PUT = 'PUT subscriptions/:id/items/:id/freeze' as const;
const DELETE = 'DELETE subscriptions/:id/items/:id/freeze' as const;
const plan = { orderId: 41, itemId: 51 };

describe('freeze', () => {
  const submitted = freezeSubmitted({
    plan,
    period: { from: '2027-01-24', until: '2027-01-25' },
  });
  const submit = (api: Handlers) => runSaga(freeze, { args: [submitted], api });

  it('has the plan as it is then, and says so', async () => {
    const { state, api } = await submit({
      [PUT]: { subscription_details: frozenPlanOrder(), cart: null },
    });
    expect(api.callsTo(PUT)).toMatchObject([{ body: { from: '2027-01-24', until: '2027-01-25' } }]);
    expect(state.orders.entries[41]?.item?.items[0]?.freeze?.from).toBe('2027-01-24');
    expect(state.orders.freeze).toBeUndefined();
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'freeze.done' }]);
  });

  it.each(callFailures)('stays open, and says why not, after %s', async (_, reply, kind) => {
    const { state } = await submit({ [PUT]: reply() });
    expect(state.orders.freeze).toMatchObject({
      itemId: 51,
      asks: 'freeze',
      status: 'failed',
      failure: { kind },
    });
  });
});

describe('thaw', () => {
  const confirmed = thawSubmitted(plan);
  const confirm = (api: Handlers) => runSaga(thaw, { args: [confirmed], api });

  it('has the plan as it is then, and says so', async () => {
    const { state, api } = await confirm({
      [DELETE]: { subscription_details: freezableOrder(), cart: null },
    });
    expect(api.callsTo(DELETE)).toHaveLength(1);
    expect(state.orders.entries[41]?.item?.items[0]?.freeze).toBeNull();
    expect(state.orders.freeze).toBeUndefined();
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'freeze.endDone' }]);
  });

  it.each(callFailures)('stays open, and says why not, after %s', async (_, reply, kind) => {
    const { state } = await confirm({ [DELETE]: reply() });
    expect(state.orders.freeze).toMatchObject({
      asks: 'thaw',
      status: 'failed',
      failure: { kind },
    });
  });
});

it('is not asked any more once the customer has left the page', async () => {
  const { state } = await runSaga(forgetQuestion, { after: [askToFreeze(51)] });
  expect(state.orders.freeze).toBeUndefined();
});
