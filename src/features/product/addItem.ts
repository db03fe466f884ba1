import { select, type SagaGenerator } from 'typed-redux-saga';
import { ApiError } from '../../api/ApiError.ts';
import { addCartItem, getCart, type Cart, type CartItem } from '../../api/carts.ts';
import type { AddCartItem } from '../../contract/wire/cart.ts';
import { callApi, type ApiOutcome } from '../../saga/callApi.ts';
import { selectCart } from '../cart/cartSlice.ts';

/** Returns the id of the new line. A server that does not send it is asked for the cart. */
export function* addItem(plan: AddCartItem): SagaGenerator<ApiOutcome<number>> {
  const before = yield* select(selectCart);
  const added = yield* callApi(addCartItem, plan);
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

/** After a try whose answer was lost, because it may have added the line. */
export function* addOnce(plan: AddCartItem): SagaGenerator<ApiOutcome<number>> {
  const before = yield* select(selectCart);
  const outcome = yield* callApi(getCart);
  if (!outcome.ok) return outcome;
  const known = new Set(before?.items.map(({ cart_item_id }) => cart_item_id));
  const line = outcome.response.cart?.items.find(
    (item) => !known.has(item.cart_item_id) && isOfPlan(item, plan),
  );
  return line ? { ok: true, response: line.cart_item_id } : yield* addItem(plan);
}

const isOfPlan = (item: CartItem, plan: AddCartItem) =>
  item.variant.id === plan.variant_id &&
  item.meals === plan.meals &&
  item.snacks === plan.snacks &&
  item.days === plan.days &&
  item.start_date === plan.start_date &&
  item.delivery_preference === plan.delivery_preference &&
  item.delivery_time_slot.id === plan.delivery_time_slot_id;

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
