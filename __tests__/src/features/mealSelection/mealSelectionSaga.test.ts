import { readCart } from '../../../../src/api/carts.ts';
import {
  delegate,
  delegateRest,
  keepChoices,
  loadMeals,
  saveWhenComplete,
} from '../../../../src/features/mealSelection/mealSelectionSaga.ts';
import { draftChanged } from '../../../../src/features/drafts/draftsSlice.ts';
import {
  delegateConfirmed,
  dishToggled,
  mealsDelegationSucceeded,
  mealsSaveSucceeded,
  ownChoicePressed,
  repeatPressed,
  restDelegated,
  savePressed,
} from '../../../../src/features/mealSelection/mealSelectionSlice.ts';
import { selectHasUnsaved } from '../../../../src/features/unsaved/unsavedSlice.ts';
import { cartReceived, sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { mealsResponse } from '../../../support/factories/meals.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const cartItemId = 11;
const saved = { cart_item: cartItem(), cart: cart() };
const dates = ['2027-01-20', '2027-01-21'];
const [date = ''] = dates;
const choose = (id: number, kind: 'meal' | 'snack') => dishToggled({ date, dish: { id, kind } });

async function opened() {
  const { actions } = await runSaga(loadMeals, {
    args: [cartItemId],
    api: { 'GET meals': mealsResponse() },
  });
  return actions;
}

describe('loadMeals', () => {
  it('keeps the menu and the dates', async () => {
    const { state, api } = await runSaga(loadMeals, {
      args: [cartItemId],
      api: { 'GET meals': mealsResponse() },
    });
    expect(api.callsTo('GET meals')[0]?.query.get('cart_item_id')).toBe('11');
    expect(state.mealSelection).toMatchObject({ status: 'loaded', menu: { dates } });
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadMeals, {
      args: [cartItemId],
      api: { 'GET meals': reply() },
    });
    expect(state.mealSelection).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('choices that are not saved', () => {
  const begun = { date, meals: [31], snacks: [] };

  it('are stored with every change', async () => {
    const { state } = await runSaga(keepChoices, {
      after: [...(await opened()), choose(31, 'meal')],
    });
    expect(state.drafts.guest).toEqual({ 'meals:11': { [date]: begun } });
    expect(selectHasUnsaved(state)).toBe(true);
  });

  it('are restored on the next visit, still unsaved', async () => {
    const { state } = await runSaga(loadMeals, {
      args: [cartItemId],
      after: [draftChanged({ owner: null, name: 'meals:11', values: { [date]: begun } })],
      api: { 'GET meals': mealsResponse() },
    });
    expect(state.mealSelection.days).toEqual({ [date]: begun });
    expect(selectHasUnsaved(state)).toBe(true);
  });
});

describe('saveWhenComplete', () => {
  const filled = async () => [
    ...(await opened()),
    ownChoicePressed(),
    choose(31, 'meal'),
    choose(32, 'meal'),
    choose(41, 'snack'),
    repeatPressed({ date }),
    draftChanged({ owner: null, name: 'meals:11', values: {} }),
    savePressed(),
  ];

  it('sends every delivered date', async () => {
    const { api, actions, state } = await runSaga(saveWhenComplete, {
      after: await filled(),
      api: { 'POST meal-selection': saved },
    });
    expect(api.callsTo('POST meal-selection')[0]?.body).toEqual({
      cart_id: 7,
      cart_item_id: 11,
      meals_selected_by: 'customer',
      days: dates.map((day) => ({ date: day, meals: [31, 32], snacks: [41] })),
    });
    expect(actions).toContainEqual(mealsSaveSucceeded({ cartItemId }));
    expect(state.mealSelection.save.status).toBe('idle');
    expect(selectHasUnsaved(state)).toBe(false);
    expect(state.drafts.guest).toEqual({});
  });

  it('sends nothing while a day is incomplete', async () => {
    const { api } = await runSaga(saveWhenComplete, {
      after: [...(await opened()), choose(31, 'meal'), savePressed()],
    });
    expect(api.calls).toHaveLength(0);
  });

  it.each(callFailures)('keeps the choices after %s', async (_, reply, kind) => {
    const { state } = await runSaga(saveWhenComplete, {
      after: await filled(),
      api: { 'POST meal-selection': reply() },
    });
    expect(state.mealSelection.save).toMatchObject({ status: 'failed', failure: { kind } });
    expect(Object.keys(state.mealSelection.days)).toEqual(dates);
    expect(selectHasUnsaved(state)).toBe(true);
    expect(state.drafts.guest).toHaveProperty(['meals:11']);
  });

  it('reports a 401 to the session', async () => {
    const { actions } = await runSaga(saveWhenComplete, {
      after: await filled(),
      api: { 'POST meal-selection': refuse({ code: 401 }) },
    });
    expect(actions).toContainEqual(sessionExpired());
  });

  it('asks for the menu again when the cart is no longer known', async () => {
    const { state, api } = await runSaga(saveWhenComplete, {
      after: [...(await filled()), cartReceived(null)],
      api: { 'GET meals': refuse({ code: 404 }) },
    });
    expect(api.callsTo('POST meal-selection')).toHaveLength(0);
    expect(state.mealSelection).toMatchObject({ status: 'failed', save: { status: 'idle' } });
  });
});

describe('delegateRest', () => {
  const begun = async () => [...(await opened()), choose(31, 'meal'), restDelegated()];

  it('sends the choices, and leaves the other days to the dietitian', async () => {
    const { api, actions, state } = await runSaga(delegateRest, {
      after: await begun(),
      api: { 'POST meal-selection': saved },
    });
    expect(api.callsTo('POST meal-selection')[0]?.body).toEqual({
      cart_id: 7,
      cart_item_id: 11,
      meals_selected_by: 'dietitian',
      days: [{ date, meals: [31], snacks: [] }],
    });
    expect(actions).toContainEqual(mealsSaveSucceeded({ cartItemId }));
    expect(state.drafts.guest).toEqual({});
  });

  it.each(callFailures)('keeps the choices after %s', async (_, reply, kind) => {
    const { state } = await runSaga(delegateRest, {
      after: await begun(),
      api: { 'POST meal-selection': reply() },
    });
    expect(state.mealSelection.save).toMatchObject({ status: 'failed', failure: { kind } });
    expect(state.mealSelection.days[date]?.meals).toEqual([31]);
  });
});

describe('delegate', () => {
  const asked = async () => [...(await opened()), choose(31, 'meal'), delegateConfirmed()];

  it('leaves the choice to the dietitian', async () => {
    const { api, actions } = await runSaga(delegate, {
      after: await asked(),
      api: { 'PUT meal-selection': saved },
    });
    expect(api.callsTo('PUT meal-selection')[0]?.body).toEqual({
      cart_id: 7,
      cart_item_id: 11,
      meals_selected_by: 'dietitian',
    });
    expect(actions).toContainEqual(mealsDelegationSucceeded({ cartItemId }));
  });

  it.each(callFailures)('keeps the choices after %s', async (_, reply, kind) => {
    const { state } = await runSaga(delegate, {
      after: await asked(),
      api: { 'PUT meal-selection': reply() },
    });
    expect(state.mealSelection.save).toMatchObject({ status: 'failed', failure: { kind } });
    expect(state.mealSelection.days[date]?.meals).toEqual([31]);
  });

  it('asks for the menu again when the cart is no longer known', async () => {
    const { api } = await runSaga(delegate, {
      after: [...(await asked()), cartReceived(null)],
      api: { 'GET meals': mealsResponse() },
    });
    expect(api.calls.map(({ endpoint }) => endpoint)).toEqual(['GET meals']);
  });
});

it('stores the cart that comes with the menu', async () => {
  const { state } = await runSaga(loadMeals, {
    args: [cartItemId],
    api: { 'GET meals': mealsResponse({ cart: cart({ id: 9 }) }) },
  });
  expect(state.cart.cart).toEqual(readCart(cart({ id: 9 })));
});
