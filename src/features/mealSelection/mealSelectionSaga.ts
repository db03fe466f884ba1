import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import { delegateMealSelection, getMeals, saveMealSelection } from '../../api/meals.ts';
import type { RouteParams } from '../../contract/matchRoute.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { selectCart } from '../cart/cartSlice.ts';
import { unsavedCleared, unsavedMarked } from '../unsaved/unsavedSlice.ts';
import { dayOf } from './dayChoices.ts';
import { selectDays } from './mealSelectionSelectors.ts';
import {
  delegateConfirmed,
  delegatePressed,
  dishToggled,
  mealSelectionDelegated,
  mealsFailed,
  mealsLoaded,
  mealsRequested,
  mealsRetryPressed,
  mealSelectionSaved,
  mealsSaveFailed,
  repeatPressed,
  savePressed,
  selectMealSelection,
} from './mealSelectionSlice.ts';

const UNSAVED = 'mealSelection';

export function* mealSelectionSaga(): SagaGenerator<void> {
  // Unsaved choices end with the page, the persisted flag does not.
  yield* put(unsavedCleared(UNSAVED));
  yield* fork(onRoute, 'meals' as const, loadMealsOfRoute);
  yield* takeLatestGuarded(mealsRetryPressed, reloadMeals);
  yield* takeEveryGuarded(dishToggled, markUnsaved);
  yield* takeEveryGuarded(repeatPressed, markUnsaved);
  yield* takeLeadingGuarded(savePressed, saveWhenComplete);
  yield* takeLeadingGuarded(delegatePressed, delegateUnlessAsked);
  yield* takeLeadingGuarded(delegateConfirmed, delegate);
}

function* loadMealsOfRoute({ cartItemId }: RouteParams): SagaGenerator<void> {
  yield* call(loadMeals, Number(cartItemId));
}

export function* loadMeals(cartItemId: number): SagaGenerator<void> {
  yield* put(mealsRequested({ cartItemId }));
  const outcome = yield* callApi(getMeals, { cartItemId });
  if (!outcome.ok) {
    yield* put(mealsFailed(toFailure(outcome.error)));
    return;
  }
  const { cart_item: cartItem, dates, dishes, selection } = outcome.response;
  yield* put(mealsLoaded({ cartItem, dates, dishes, selection }));
}

function* reloadMeals(): SagaGenerator<void> {
  const { cartItemId } = yield* select(selectMealSelection);
  if (cartItemId !== null) yield* call(loadMeals, cartItemId);
}

function* markUnsaved(): SagaGenerator<void> {
  yield* put(unsavedMarked(UNSAVED));
}

/** The reducer has already judged whether every day is filled. */
export function* saveWhenComplete(): SagaGenerator<void> {
  const { save, menu } = yield* select(selectMealSelection);
  if (save.status !== 'saving' || menu === null) return;
  const cart = yield* select(selectCart);
  if (cart === null) {
    yield* call(reloadMeals);
    return;
  }
  const days = yield* select(selectDays);
  const cartItemId = menu.cartItem.cart_item_id;
  const outcome = yield* callApi(saveMealSelection, {
    cart_id: cart.id,
    cart_item_id: cartItemId,
    meals_selected_by: 'customer',
    days: menu.dates.map((date) => dayOf(days, date)),
  });
  if (!outcome.ok) {
    yield* put(mealsSaveFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(unsavedCleared(UNSAVED));
  yield* put(mealSelectionSaved({ cartItemId }));
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
  yield* put(unsavedCleared(UNSAVED));
  yield* put(mealSelectionDelegated({ cartItemId }));
}
