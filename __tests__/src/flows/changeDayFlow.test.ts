import {
  dishToggled,
  planDayLoaded,
  savePressed,
} from '../../../src/features/mealSelection/mealSelectionSlice.ts';
import { draftChanged } from '../../../src/features/drafts/draftsSlice.ts';
import { sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import { skipSubmitted, skipPressed } from '../../../src/features/orders/ordersSlice.ts';
import { advance, loadDay, saveDay, skipDay } from '../../../src/flows/changeDayFlow.ts';
import { createNavigator } from '../../../src/flows/navigator.ts';
import { draftNames } from '../../../src/forms/draftNames.ts';
import { callFailures } from '../../support/callFailures.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { dish } from '../../support/factories/meals.ts';
import {
  paidSubscription,
  planDayResponse,
  skippedDayOrder,
} from '../../support/factories/subscription.ts';
import { runSaga } from '../../support/runSaga.ts';

const ref = { orderId: 41, dayId: 61 };
const day = planDayResponse({
  snacks: 0,
  dishes: [dish({ id: 31 }), dish({ id: 32 })],
  selection: { date: '2027-01-23', meals: [31], snacks: [] },
});
const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });
const toggled = (id: number) => dishToggled({ date: day.date, dish: { id, kind: 'meal' } });
const order = { subscription_details: paidSubscription(), cart: null };

describe('loadDay', () => {
  it('has the choices so far', async () => {
    const { state } = await runSaga(loadDay, {
      args: [ref],
      api: { 'GET subscriptions/:id/days/:id': day },
    });
    expect(state.mealSelection).toMatchObject({
      status: 'loaded',
      selectedDate: day.date,
      days: { [day.date]: { meals: [31] } },
    });
  });

  it('restores unsaved choices of an earlier visit, as far as the menu still allows them', async () => {
    const values = { [day.date]: { date: day.date, meals: [32, 99], snacks: [] } };
    const { state } = await runSaga(loadDay, {
      args: [ref],
      after: [signedIn, draftChanged({ owner: '3', name: draftNames.planDay(61), values })],
      api: { 'GET subscriptions/:id/days/:id': day },
    });
    expect(state.mealSelection.days).toMatchObject({ [day.date]: { meals: [32] } });
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadDay, {
      args: [ref],
      api: { 'GET subscriptions/:id/days/:id': reply() },
    });
    expect(state.mealSelection).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('saveDay', () => {
  const chosen = [signedIn, planDayLoaded({ day, draft: null }), toggled(31), toggled(32)];

  it.each(callFailures)('keeps the choice after %s', async (_, reply, kind) => {
    const { state } = await runSaga(saveDay, {
      args: [ref],
      after: [...chosen, savePressed()],
      api: { 'PUT subscriptions/:id/days/:id': reply() },
    });
    expect(state.mealSelection).toMatchObject({
      save: { status: 'failed', failure: { kind } },
      days: { [day.date]: { meals: [32] } },
    });
  });

  it('sends nothing as long as the day lacks a dish', async () => {
    const { api } = await runSaga(saveDay, {
      args: [ref],
      after: [...chosen, toggled(32), savePressed()],
    });
    expect(api.calls).toEqual([]);
  });
});

describe('skipDay', () => {
  it.each(callFailures)('keeps the question, and the choices, after %s', async (_, reply, kind) => {
    const { state } = await runSaga(skipDay, {
      args: [ref],
      after: [
        signedIn,
        planDayLoaded({ day, draft: null }),
        toggled(31),
        toggled(32),
        skipPressed({ dayId: 61 }),
        skipSubmitted(),
      ],
      api: { 'PUT subscriptions/:id/days/:id/skip': reply() },
    });
    expect(state.orders.skip).toMatchObject({ dayId: 61, status: 'failed', failure: { kind } });
    expect(state.mealSelection.days).toMatchObject({ [day.date]: { meals: [32] } });
  });
});

describe('the flow', () => {
  const path = '/order-details/41/days/61';
  const steps = [createNavigator(path), { name: 'day', day: ref }] as const;

  it('goes from the menu of a day to its plan, and deletes its draft', async () => {
    const values = { [day.date]: { date: day.date, meals: [32], snacks: [] } };
    const { state, api, history } = await runSaga(advance, {
      args: [...steps],
      path,
      after: [signedIn, draftChanged({ owner: '3', name: draftNames.planDay(61), values })],
      api: { 'GET subscriptions/:id/days/:id': day, 'PUT subscriptions/:id/days/:id': order },
      during: [savePressed()],
    });
    expect(api.callsTo('PUT subscriptions/:id/days/:id').map(({ body }) => body)).toEqual([
      { meals: [32], snacks: [] },
    ]);
    expect(history.location.pathname).toBe('/order-details/41');
    expect(state.drafts.own).toEqual({});
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'planDay.saved' }]);
  });

  it('goes from the question whether to skip a day to its plan, where the day is skipped', async () => {
    const values = { [day.date]: { date: day.date, meals: [32], snacks: [] } };
    const { state, api, history } = await runSaga(advance, {
      args: [...steps],
      path,
      after: [signedIn, draftChanged({ owner: '3', name: draftNames.planDay(61), values })],
      api: {
        'GET subscriptions/:id/days/:id': day,
        'PUT subscriptions/:id/days/:id/skip': {
          subscription_details: skippedDayOrder(),
          cart: null,
        },
      },
      during: [skipPressed({ dayId: 61 }), skipSubmitted()],
    });
    expect(api.callsTo('PUT subscriptions/:id/days/:id/skip')).toHaveLength(1);
    expect(history.location).toMatchObject({
      pathname: '/order-details/41',
      search: '?day=2027-01-23',
    });
    expect(state.orders.entries[41]?.item?.items[0]?.schedule[0]?.status).toBe('skipped');
    expect(state.orders.skip).toBeUndefined();
    expect(state.drafts.own).toEqual({});
    expect(state.notifications).toMatchObject([{ tone: 'success', key: 'planDay.skipped' }]);
  });

  it('forgets a question that was open when the customer left', async () => {
    const { state } = await runSaga(advance, {
      args: [...steps],
      path,
      after: [signedIn, skipPressed({ dayId: 61 })],
      api: { 'GET subscriptions/:id/days/:id': day, 'PUT subscriptions/:id/days/:id': order },
      during: [savePressed()],
    });
    expect(state.orders.skip).toBeUndefined();
  });
});
