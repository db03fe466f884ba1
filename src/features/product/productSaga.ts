import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { ApiError } from '../../api/ApiError.ts';
import { addCartItem, getCart, type Cart } from '../../api/carts.ts';
import { toFailure } from '../../api/failure.ts';
import { getPackageCategory } from '../../api/packages.ts';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { AddCartItem } from '../../contract/wire/cart.ts';
import type { RouteParams } from '../../contract/pages/matchRoute.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { selectFullPath, selectSearch } from '../../routing/routerSlice.ts';
import { callApi, load, type ApiOutcome } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { authenticationRequired } from '../alerts/alertsSlice.ts';
import { selectCart } from '../cart/cartSlice.ts';
import { selectIsCustomer } from '../session/sessionSlice.ts';
import { asksToSubscribe, queryFromChoices, withSubscribe, type Choices } from './choices.ts';
import {
  addToCartFailed,
  addToCartSubmitted,
  addToCartSucceeded,
  productChoiceChanged,
  productFailed,
  productLoaded,
  productRequested,
  productRetryPressed,
  selectChoices,
  selectProductState,
  subscribePressed,
} from './productSlice.ts';

export function* productSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'packageCategory' as const, loadProductOfRoute);
  yield* takeLatestGuarded(productRetryPressed, reloadProduct);
  yield* takeLatestGuarded(productChoiceChanged, writeChoices);
  yield* takeLeadingGuarded(subscribePressed, subscribe);
}

function* loadProductOfRoute({ id }: RouteParams): SagaGenerator<void> {
  yield* call(openProduct, Number(id));
}

function* openProduct(categoryId: number): SagaGenerator<void> {
  yield* call(loadProduct, categoryId);
  yield* call(resumeSubscription);
}

/** A guest who pressed Subscribe comes back from login or sign-up: the press counts now. */
export function* resumeSubscription(): SagaGenerator<void> {
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
  const search = queryFromChoices({ ...choices, ...payload });
  yield* call(navigate, paths.packageCategory(categoryId) + search, { replace: true });
}

export function* subscribe(): SagaGenerator<void> {
  if (yield* select(selectIsCustomer)) yield* call(addToCart);
  else yield* call(askToLogIn);
}

/** The whole choice is written out, since today's defaults may not be those after the detour. */
function* askToLogIn(): SagaGenerator<void> {
  yield* call(writeChoices, productChoiceChanged({}));
  yield* put(authenticationRequired(withSubscribe(yield* select(selectFullPath))));
}

function* addToCart(): SagaGenerator<void> {
  const { categoryId } = yield* select(selectProductState);
  const choices = yield* select(selectChoices);
  if (categoryId === null || choices === null) return;
  yield* put(addToCartSubmitted());
  const outcome = yield* call(addItem, toAddCartItem(categoryId, choices));
  if (outcome.ok) yield* put(addToCartSucceeded({ cartItemId: outcome.response }));
  else yield* put(addToCartFailed(toFailure(outcome.error)));
}

const toAddCartItem = (categoryId: number, choices: Choices): AddCartItem => ({
  package_category_id: categoryId,
  variant_id: choices.variantId,
  meals: choices.meals,
  snacks: choices.snacks,
  days: choices.days,
  start_date: choices.startDate,
  delivery_preference: choices.delivery,
  delivery_time_slot_id: choices.slotId,
});

/** Returns the id of the new line. A server that does not send it is asked for the cart. */
function* addItem(item: AddCartItem): SagaGenerator<ApiOutcome<number>> {
  const before = yield* select(selectCart);
  const added = yield* callApi(addCartItem, item);
  if (!added.ok) return added;
  const { cart_item_id: cartItemId } = added.response;
  if (cartItemId !== null) return { ok: true, response: cartItemId };
  const outcome = yield* callApi(getCart);
  if (!outcome.ok) return outcome;
  const newest = newestLine(outcome.response.cart, before);
  return newest === null
    ? { ok: false, error: new ApiError({ kind: 'malformed', code: 0 }) }
    : { ok: true, response: newest };
}

/** The latest of the lines that were not there before, else of those that have grown. */
function newestLine(cart: Cart | null, before: Cart | null): number | null {
  const quantities = new Map(
    before?.items.map(({ cart_item_id, quantity }) => [cart_item_id, quantity]),
  );
  const lines = cart?.items ?? [];
  const added = lines.filter(({ cart_item_id }) => !quantities.has(cart_item_id));
  const grown = lines.filter(
    ({ cart_item_id, quantity }) => quantity > (quantities.get(cart_item_id) ?? 0),
  );
  const ids = (added.length > 0 ? added : grown).map(({ cart_item_id }) => cart_item_id);
  return ids.length > 0 ? Math.max(...ids) : null;
}
