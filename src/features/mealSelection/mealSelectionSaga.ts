import { call, fork, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import { delegateMealSelection, getMeals, saveMealSelection } from '../../api/meals.ts';
import type { MealsSelectedBy } from '../../contract/wire/cart.ts';
import type { RouteParams } from '../../contract/pages/matchRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi, load } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { selectCart } from '../cart/cartSlice.ts';
import { draftChanged, draftDropped, selectDraft, type WithDrafts } from '../drafts/draftsSlice.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import { daysOfDraft, selectionOf } from './dayChoices.ts';
import { selectDays } from './mealSelectionSelectors.ts';
import {
  delegateConfirmed,
  delegatePressed,
  dishToggled,
  mealsDelegationSucceeded,
  mealsFailed,
  mealsLoaded,
  mealsRequested,
  mealsRetryPressed,
  mealsSaveSucceeded,
  mealsSaveFailed,
  repeatPressed,
  repeatUndone,
  restDelegated,
  savePressed,
  selectMealSelection,
} from './mealSelectionSlice.ts';

export function* mealSelectionSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'meals' as const, loadMealsOfRoute);
  yield* takeLatestGuarded(mealsRetryPressed, reloadMeals);
  yield* takeEveryGuarded(dishToggled, keepChoices);
  yield* takeEveryGuarded(repeatPressed, keepChoices);
  yield* takeEveryGuarded(repeatUndone, keepChoices);
  yield* takeLeadingGuarded(savePressed, saveWhenComplete);
  yield* takeLeadingGuarded(restDelegated, delegateRest);
  yield* takeLeadingGuarded(delegatePressed, delegateUnlessAsked);
  yield* takeLeadingGuarded(delegateConfirmed, delegate);
}

function* loadMealsOfRoute({ cartItemId }: RouteParams): SagaGenerator<void> {
  yield* call(loadMeals, Number(cartItemId));
}

export function* loadMeals(cartItemId: number): SagaGenerator<void> {
  const name = draftNames.meals(cartItemId);
  const draft = daysOfDraft(yield* select((state: WithDrafts) => selectDraft(state, name)));
  const selectedBy = draft === null ? null : 'customer';
  yield* load(
    {
      requested: () => mealsRequested({ cartItemId, selectedBy }),
      loaded: ({ cart_item: cartItem, dates, dishes, selection }) =>
        mealsLoaded({ cartItem, dates, dishes, selection, draft }),
      failed: mealsFailed,
    },
    getMeals,
    { cartItemId },
  );
}

function* reloadMeals(): SagaGenerator<void> {
  const { cartItemId } = yield* select(selectMealSelection);
  if (cartItemId !== null) yield* call(loadMeals, cartItemId);
}

/** Reads the choices at the click, and stores the draft after the click was rendered. */
export function* keepChoices(): SagaGenerator<void> {
  const { cartItemId } = yield* select(selectMealSelection);
  if (cartItemId === null) return;
  const owner = yield* select(selectCustomerKey);
  const values = yield* select(selectDays);
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.nextTask);
  yield* put(draftChanged({ owner, name: draftNames.meals(cartItemId), values }));
}

/** The reducer has already checked that every day is filled. */
export function* saveWhenComplete(): SagaGenerator<void> {
  const { save, cartItemId } = yield* select(selectMealSelection);
  if (cartItemId !== null && save.status === 'sending')
    yield* call(saveChoices, 'customer' as const);
}

export function* delegateRest(): SagaGenerator<void> {
  yield* call(saveChoices, 'dietitian' as const);
}

function* saveChoices(selectedBy: MealsSelectedBy): SagaGenerator<void> {
  const { menu, cartItemId } = yield* select(selectMealSelection);
  if (menu === null || cartItemId === null) return;
  const cart = yield* select(selectCart);
  if (cart === null) {
    yield* call(reloadMeals);
    return;
  }
  const days = yield* select(selectDays);
  const outcome = yield* callApi(saveMealSelection, {
    cart_id: cart.id,
    cart_item_id: cartItemId,
    meals_selected_by: selectedBy,
    days: selectionOf(days, menu.dates),
  });
  if (!outcome.ok) {
    yield* put(mealsSaveFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(draftDropped(draftNames.meals(cartItemId)));
  yield* put(mealsSaveSucceeded({ cartItemId }));
}

function* delegateUnlessAsked(): SagaGenerator<void> {
  const { isAskingToDelegate } = yield* select(selectMealSelection);
  if (!isAskingToDelegate) yield* call(delegate);
}

export function* delegate(): SagaGenerator<void> {
  const { cartItemId } = yield* select(selectMealSelection);
  const cart = yield* select(selectCart);
  if (cartItemId === null) return;
  if (cart === null) {
    yield* call(reloadMeals);
    return;
  }
  const outcome = yield* callApi(delegateMealSelection, {
    cart_id: cart.id,
    cart_item_id: cartItemId,
    meals_selected_by: 'dietitian',
  });
  if (!outcome.ok) {
    yield* put(mealsSaveFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(draftDropped(draftNames.meals(cartItemId)));
  yield* put(mealsDelegationSucceeded({ cartItemId }));
}
