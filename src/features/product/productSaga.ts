import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { changeCartItem, getCart, removeCartItem } from '../../api/carts.ts';
import { mayHaveArrived, toFailure } from '../../api/failure.ts';
import { getPackageCategory } from '../../api/packages.ts';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { AddCartItem } from '../../contract/wire/cart.ts';
import type { RouteParams } from '../../contract/pages/matchRoute.ts';
import { navigate } from '../../routing/navigate.ts';
import { selectFullPath, selectSearch } from '../../routing/routerSlice.ts';
import { callApi, load, type ApiOutcome } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { alertRaised, authenticationRequired } from '../alerts/alertsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import { addItem, addOnce } from './addItem.ts';
import {
  asksToSubscribe,
  itemInQuery,
  pathOfChoices,
  withSubscribe,
  type Choices,
} from './choices.ts';
import {
  addToCartFailed,
  addToCartSubmitted,
  addToCartSucceeded,
  planChangeSucceeded,
  productChoiceChanged,
  productFailed,
  productLoaded,
  productRequested,
  productRetryPressed,
  selectChoices,
  selectLineToChange,
  selectProductState,
  subscribePressed,
  type ProductState,
} from './productSlice.ts';

const NOT_FOUND = 404;

export function* productSaga(): SagaGenerator<void> {
  const delivered = yield* select(selectProductState);
  yield* fork(onRoute, 'packageCategory' as const, openProductOfRoute(delivered));
  yield* takeLatestGuarded(productRetryPressed, reloadProduct);
  yield* takeLatestGuarded(productChoiceChanged, writeChoices);
  yield* takeLeadingGuarded(subscribePressed, subscribe);
}

/** A page rendered by the server carries its product, without a customer's cart. */
function openProductOfRoute({ status, categoryId }: ProductState) {
  let delivered = status === 'loaded' ? categoryId : null;
  return function* openProductPage({ id }: RouteParams): SagaGenerator<void> {
    const isHere = Number(id) === delivered;
    delivered = null;
    if (isHere && !(yield* select(selectIsCustomer))) yield* call(resumeSubscribing);
    else yield* call(openProduct, Number(id));
  };
}

function* openProduct(categoryId: number): SagaGenerator<void> {
  yield* call(loadProduct, categoryId);
  yield* call(resumeSubscribing);
}

/** A guest who pressed Subscribe comes back from login or sign-up: the press counts now. */
export function* resumeSubscribing(): SagaGenerator<void> {
  const isPressed = asksToSubscribe(yield* select(selectSearch));
  if (!isPressed || (yield* select(selectChoices)) === null) return;
  // Taken off the address first: a reload must not press again.
  yield* call(writeChoices, productChoiceChanged({}));
  yield* put(subscribePressed());
}

export function* loadProduct(categoryId: number): SagaGenerator<void> {
  yield* load(
    {
      requested: () => productRequested({ categoryId }),
      loaded: ({ package_category: category, package_category_images: images }) =>
        productLoaded({ category, images, today: kuwaitToday(new Date()) }),
      failed: productFailed,
    },
    getPackageCategory,
    { id: categoryId },
  );
}

function* reloadProduct(): SagaGenerator<void> {
  const { categoryId } = yield* select(selectProductState);
  if (categoryId !== null) yield* call(openProduct, categoryId);
}

/** The address holds the choices: a reload, a shared link and a detour through login keep them. */
export function* writeChoices({
  payload,
}: ReturnType<typeof productChoiceChanged>): SagaGenerator<void> {
  const { categoryId } = yield* select(selectProductState);
  const choices = yield* select(selectChoices);
  if (categoryId === null || choices === null) return;
  const item = itemInQuery(yield* select(selectSearch));
  const path = pathOfChoices(categoryId, { ...choices, ...payload }, item);
  yield* call(navigate, path, { replace: true });
}

export function* subscribe(): SagaGenerator<void> {
  if (yield* select(selectIsCustomer)) yield* call(putIntoCart);
  else yield* call(askToLogIn);
}

/** The whole choice is written out, since today's defaults may not be those after the detour. */
function* askToLogIn(): SagaGenerator<void> {
  yield* call(writeChoices, productChoiceChanged({}));
  yield* put(authenticationRequired(withSubscribe(yield* select(selectFullPath))));
}

function* putIntoCart(): SagaGenerator<void> {
  const { categoryId, addToCart: lastTry } = yield* select(selectProductState);
  const choices = yield* select(selectChoices);
  const line = yield* select(selectLineToChange);
  if (categoryId === null || choices === null) return;
  yield* put(addToCartSubmitted());
  const plan = toPlan(categoryId, choices);
  if (line !== null) return yield* call(changeLine, line.cart_item_id, plan);
  const add = lastTry.failure !== null && mayHaveArrived(lastTry.failure) ? addOnce : addItem;
  yield* call(finishAdding, yield* call(add, plan));
}

function* finishAdding(outcome: ApiOutcome<number>): SagaGenerator<void> {
  if (!outcome.ok) {
    yield* put(addToCartFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(addToCartSucceeded({ cartItemId: outcome.response }));
}

function* changeLine(cartItemId: number, plan: AddCartItem): SagaGenerator<void> {
  const outcome = yield* callApi(changeCartItem, { itemId: cartItemId, plan });
  if (!outcome.ok) {
    if (outcome.error.facts.code === NOT_FOUND) {
      // Perhaps it has been ordered in another tab: the page then offers to add the plan.
      yield* callApi(getCart);
      const isThere = (yield* select(selectLineToChange)) !== null;
      if (isThere) return yield* call(replaceLine, cartItemId, plan);
    }
    yield* put(addToCartFailed(toFailure(outcome.error)));
    return;
  }
  const { removed_dishes: count } = outcome.response;
  yield* put(
    count > 0
      ? notificationShown({ tone: 'warning', key: 'product.changedDishes', values: { count } })
      : notificationShown({ tone: 'success', key: 'product.changed' }),
  );
  yield* put(planChangeSucceeded({ cartItemId }));
}

/** For a server that has lines but not this call: answers and meals are asked for again. */
function* replaceLine(cartItemId: number, plan: AddCartItem): SagaGenerator<void> {
  const added = yield* call(addItem, plan);
  if (added.ok) yield* call(removeEarlier, cartItemId);
  yield* call(finishAdding, added);
}

function* removeEarlier(cartItemId: number): SagaGenerator<void> {
  const removed = yield* callApi(removeCartItem, { itemId: cartItemId });
  if (removed.ok) return;
  yield* put(
    alertRaised({
      kind: 'custom',
      tone: 'warning',
      titleKey: 'alerts.earlierPlan.title',
      textKey: 'alerts.earlierPlan.text',
    }),
  );
}

const toPlan = (categoryId: number, choices: Choices): AddCartItem => ({
  package_category_id: categoryId,
  variant_id: choices.variantId,
  meals: choices.meals,
  snacks: choices.snacks,
  days: choices.days,
  start_date: choices.startDate,
  delivery_preference: choices.delivery,
  delivery_time_slot_id: choices.slotId,
});
